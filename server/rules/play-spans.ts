/** Days, weeks and months as Manila counts them; a week begins on Monday. */
import { mondayOf } from '#shared/monday-of.ts';
import { beginningOf, dayInManila } from '#shared/time.ts';
import { DAY_MS } from '#shared/durations.ts';

/** All as 2026-11-20. */
export interface PlaySpans {
  day: string;
  weekFrom: string;
  monthFrom: string;
}

export function playSpansOf(now: Date): PlaySpans {
  const day = dayInManila(now.getTime());
  return { day, weekFrom: mondayOf(day), monthFrom: `${day.slice(0, 8)}01` };
}

export type PlaySpan = 'day' | 'week' | 'month';

const MORE_THAN_A_MONTH_MS = 32 * DAY_MS;

/** When the day, week or month of `now` is over, in milliseconds since 1970. */
export function endOfSpan(span: PlaySpan, now: Date): number {
  const { day, weekFrom, monthFrom } = playSpansOf(now);
  if (span === 'day') return beginningOf(day).getTime() + DAY_MS;
  if (span === 'week') return beginningOf(weekFrom).getTime() + 7 * DAY_MS;
  const inNext = dayInManila(beginningOf(monthFrom).getTime() + MORE_THAN_A_MONTH_MS);
  return beginningOf(`${inNext.slice(0, 8)}01`).getTime();
}
