import type { ExchangeChannel, ExchangeTerms } from '#contract/entities/order.ts';
import { type Cents, cents } from '#shared/money.ts';

type PartName = 'now' | 'waits' | 'toBet' | 'bonus' | 'held' | 'safebox';

export interface Part {
  name: PartName;
  amount: Cents;
}

/** What may leave: nothing while something stands in the way of every amount. */
const freeNow = ({ available, reasonList }: ExchangeTerms): Cents => (reasonList.length > 0 ? cents(0) : available);

/** What one withdrawal by this way may take. */
export const mostAtOnce = (terms: ExchangeTerms, way: ExchangeChannel | undefined): Cents =>
  cents(Math.min(freeNow(terms), way?.maxAmount ?? Number.POSITIVE_INFINITY));

/** Where all of a player's money is, from what may leave to what lies aside; without what is empty. */
export function partsOf(terms: ExchangeTerms, safebox: number): Part[] {
  const { balance, available, bonus, held } = terms;
  const now = freeNow(terms);
  const parts: Part[] = [
    { name: 'now', amount: now },
    { name: 'waits', amount: cents(available - now) },
    { name: 'toBet', amount: cents(Math.max(0, balance - available - bonus)) },
    { name: 'bonus', amount: bonus },
    { name: 'held', amount: held },
    { name: 'safebox', amount: cents(safebox) },
  ];
  return parts.filter(({ amount }) => amount > 0);
}
