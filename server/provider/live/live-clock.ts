/** The clock of every live table: rounds follow each other without a pause, and everybody is in the same one. */
import { SECOND_MS } from '#shared/durations.ts';

export const BETTING_MS = 15 * SECOND_MS;
/** The dice fall, and lie there to be seen. */
export const SHOWING_MS = 9 * SECOND_MS;
const ROUND_MS = BETTING_MS + SHOWING_MS;

export interface LivePhase {
  number: number;
  isOpen: boolean;
  leftMs: number;
}

export function livePhase(now: Date): LivePhase {
  const number = Math.floor(now.getTime() / ROUND_MS);
  const passedMs = now.getTime() - number * ROUND_MS;
  const isOpen = passedMs < BETTING_MS;
  return { number, isOpen, leftMs: (isOpen ? BETTING_MS : ROUND_MS) - passedMs };
}

export const isClosed = (number: number, now: Date): boolean => {
  const phase = livePhase(now);
  return number < phase.number || (number === phase.number && !phase.isOpen);
};
