/** What a deposit brings besides, part by part. */
import { couponBonus } from '#contract/coupon-rules.ts';
import type { Coupon, TradeInfo } from '#contract/entities/order.ts';
import type { Reward } from '#contract/entities/reward.ts';
import { packageFor } from '#contract/first-charge-rules.ts';
import { bonusOf, leastStep, type LadderStep } from '#contract/ladder-rules.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { type Cents, cents } from '#shared/money.ts';

/** In hundredths, each as much as comes for certain: a deposit that is under way may come first and take it. */
export interface Adds {
  ladder: Cents;
  firstCharge: Cents;
  coupon: Cents;
  pack: Cents;
  inAll: Cents;
}

/** What a deposit is used with. */
interface With {
  coupon?: Coupon | undefined;
  /** A pack that it buys. */
  pack?: Pack | undefined;
  /** False where what is bought takes the place of the ladder. */
  hasLadder?: boolean;
}

/** What is in something that a deposit buys. */
interface Pack {
  rewardList: readonly Reward[];
}

export function addsOf(info: TradeInfo, { coupon, pack, hasLadder = true }: With, amount: Cents): Adds {
  const offered = info.amountList.find((one) => one.amount === amount);
  const ladder = cents(hasLadder ? (offered?.bonus ?? bonusOf(stepFor(info, amount), amount)) : 0);
  const bought = info.openList.length === 0 ? packageFor(info.packageList, amount) : undefined;
  const firstCharge = cents(bought ? coinOf(bought) : 0);
  const ofCoupon = cents(coupon ? couponBonus(coupon, amount) : 0);
  const ofPack = cents(pack ? coinOf(pack) : 0);
  const inAll = cents(ladder + firstCharge + ofCoupon + ofPack);
  return { ladder, firstCharge, coupon: ofCoupon, pack: ofPack, inAll };
}

/** The step of the ladder that gives the least of those that the deposit may earn. */
export const stepFor = ({ ladderList, depositsToday, openList }: TradeInfo, amount: Cents): LadderStep | undefined =>
  leastStep(ladderList, { depositsToday, open: openList.length }, amount);

export const coinOf = ({ rewardList }: Pack): Cents =>
  cents(rewardList.filter(({ id }) => id === REWARD_ITEMS.coin).reduce((sum, { count }) => sum + count, 0));

/** How often what is in it is to be bet. */
export const timesOf = ({ rewardList }: Pack): number => Math.max(0, ...rewardList.map(({ betRate }) => betRate ?? 0));
