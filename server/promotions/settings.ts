/** What an operator's figures are read by. Each has an upper bound, so that a slip of a finger gives nobody a fortune. */
import * as v from 'valibot';
import { isCoupon, isPercentCoupon } from '#contract/coupon-rules.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';

const MOST = 100_000_000; // A million pesos.

export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST));
/** A share of what is bet, in hundredths of a percent: at most a tenth, since a bet earns the house less. */
export const BasisPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000));
export const Rate = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const OfCoin = v.object({ id: v.literal(REWARD_ITEMS.coin), count: Count, betRate: v.optional(Rate, 1) });

/** Points are bet for nothing: what they are exchanged for is. */
const OfPoints = v.pipe(
  v.object({ id: v.literal(REWARD_ITEMS.points), count: Count }),
  v.transform((gift) => ({ ...gift, betRate: 0 })),
);

const MOST_PERCENT = 100;

/** Its terms are the operator's for all of its kind. */
export const OfCoupon = v.pipe(
  v.object({ id: v.pipe(v.number(), v.check(isCoupon)), count: v.pipe(Count, v.minValue(1)) }),
  v.check(({ id, count }) => !isPercentCoupon(id) || count <= MOST_PERCENT),
  v.transform((gift) => ({ ...gift, betRate: 0 })),
);

/** Coin, points and coupons: there is no account for anything else yet. */
export const Gifts = v.pipe(v.array(v.union([OfCoin, OfPoints, OfCoupon])), v.maxLength(10));

/** One word: it stands before every mark. */
export const Season = v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/));

/** As the configuration tells of them: an award travels as a JSON text. */
export const withAwardText = <One extends { award: unknown }>(list: readonly One[]) =>
  list.map(({ award, ...one }) => ({ ...one, award: JSON.stringify(award) }));

/** None of them stands twice: what has one id is marked once. */
export const isUnlike = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
