/**
 * Times as a player in Manila reads them. By hand, because the browser's own formatters take a slow phone a tenth of a
 * second each to make, before the first paint; the Philippines have had no summer time since 1990.
 */
import { HOUR_MS } from './durations.ts';

const AHEAD_MS = 8 * HOUR_MS;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "10:42" for today, "Nov 19, 10:42" for any other day. */
export function formatTime(atMs: number, nowMs = Date.now()): string {
  return dayInManila(atMs) === dayInManila(nowMs) ? clock(atMs) : formatMoment(atMs);
}

/** "Nov 19, 10:42", for what must be understood whatever the phone believes today to be. */
export function formatMoment(atMs: number): string {
  return `${day(atMs)}, ${clock(atMs)}`;
}

/** The day it is in Manila, as 2026-11-20. */
export function dayInManila(nowMs = Date.now()): string {
  return inManila(nowMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The first moment of a day in Manila. */
export const beginningOf = (day: string): Date => new Date(Date.parse(day) - AHEAD_MS);

/** Its parts in universal time are what clocks in Manila show. */
export const inManila = (atMs: number): Date => new Date(atMs + AHEAD_MS);

const clock = (atMs: number): string =>
  inManila(atMs).toISOString().slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length);

function day(atMs: number): string {
  const date = inManila(atMs);
  return `${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}`;
}
