/** How a limit is read and typed: money in pesos, time in minutes. */
import type { CareState, LimitKind } from '#contract/care.ts';
import { atServer } from '#data/device/server-clock.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { cents } from '#shared/money.ts';
import { readAmount } from '#shared/typed-amount.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';

/** As many as there are. */
const MOST_MINUTES: Partial<Record<LimitKind, number>> = {
  dailyMinutes: 1_440,
  weeklyMinutes: 7 * 1_440,
  monthlyMinutes: 31 * 1_440,
};
const MOST_CENTS = 1_000_000_000;

/** The time-out lasts, or the day of a higher limit is not over. */
export const isAhead = (atMs: number): boolean => atMs > atServer();

/** Of lengths of a time-out, in minutes, those that end later than what stands, to the hour. */
export function lengthening<Minutes extends number>(lengths: readonly Minutes[], untilMs: number): Minutes[] {
  const leftHours = Math.ceil((untilMs - atServer()) / HOUR_MS);
  return lengths.filter((minutes) => minutes * MINUTE_MS > leftHours * HOUR_MS);
}

export const isTime = (kind: LimitKind): boolean => kind in MOST_MINUTES;
export const isLoss = (kind: LimitKind): boolean => kind.endsWith('Loss');

export function limitWords(kind: LimitKind, amount: number | null): string {
  if (amount === null) return text.noLimit;
  return isTime(kind) ? text.minutes(amount) : formatPesos(cents(amount));
}

/** Whether the limit holds is the server's word: the phone's clock may be wrong. */
export function saidOfSetting(state: CareState | null | undefined, kind: LimitKind, amount: number | null): Message {
  const isNow = state?.limitList.find((limit) => limit.kind === kind)?.amount === amount;
  return isNow ? text.limitSet : text.limitAsked;
}

export function readLimit(kind: LimitKind, typed: string): number | Message {
  const most = MOST_MINUTES[kind];
  if (most === undefined) {
    const amount = readAmount(typed);
    return amount === undefined || amount > MOST_CENTS ? text.notAmount : amount;
  }
  const minutes = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return minutes > 0 && minutes <= most ? minutes : text.notMinutes(most.toLocaleString('en-PH'));
}
