import { type RefObject, useEffect } from 'react';
import { Icon } from '../icon/index.ts';

interface CarouselMotionProps {
  track: RefObject<HTMLElement | null>;
  everyMs: number;
  isPaused: boolean;
  pauseName: string;
  onPause: () => void;
}

/**
 * Moves a carousel on by one slide at a time, until the player touches, points at or reads it. A button stops it for
 * good. A player who asks for less motion sees neither the motion nor the button.
 */
export function CarouselMotion({ track, everyMs, isPaused, pauseName, onPause }: CarouselMotionProps) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

  useEffect(() => {
    const place = track.current?.parentElement;
    return place && !isStill && !isPaused ? move(place, track, everyMs) : undefined;
  }, [track, everyMs, isPaused, isStill]);

  if (isStill) return null;
  return (
    <button type="button" className="carousel-pause" aria-label={pauseName} onClick={onPause}>
      <Icon name={isPaused ? 'play' : 'pause'} />
    </button>
  );
}

const HOLDS = { pointerenter: 'mouse', touchstart: 'finger', focusin: 'focus' };
const RELEASES = { pointerleave: 'mouse', touchend: 'finger', touchcancel: 'finger', focusout: 'focus' };

/** Returns what ends it. */
function move(place: HTMLElement, track: RefObject<HTMLElement | null>, everyMs: number): () => void {
  const held = new Set<string>();
  const done = new AbortController();
  const options = { passive: true, signal: done.signal };
  for (const [event, who] of Object.entries(HOLDS)) {
    place.addEventListener(
      event,
      (heard) => {
        // A tap pretends to be a mouse that never leaves again.
        if (heard instanceof PointerEvent && heard.pointerType !== 'mouse') return;
        held.add(who);
      },
      options,
    );
  }
  for (const [event, who] of Object.entries(RELEASES)) place.addEventListener(event, () => held.delete(who), options);
  const timer = setInterval(() => {
    if (held.size === 0 && document.visibilityState !== 'hidden' && track.current) showNext(track.current);
  }, everyMs);
  return () => {
    clearInterval(timer);
    done.abort();
  };
}

function showNext(track: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = track;
  // Behind another screen it has no width, and nowhere to go.
  if (clientWidth === 0) return;
  const next = (Math.round(scrollLeft / clientWidth) + 1) * clientWidth;
  track.scrollTo({ left: next >= scrollWidth - 1 ? 0 : next, behavior: 'smooth' });
}
