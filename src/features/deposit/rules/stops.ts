/** What no amount would change: why nothing can be deposited now, or not for this price. In the order of the server's own reasons. */
import { MOST_UNPAID_DEPOSITS } from '#contract/deposit-rules.ts';
import type { OpenDeposit, OwnLimit, TradeInfo } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import type { Buying } from '#data/open-sheet.ts';
import { type Cents, cents } from '#shared/money.ts';
import { limitsOf, ownLimitOf, type Way } from './ways.ts';

export type Stop =
  /** Deposits for the same pack are under way, and it comes once. */
  | { why: 'ordered'; orders: OpenDeposit[] }
  | { why: 'manyUnpaid' }
  | { why: 'first'; least: Cents }
  /** `least` is what a deposit has to be, where its price does not stand, and `needed` the price that does. */
  | { why: 'own'; own: OwnLimit; least?: Cents; needed?: Cents };

interface Facts {
  info: TradeInfo;
  ways: readonly Way[];
  /** Those that have not ended since. */
  open: readonly OpenDeposit[];
  totalRecharge: number;
}

export function stopOf({ info, ways, open, totalRecharge }: Facts): Stop | undefined {
  if (hasManyUnpaid(open)) return { why: 'manyUnpaid' };
  const own = ownLimitOf(info);
  const least = cents(Math.min(...ways.map((way) => limitsOf(way, info, totalRecharge).least)));
  return own && own.left < least ? { why: 'own', own, least } : undefined;
}

/** Of a deposit whose price stands. */
export function stopOfPrice({ info, open, totalRecharge }: Omit<Facts, 'ways'>, buys: Sold): Stop | undefined {
  const { price, actType, propId, pack } = buys;
  const orders = open.filter((one) => pack && one.actType === actType && one.propId === propId);
  if (orders.length > 0) return { why: 'ordered', orders };
  if (hasManyUnpaid(open)) return { why: 'manyUnpaid' };
  const least = info.firstMinAmount;
  const own = ownLimitOf(info);
  if (totalRecharge === 0 && price < least) {
    return own && own.left < least ? { why: 'own', own, least } : { why: 'first', least };
  }
  return own && price > own.left ? { why: 'own', own, needed: cents(price) } : undefined;
}

type Sold = Pick<Buying, 'price' | 'actType' | 'propId' | 'pack'>;

const hasManyUnpaid = (open: readonly OpenDeposit[]): boolean =>
  open.filter(({ status }) => status === ORDER_STATUS.pending).length >= MOST_UNPAID_DEPOSITS;
