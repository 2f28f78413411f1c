import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '#ui/icon/index.ts';
import { text } from './cards/text.ts';
import './to-top.css';

const SHOWN_BEYOND_PX = 100;
const WATCH_MS = 500;
const ANIMATION_MS = 200;

/** A button that appears once the main area is scrolled, and takes it back to the top. */
export function ToTop({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const main = scroller.current;
    if (!main) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setIsShown(main.scrollTop > SHOWN_BEYOND_PX);
    };
    // Trailing, so that the last position always counts; at most once in half a second, so that a fling costs nothing.
    const watch = () => {
      timer ??= setTimeout(look, WATCH_MS);
    };
    main.addEventListener('scroll', watch, { passive: true });
    // The player may have scrolled before this was there.
    watch();
    return () => {
      clearTimeout(timer);
      main.removeEventListener('scroll', watch);
    };
  }, [scroller]);

  function rise() {
    setIsShown(false);
    const main = scroller.current;
    if (!main) return;
    const from = main.scrollTop;
    const start = performance.now();
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const step = (now: number) => {
      const done = isReduced ? 1 : Math.min(1, (now - start) / ANIMATION_MS);
      main.scrollTop = from * (1 - done) ** 2;
      if (done < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    main.focus({ preventScroll: true });
  }

  if (!isShown) return null;
  return (
    <button type="button" className="to-top" aria-label={text.toTop} onClick={rise}>
      <Icon name="up" />
    </button>
  );
}
