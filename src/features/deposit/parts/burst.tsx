import { useEffect, useState } from 'react';
import { isStill } from '#data/money/balance.ts';
import './burst.css';

const SPARKS = Array.from({ length: 12 }, (_, at) => at);
export const BURST_MS = 900;

/** Sparks around what it stands in, once. None where nothing should move. */
export function Burst() {
  const [isOver, setIsOver] = useState(isStill);
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setIsOver(true), BURST_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  if (isOver) return null;
  return (
    <span className="deposit-burst" aria-hidden="true">
      {SPARKS.map((at) => (
        <i key={at} style={{ transform: `rotate(${(at / SPARKS.length) * 360}deg)` }} />
      ))}
    </span>
  );
}
