/**
 * Money that comes to a player from the house or from outside, with what has to be bet before it may leave again. What
 * the house gives ends with `BooksClosed` while the books do not agree.
 */
import type { Kysely } from 'kysely';

import type { SharedAccountKind, TxnKind } from '../sql/ledger-tables.ts';
import type { Tables } from '../sql/tables.ts';
import { type Posted, postOrThrow } from './post.ts';
import { addToWager } from './wager.ts';

type CreditKind = Extract<
  TxnKind,
  'sign-up-reward' | 'adjustment' | 'deposit' | 'deposit-bonus' | 'reward' | 'points-coin'
>;

/** Who pays. */
const SOURCES: Record<CreditKind, SharedAccountKind> = {
  'sign-up-reward': 'promo-expense',
  reward: 'promo-expense',
  'points-coin': 'promo-expense',
  'deposit-bonus': 'promo-expense',
  deposit: 'deposit-clearing',
  adjustment: 'adjustment',
};

/** What the house gives. The index `txn_given` names the same kinds. */
export const GIFTS = (Object.keys(SOURCES) as CreditKind[]).filter((kind) => SOURCES[kind] === 'promo-expense');

export interface Credit {
  kind: CreditKind;
  ref: string;
  playerId: number;
  /** Below nothing only for an adjustment. */
  amount: number;
  toWager?: number;
  now: Date;
}

export async function credit(
  db: Kysely<Tables>,
  { kind, ref, playerId, amount, toWager = 0, now }: Credit,
): Promise<Posted> {
  const amounts = { cash: amount, [SOURCES[kind]]: -amount };
  const posted = await postOrThrow(db, { kind, ref, playerId, amounts, now });
  if (posted.ok) await addToWager(db, playerId, toWager, now);
  return posted;
}
