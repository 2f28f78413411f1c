/** What a first deposit buys: reckoned here for every program. */
import { isCoupon, isPercentCoupon } from './coupon-rules.ts';
import { REWARD_ITEMS } from './reward-enums.ts';

interface Award {
  id: number;
  count: number;
}

interface Priced {
  price: number;
}

/** The dearest package that the deposit pays for. */
export const packageFor = <Package extends Priced>(packages: readonly Package[], amount: number): Package | undefined =>
  packages.filter(({ price }) => price <= amount).toSorted((one, other) => other.price - one.price)[0];

const POINTS_WORTH = 0.008;
const COUPON_WORTH = 100;

/** A coupon of an amount; one of a percentage is worth nothing by itself. */
const isGeneralCoupon = (id: number): boolean => isCoupon(id) && !isPercentCoupon(id);

/** All that a package brings, the deposit included, in percent of its price. `coupons` knows each coupon's worth by its id. */
export function percentOf(
  { price, award }: Priced & { award: readonly Award[] },
  coupons: Readonly<Record<string, { num?: number | null | undefined }>> = {},
): number {
  if (price <= 0) return 0;
  const worth = award.reduce((sum, { id, count }) => {
    if (id === REWARD_ITEMS.coin) return sum + count;
    if (id === REWARD_ITEMS.points) return sum + count * POINTS_WORTH;
    return isGeneralCoupon(id) ? sum + (coupons[id]?.num ?? 0) * COUPON_WORTH : sum;
  }, 0);
  return Math.floor(((price + worth) / price) * 100);
}
