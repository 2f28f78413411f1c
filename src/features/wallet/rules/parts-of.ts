import type { ExchangeTerms } from '#contract/entities/order.ts';
import { type Cents, cents } from '#shared/money.ts';

type PartName = 'now' | 'waits' | 'toBet' | 'bonus' | 'held' | 'safebox';

export interface Part {
  name: PartName;
  amount: Cents;
}

/** What leaves at the next tap: nothing while something stands in the way of every amount. */
export const freeNow = ({ available, reasonList }: ExchangeTerms): Cents =>
  reasonList.length > 0 ? cents(0) : available;

/** Where all of a player's money is, from what may leave to what lies aside; without what is empty. */
export function partsOf(terms: ExchangeTerms, safebox: number): Part[] {
  const { balance, available, bonus, held } = terms;
  const now = freeNow(terms);
  const parts: Part[] = [
    { name: 'now', amount: now },
    { name: 'waits', amount: cents(available - now) },
    { name: 'toBet', amount: cents(Math.max(0, balance - available)) },
    { name: 'bonus', amount: bonus },
    { name: 'held', amount: held },
    { name: 'safebox', amount: cents(safebox) },
  ];
  return parts.filter(({ amount }) => amount > 0);
}
