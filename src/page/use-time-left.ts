import { useEffect, useState } from 'react';
import { atServer } from '#data/device/server-clock.ts';

const SECOND_MS = 1_000;

/** How long it is until then at the server, told every second; never more than `mostMs`. */
export function useTimeLeft(untilMs: number, mostMs: number): number {
  const [nowMs, setNowMs] = useState(() => atServer());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(atServer()), SECOND_MS);
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
