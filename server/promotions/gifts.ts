import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import type { Gift } from './promotion.ts';

/** One gift in hundredths of coin, with how often it is to be wagered. */
export const coin = (count: number, betRate = 1): Gift[] => [{ id: REWARD_ITEMS.coin, count, betRate }];

/** One gift in hundredths of points. */
export const points = (count: number): Gift[] => [{ id: REWARD_ITEMS.points, count, betRate: 0 }];
