import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import './roll-item.css';
import './roll.css';

interface RollProps {
  name: string;
  items: { id: string; content: ReactNode }[];
  everyMs: number;
  isPaused: boolean;
  /** What stands still beside what rolls. */
  before?: ReactNode;
  after?: ReactNode;
}

/** One line after the other rises into a place of fixed height. It waits while it is read, touched or pointed at. */
export function Roll({ name, items, everyMs, isPaused, before, after }: RollProps) {
  const [turn, setTurn] = useState(0);
  const isHeld = useRef(false);
  const canRoll = items.length > 1 && !isPaused;

  useEffect(() => {
    if (!canRoll || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => {
      if (!isHeld.current && document.visibilityState !== 'hidden') setTurn((last) => last + 1);
    }, everyMs);
    return () => clearInterval(timer);
  }, [canRoll, everyMs]);

  const hold = (): void => {
    isHeld.current = true;
  };
  const release = (): void => {
    isHeld.current = false;
  };
  const holds = {
    // A tap pretends to be a mouse that never leaves again.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && hold(),
    onPointerLeave: release,
    onTouchStart: hold,
    onTouchEnd: release,
    onTouchCancel: release,
    onFocus: hold,
    onBlur: release,
  };
  const shown = items[turn % Math.max(1, items.length)];
  return (
    <section className="roll" aria-label={name} {...holds}>
      {before}
      {shown && (
        <div key={`${turn} ${shown.id}`} className={turn === 0 ? 'roll-item' : 'roll-item roll-rise'}>
          {shown.content}
        </div>
      )}
      {after}
    </section>
  );
}
