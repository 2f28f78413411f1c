/** The days in Manila on which a promotion is on. */
import { SECOND_MS } from '#shared/durations.ts';
import { dayInManila } from '#shared/time.ts';

export interface Period {
  /** Unix seconds; 0 is no time at all. */
  startTime: number;
  endTime: number;
}

/** Empty texts where it has no beginning, or no end. */
export const daysOn = ({ startTime, endTime }: Period): { first: string; last: string } => ({
  first: startTime > 0 ? dayInManila(startTime * SECOND_MS) : '',
  // Its last moment does not belong to it.
  last: endTime > 0 ? dayInManila(endTime * SECOND_MS - 1) : '',
});

/** Of two days in the form 2026-11-20; an empty one is before all others. */
export const later = (one: string, other: string): string => (one > other ? one : other);

/** An empty `one` is no bound, so the other counts. */
export const earlier = (one: string, other: string): string => (one !== '' && one < other ? one : other);
