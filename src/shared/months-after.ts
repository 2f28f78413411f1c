import { inManila } from './time.ts';

/** By the calendar of Manila. Of a month that has no such day, its last one: 6 months after August 31 is the end of February. */
export function monthsAfter(from: Date, months: number): Date {
  const today = inManila(from.getTime());
  const to = new Date(today);
  to.setUTCMonth(to.getUTCMonth() + months);
  if (to.getUTCDate() !== today.getUTCDate()) to.setUTCDate(0);
  return new Date(from.getTime() + to.getTime() - today.getTime());
}
