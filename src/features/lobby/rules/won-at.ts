import type { BigWin } from '#contract/games.ts';
import { atServer } from '#data/device/server-clock.ts';
import { formatTime } from '#shared/time.ts';
import { text } from '../parts/wins/text.ts';

const MINUTE_MS = 60_000;
const MS_PER_SECOND = 1_000;
/** Beyond this the hour says more. */
const MOST_MINUTES = 59;

/** When a win was: in minutes while it is fresh, then by the clock. Servers write seconds, or words of their own. */
export function wonAt({ timestamp, time }: Pick<BigWin, 'timestamp' | 'time'>, nowMs = atServer()): string {
  const seconds = timestamp ?? (typeof time === 'number' ? time : undefined);
  if (seconds === undefined) return String(time ?? '');
  const minutes = Math.floor((nowMs - seconds * MS_PER_SECOND) / MINUTE_MS);
  if (minutes < 1) return text.justNow;
  return minutes <= MOST_MINUTES ? text.minutesAgo(minutes) : formatTime(seconds * MS_PER_SECOND, nowMs);
}
