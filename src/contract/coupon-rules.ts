/** What a coupon adds to a deposit: reckoned here for every program. */
import { COUPON_RANGES, PERCENT_COUPON_RANGES } from './reward-enums.ts';

export type Ranges = readonly (readonly [first: number, last: number])[];

const isIn = (ranges: Ranges, id: number): boolean => ranges.some(([first, last]) => first <= id && id <= last);

export const isCoupon = (id: number): boolean => isIn(COUPON_RANGES, id);
export const isPercentCoupon = (id: number): boolean => isIn(PERCENT_COUPON_RANGES, id);

/** Those that a client counts by the piece; a build for an operator that has such coupons names them here. */
const GIVEN_BY_PIECE: Ranges = [];

export const isGivenByPiece = (id: number, ranges = GIVEN_BY_PIECE): boolean => isIn(ranges, id);

export interface CouponWorth {
  /** The item. */
  propId: number;
  /** In percent or in hundredths. */
  count: number;
  /** Of a percentage the most that it adds, of an amount the least deposit; 0 for neither. */
  limitAmount: number;
}

/** In whole hundredths; 0 where it does not fit this deposit. */
export function couponBonus({ propId, count, limitAmount }: CouponWorth, amount: number): number {
  if (!isPercentCoupon(propId)) return amount >= limitAmount ? count : 0;
  const adds = Math.floor((amount * count) / 100);
  return limitAmount > 0 ? Math.min(limitAmount, adds) : adds;
}
