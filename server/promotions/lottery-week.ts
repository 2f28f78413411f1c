/** The weeks of the lottery, as Manila counts them: bets from Monday to Friday, the draw on Saturday at eight in the evening. */
import { createHash } from 'node:crypto';
import { beginningOf, dayInManila } from '#shared/time.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { daysOn, earlier, later, type Period } from '../rules/days-on.ts';
import { playSpansOf } from '../rules/play-spans.ts';

const DRAW_AFTER_MS = 5 * DAY_MS + 20 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** When a week that begins on this Monday is drawn. */
export const drawOf = (week: string): Date => new Date(beginningOf(week).getTime() + DRAW_AFTER_MS);

/** The Monday of the week that is drawn next. */
export function weekOf(now: Date): string {
  const { weekFrom } = playSpansOf(now);
  return now < drawOf(weekFrom) ? weekFrom : dayInManila(beginningOf(weekFrom).getTime() + WEEK_MS);
}

/** Its Friday: a bet of Saturday or Sunday earns nothing. */
export const fridayOf = (week: string): string => dayInManila(beginningOf(week).getTime() + 4 * DAY_MS);

/** The days of a week whose bets count: those on which the promotion is on. None where `until` stands before `from`. */
export function daysOf(week: string, period: Period): { from: string; until: string } {
  const { first, last } = daysOn(period);
  return { from: later(first, week), until: earlier(last, fridayOf(week)) };
}

/** Shown before the draw: who knows the seed afterwards can see that it was this one all the time. */
export const seedHashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');
