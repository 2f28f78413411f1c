import { COUPON_RANGES, PERCENT_COUPON_RANGES, REWARD_ITEMS } from '#contract/reward-enums.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatPoints } from '#shared/points.ts';
import { text as seasons } from '../seasons/text.ts';
import { text } from '../text.ts';

/** "₱2.00 + 50 points"; empty where nothing is given. */
export const tellGifts = (gifts: readonly { id: number; count: number }[]): string => gifts.map(tellGift).join(' + ');

function tellGift({ id, count }: { id: number; count: number }): string {
  if (id === REWARD_ITEMS.coin) return formatPesos(cents(count));
  if (id === REWARD_ITEMS.points) return text.points(formatPoints(count));
  if (isIn(PERCENT_COUPON_RANGES, id)) return text.percentCoupon(count);
  if (isIn(COUPON_RANGES, id)) return text.couponOf(formatPesos(cents(count)));
  return seasons.items[id]?.(count) ?? text.pieces(count);
}

const isIn = (ranges: readonly (readonly [number, number])[], id: number): boolean =>
  ranges.some(([first, last]) => first <= id && id <= last);
