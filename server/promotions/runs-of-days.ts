/** Days in a row, as a calendar in Manila has them: 2026-12-24. */
import { DAY_MS } from '#shared/durations.ts';

export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, '2026-12-24'.length);

export interface Run {
  /** Its first day; empty where there is none. */
  start: string;
  length: number;
  /** Today or yesterday is its last, so another day goes on with it. */
  isGoingOn: boolean;
  hasToday: boolean;
}

/** The newest run of these days. One that is as long as any may be is followed by another. */
export function runOf(days: readonly string[], { day, most }: { day: string; most: number }): Run {
  const all = new Set(days);
  const last = [...all].toSorted().at(-1);
  if (last === undefined) return { start: '', length: 0, isGoingOn: false, hasToday: false };
  const inRow = [last];
  for (let before = dayBefore(last); all.has(before); before = dayBefore(before)) inRow.unshift(before);
  const length = ((inRow.length - 1) % most) + 1;
  return {
    start: inRow[inRow.length - length] ?? '',
    length,
    isGoingOn: last === day || last === dayBefore(day),
    hasToday: last === day,
  };
}
