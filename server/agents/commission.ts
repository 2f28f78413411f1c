/** What friends' bets bring. The rules know no database: they are given who counts, and what was bet in which month. */
import { assert } from '#shared/assert.ts';
import { DAY_MS } from '#shared/durations.ts';
import { daysOn, earlier, later, type Period } from '../rules/days-on.ts';

/** Of the rates: hundredths of a percent. */
const WHOLE = 10_000;

export interface Counted {
  id: number;
  /** 1 for a friend, 2 for a friend's friend. */
  level: number;
}

/** In hundredths. */
export interface Bet {
  id: number;
  /** In Manila, as 2026-11. */
  month: string;
  bet: number;
}

export interface Window {
  /** The last one and this one. */
  months: readonly [string, string];
  /** The days of both on which the promotion is on; no day where `until` stands before `from`. */
  from: string;
  until: string;
}

export interface Times {
  /** In Manila. */
  day: string;
  period: Period;
}

/** 2026-11 of 2026-11-20. */
export const monthOf = (day: string): string => day.slice(0, 'yyyy-mm'.length);

export function windowOf({ day, period }: Times): Window {
  const month = monthOf(day);
  const before = monthOf(new Date(Date.parse(`${month}-01`) - DAY_MS).toISOString());
  const { first, last } = daysOn(period);
  return { months: [before, month], from: later(`${before}-01`, first), until: earlier(last, day) };
}

export interface Earned {
  /** What each month has brought, rounded down once. */
  months: ReadonlyMap<string, number>;
  levels: readonly { level: number; friendCount: number; bet: number; commission: number }[];
}

/** `rates` are those of the levels, from the first on. */
export function earnedBy(people: readonly Counted[], bets: readonly Bet[], rates: readonly number[]): Earned {
  const levelOf = new Map(people.map(({ id, level }) => [id, level]));
  const months = new Map<string, number>();
  const levels = rates.map((_, at) => ({ level: at + 1, friendCount: 0, bet: 0 }));
  for (const { level } of people)
    count(levels, level, ({ friendCount, bet }) => ({ friendCount: friendCount + 1, bet }));
  for (const { id, month, bet } of bets) {
    const level = levelOf.get(id) ?? 0;
    months.set(month, (months.get(month) ?? 0) + bet * (rates[level - 1] ?? 0));
    count(levels, level, (before) => ({ ...before, bet: before.bet + bet }));
  }
  return {
    months: new Map([...months].map(([month, parts]) => [month, wholeOf(parts)])),
    levels: levels.map((one) => ({ ...one, commission: commissionOf(one.bet, rates[one.level - 1] ?? 0) })),
  };
}

type Sum = { friendCount: number; bet: number };

function count(levels: (Sum & { level: number })[], level: number, add: (before: Sum) => Sum): void {
  const one = levels[level - 1];
  if (one) Object.assign(one, add(one));
}

export const commissionOf = (bet: number, rate: number): number => wholeOf(bet * rate);

function wholeOf(parts: number): number {
  assert(Number.isSafeInteger(parts), 'what was bet, times a rate, is a number that is exact');
  return (parts - (parts % WHOLE)) / WHOLE;
}

/** What of each month waits to be received: never below nothing, also when bets are undone after it was received. */
export const dueOf = (earned: Earned['months'], received: ReadonlyMap<string, number>): Map<string, number> =>
  new Map(
    [...earned]
      .map(([month, amount]): [string, number] => [month, amount - (received.get(month) ?? 0)])
      .filter(([, amount]) => amount > 0),
  );

export const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0);
