import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../icon/index.ts';
import './carousel-controls.css';

type Track = RefObject<HTMLElement | null>;

interface MotionProps {
  track: Track;
  everyMs: number;
  isPaused: boolean;
  pauseName: string;
  onPause: () => void;
}

interface CarouselControlsProps {
  track: Track;
  count: number;
  /** Nothing moves by itself without it. */
  motion?: Omit<MotionProps, 'track'> | undefined;
}

/** What lies over a carousel: which slide is seen, and the motion with its button. It comes after the first screen. */
export function CarouselControls({ track, count, motion }: CarouselControlsProps) {
  return (
    <>
      <Dots track={track} count={count} />
      {motion && <Motion track={track} {...motion} />}
    </>
  );
}

function Dots({ track, count }: { track: Track; count: number }) {
  const [shownAt, setShownAt] = useState(() => placeOf(track.current));

  // With every drawing, since the slides may be others by then.
  useEffect(() => {
    const slides = [...(track.current?.children ?? [])];
    // A listener to `scroll` would have the track laid out with every frame of its motion.
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ intersectionRatio }) => intersectionRatio >= MOST_OF_IT);
        if (seen) setShownAt(slides.indexOf(seen.target));
      },
      { root: track.current, threshold: MOST_OF_IT },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  });

  return (
    <div className="carousel-dots" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} data-on={at === shownAt ? '' : undefined} />
      ))}
    </div>
  );
}

const MOST_OF_IT = 0.6;

/** Which slide is seen; behind another screen the track has no width. */
const placeOf = (track: HTMLElement | null): number =>
  Math.round((track?.scrollLeft ?? 0) / Math.max(1, track?.clientWidth ?? 1));

/**
 * Moves a carousel on by one slide at a time, until the player touches, points at or reads it. A button stops it for
 * good. A player who asks for less motion sees neither the motion nor the button.
 */
function Motion({ track, everyMs, isPaused, pauseName, onPause }: MotionProps) {
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
function move(place: HTMLElement, track: Track, everyMs: number): () => void {
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
  const { clientWidth, scrollWidth } = track;
  // Behind another screen it has no width, and nowhere to go.
  if (clientWidth === 0) return;
  const next = (placeOf(track) + 1) * clientWidth;
  track.scrollTo({ left: next >= scrollWidth - 1 ? 0 : next, behavior: 'smooth' });
}
