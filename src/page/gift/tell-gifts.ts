import { isCoupon, isGivenByPiece, isPercentCoupon, type Ranges } from '#contract/coupon-rules.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { formatPesos, formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatPoints } from '#shared/points.ts';
import { text } from './text.ts';

interface Gift {
  id: number;
  count: number;
  /** Of a coupon that is given by the piece: what one is worth, in pesos, and for which deposit. */
  num?: number | null | undefined;
  limitAmount?: number | null | undefined;
}

/** "₱2.00 + 50 points"; what comes to nothing is left out, and empty where nothing is given. */
export const tellGifts = (gifts: readonly Gift[], byPiece?: Ranges): string =>
  gifts
    .filter(({ count }) => count > 0)
    .map((gift) => tellGift(gift, byPiece))
    .join(' + ');

function tellGift({ id, count, num, limitAmount }: Gift, byPiece?: Ranges): string {
  if (id === REWARD_ITEMS.coin) return formatPesos(cents(count));
  if (id === REWARD_ITEMS.points) return text.points(formatPoints(count));
  if (isGivenByPiece(id, byPiece)) {
    return text.givenCoupons(count, text.couponOf(pesos((num ?? 0) * 100)), pesos(limitAmount ?? 0));
  }
  if (isPercentCoupon(id)) return text.percentCoupon(count);
  if (isCoupon(id)) return text.couponOf(pesos(count));
  return text.items[id]?.(count) ?? text.pieces(count);
}

const pesos = (hundredths: number): string => formatShortPesos(cents(hundredths));
