/** Days and months as a calendar counts them. A day is written as 2026-11-20. */
import { DAY_MS } from './durations.ts';
import { inManila } from './time.ts';

/** The Monday of its week. */
export function mondayOf(day: string): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (midnight.getUTCDay() + 6) % 7;
  return new Date(midnight.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Of a month that has no such day, its last one: 6 months after August 31 is the end of February. */
export function monthsAfter(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

/** As 2026-11-20T10:42:05+08:00. */
export const momentInManila = (atMs: number): string =>
  `${inManila(atMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}+08:00`;
