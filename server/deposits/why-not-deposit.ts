/** The one place that says where a deposit is refused. No SQL, no clock. */
import type { Refusal } from '#contract/define.ts';
import { MOST_UNPAID_DEPOSITS } from '#contract/deposit-rules.ts';
import { WALLET } from '#contract/errcodes.ts';
import type { wallet } from '#contract/wallet.ts';

export interface DepositFacts {
  /** Nobody takes money here, or this way is closed. */
  isClosed: boolean;
  isSelfExcluded: boolean;
  /** Deposits ask for an account of the player's own, and there is none that fits. */
  lacksAccount: boolean;
  /** Packages are sold by promotions. */
  isPackageGone: boolean;
  /** It is not the player's to use with this deposit. */
  isCouponGone: boolean;
  amount: number;
  least: number;
  most: number;
  /** Undefined where the player has set no limit of their own. */
  leftOfLimit: number | undefined;
  /** How many deposits the player may still pay: those that wait, and closed ones whose code is still good. */
  unpaid: number;
}

export type DepositRefusal = Refusal<typeof wallet.recharge3>;

type Check = readonly [isTrue: (facts: DepositFacts) => boolean, reason: DepositRefusal];

/** In the order a player hears them: first what no other amount would change. */
const CHECKS: readonly Check[] = [
  [(f) => f.isClosed, WALLET.channelClosed],
  [(f) => f.isSelfExcluded, WALLET.selfExcluded],
  [(f) => f.lacksAccount, WALLET.needsBank],
  [(f) => f.isPackageGone, WALLET.notFound],
  [(f) => f.unpaid >= MOST_UNPAID_DEPOSITS, WALLET.openDeposits],
  [(f) => f.amount < f.least, WALLET.belowMinimum],
  [(f) => f.amount > f.most, WALLET.aboveMaximum],
  [(f) => f.leftOfLimit !== undefined && f.amount > f.leftOfLimit, WALLET.depositLimit],
  [(f) => f.isCouponGone, WALLET.couponGone],
];

export const whyNotDeposit = (facts: DepositFacts): DepositRefusal | undefined =>
  CHECKS.find(([isTrue]) => isTrue(facts))?.[1];
