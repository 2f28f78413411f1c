/** How much a player lets themselves put in by the day, week and month. */
import { endOfSpan, type PlaySpan } from '../rules/play-spans.ts';
import type { Row } from '../sql/tables.ts';
import type { DepositSums } from './deposit-store.ts';

interface LeftOfLimit {
  span: PlaySpan;
  limit: number;
  /** Below nothing where the limit was lowered since. */
  left: number;
}

/** Of the limits that are set the one that leaves least, and of two alike the one that lasts longer. Undefined where none is set. */
function tightestLimit(limits: Row<'player_limit'> | undefined, sums: DepositSums): LeftOfLimit | undefined {
  if (!limits) return undefined;
  const all = [
    ['day', limits.daily_deposit],
    ['week', limits.weekly_deposit],
    ['month', limits.monthly_deposit],
  ] as const;
  const set = all.flatMap(([span, limit]) => (limit === null ? [] : [{ span, limit, left: limit - sums[span] }]));
  return set.toSorted((one, other) => one.left - other.left || set.indexOf(other) - set.indexOf(one))[0];
}

/** Undefined where no limit is set. */
export const leftOfLimit = (limits: Row<'player_limit'> | undefined, sums: DepositSums): number | undefined =>
  tightestLimit(limits, sums)?.left;

/** As the terms of a deposit tell of it. */
export function tellLimit(limits: Row<'player_limit'> | undefined, sums: DepositSums, now: Date) {
  const found = tightestLimit(limits, sums);
  return found ? { ...found, left: Math.max(0, found.left), until: endOfSpan(found.span, now) } : null;
}
