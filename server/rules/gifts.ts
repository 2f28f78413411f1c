import { REWARD_ITEMS } from '#contract/reward-enums.ts';

/**
 * In hundredths of coin or of points; of coin with how often it is to be wagered. Any other id is a coupon's, whose count is
 * its worth, in percent or in hundredths.
 */
export interface Gift {
  id: number;
  count: number;
  betRate: number;
}

/** In hundredths of coin, with how often it is to be wagered. */
export type Coin = Omit<Gift, 'id'>;

/** One gift in hundredths of coin, with how often it is to be wagered. */
export const coin = (count: number, betRate = 1): Gift[] => [{ id: REWARD_ITEMS.coin, count, betRate }];

/** One gift in hundredths of points. */
export const points = (count: number): Gift[] => [{ id: REWARD_ITEMS.points, count, betRate: 0 }];
