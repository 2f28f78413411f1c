import { useEffect, useState } from 'react';
import { atServer } from '#data/device/server-clock.ts';

const LONGEST_TIMER_MS = 2_147_483_647;

/** Draws anew at the end, which may come while the page is open. */
export function useLookAgain(endTime: number): void {
  const [, look] = useState(false);
  useEffect(() => {
    const leftMs = endTime - atServer();
    if (leftMs < 0 || leftMs > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(() => look(true), leftMs + 1);
    return () => clearTimeout(timer);
  }, [endTime]);
}
