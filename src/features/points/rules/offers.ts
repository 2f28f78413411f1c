/** What an offer gives, and what stands between it and the player. */
import type { PointsOffer } from '#contract/entities/order.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { toWagerOf } from '#contract/wager-rules.ts';
import { cents, type Cents } from '#shared/money.ts';

/** As many as one call may ask for. */
const MOST_TIMES = 99;

/** The coin that it gives, and how much of it has to be bet. */
export function coinOf({ rewardList }: PointsOffer): { amount: Cents; toBet: Cents } {
  const coins = rewardList.filter(({ id }) => id === REWARD_ITEMS.coin);
  const amount = coins.reduce((sum, { count }) => sum + count, 0);
  const toBet = coins.reduce((sum, { count, betRate }) => sum + toWagerOf(count, betRate ?? 0), 0);
  return { amount: cents(amount), toBet: cents(toBet) };
}

/** How often it can be taken now: with these points, and as far as something is left today. */
export function timesOf({ points, leftToday }: PointsOffer, has: number): number {
  return Math.min(Math.floor(has / points), leftToday ?? MOST_TIMES, MOST_TIMES);
}
