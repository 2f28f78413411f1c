import { Activity, type ReactNode, useLayoutEffect, useRef } from 'react';
import { must } from '#shared/assert.ts';

/**
 * Keeps a screen alive while another is shown. React hides it by `display: none`, after which the browser lays it out anew
 * when it is shown again: a tenth of a second on a slow phone. `content-visibility` keeps the layout, so that way is taken
 * where the browser knows it.
 */
export function KeptScreen({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const screen = must(place.current, 'the screen has a place');
    if (isShown) return left.current?.focus({ preventScroll: true });
    // A player who comes back goes on from where they were.
    left.current = screen.querySelector(':focus');
    return canKeepLayout() ? keepLayout(screen) : undefined;
  }, [isShown]);
  return (
    <div ref={place} className="kept-screen" data-behind={!isShown}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </div>
  );
}

const canKeepLayout = (): boolean => globalThis.CSS?.supports?.('content-visibility', 'hidden');

/** React hides it now, and again when it has drawn what is hidden: each time before the browser looks at it. Returns what ends it. */
function keepLayout(place: HTMLElement): () => void {
  const undo = (): void => {
    for (const screen of place.children) (screen as HTMLElement).style.removeProperty('display');
  };
  undo();
  const observer = new MutationObserver(undo);
  observer.observe(place, { attributeFilter: ['style'], childList: true, subtree: true });
  return () => observer.disconnect();
}
