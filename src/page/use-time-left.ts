import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** How long it is until then, told every second; never more than `mostMs`, whatever the phone's clock says. */
export function useTimeLeft(untilMs: number, mostMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.min(mostMs, untilMs - nowMs));
}

/** "9:59:58". */
export function spellTimeLeft(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND_MS);
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
