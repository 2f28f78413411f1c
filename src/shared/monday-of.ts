import { DAY_MS } from './durations.ts';

/** The Monday of its week, both days as 2026-11-20. */
export function mondayOf(day: string): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (midnight.getUTCDay() + 6) % 7;
  return new Date(midnight.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
