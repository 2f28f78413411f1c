import { useEffect, useReducer } from 'react';
import { atServer } from '#data/device/server-clock.ts';

const LONGEST_TIMER_MS = 2_147_483_647;

/** Draws anew at this moment, which may come while the page is open, and again at the next that it is given. */
export function useLookAgain(moment: number): void {
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const leftMs = moment - atServer();
    if (leftMs < 0 || leftMs > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(look, leftMs + 1);
    return () => clearTimeout(timer);
  }, [moment]);
}
