import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react';

interface Autoplay {
  everyMs: number;
  isOn: boolean;
}

/** Moves a track on by one slide at a time, and returns what the place around it must listen to for holding it. */
export function useAutoplay(track: RefObject<HTMLElement | null>, { everyMs, isOn }: Autoplay) {
  /** Who holds it: a pointer over it, a finger on it, the focus in it. */
  const held = useRef(new Set<string>());

  useEffect(() => {
    if (!isOn || isStill()) return undefined;
    const timer = setInterval(() => {
      if (held.current.size > 0 || document.visibilityState === 'hidden') return;
      if (track.current) showNext(track.current);
    }, everyMs);
    return () => clearInterval(timer);
  }, [track, everyMs, isOn]);

  return useMemo(() => {
    const hold = (who: string) => () => void held.current.add(who);
    const release = (who: string) => () => void held.current.delete(who);
    return {
      // A tap pretends to be a mouse that never leaves again.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && held.current.add('mouse'),
      onPointerLeave: release('mouse'),
      onTouchStart: hold('finger'),
      onTouchEnd: release('finger'),
      onTouchCancel: release('finger'),
      onFocus: hold('focus'),
      onBlur: release('focus'),
    };
  }, []);
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function showNext(track: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = track;
  // Behind another screen it has no width, and nowhere to go.
  if (clientWidth === 0) return;
  const next = (Math.round(scrollLeft / clientWidth) + 1) * clientWidth;
  track.scrollTo({ left: next >= scrollWidth - 1 ? 0 : next, behavior: 'smooth' });
}
