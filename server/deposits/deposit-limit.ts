/** How much a player lets themselves put in by the day, week and month. */
import type { Row } from '../sql/tables.ts';
import type { DepositSums } from './deposit-store.ts';

/** Undefined where no limit is set, and below nothing where one was lowered since. */
export function leftOfLimit(limits: Row<'player_limit'> | undefined, sums: DepositSums): number | undefined {
  if (!limits) return undefined;
  const left = [
    [limits.daily_deposit, sums.day],
    [limits.weekly_deposit, sums.week],
    [limits.monthly_deposit, sums.month],
  ] as const;
  const set = left.flatMap(([limit, used]) => (limit === null ? [] : [limit - used]));
  return set.length === 0 ? undefined : Math.min(...set);
}
