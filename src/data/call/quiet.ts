import { inTime } from '#shared/in-time.ts';

/**
 * While one service worker ends for the next, nothing is asked. In Chromium a call that comes while the old one ends starts it
 * again, and then it stays in charge for up to five minutes.
 */
const quiet: { over?: Promise<void> | undefined } = {};

/** Undefined while calls may go. */
export const quietIsOver = (): Promise<void> | undefined => quiet.over;

const NEVER = new Promise<never>(() => undefined);

/** Calls wait so long, or until that has happened if it comes first. */
export function keepQuiet(longestMs: number, until: Promise<unknown> = NEVER): Promise<void> {
  const over = inTime(until, longestMs).then(() => {
    if (quiet.over === over) quiet.over = undefined;
  });
  quiet.over = over;
  return over;
}
