/** Times as a player in Manila reads them. */
const ZONE = 'Asia/Manila';
const clock = new Intl.DateTimeFormat('en-PH', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: ZONE,
});
const day = new Intl.DateTimeFormat('en-PH', { day: 'numeric', month: 'short', timeZone: ZONE });

/** "10:42" for today, "Nov 19, 10:42" for any other day. */
export function formatTime(atMs: number, nowMs = Date.now()): string {
  return day.format(atMs) === day.format(nowMs) ? clock.format(atMs) : formatMoment(atMs);
}

/** "Nov 19, 10:42", for what must be understood whatever the phone believes today to be. */
export function formatMoment(atMs: number): string {
  return `${day.format(atMs)}, ${clock.format(atMs)}`;
}

/** The day it is in Manila, as 2026-11-20. */
export function dayInManila(nowMs = Date.now()): string {
  return isoDay.format(nowMs);
}

// Swedes write a day as ISO does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });
