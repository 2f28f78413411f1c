/** Whether money may move on a player's wish. What the auditor has found is in the database, so all servers keep to it. */
import type { Kysely } from 'kysely';

import type { TxnKind } from '../sql/ledger-tables.ts';
import type { Tables } from '../sql/tables.ts';

/**
 * Why a movement happens: because a player wishes it, or because it is owed or put right by the operator or a provider.
 * While the books do not agree nothing is moved on a wish, for any caller.
 */
export const IS_WISH: Record<TxnKind, boolean> = {
  bet: true,
  reward: true,
  'sign-up-reward': true,
  hold: true,
  'safebox-in': true,
  'safebox-out': true,
  'points-reward': true,
  'points-spent': true,
  'points-coin': true,
  win: false,
  rollback: false,
  deposit: false,
  // Told before the player has paid, so it is owed.
  'deposit-bonus': false,
  release: false,
  settle: false,
  adjustment: false,
  'points-earned': false,
  'points-set': false,
};

/** Nothing was moved, and the transaction around it is to leave nothing. */
export class BooksClosed extends Error {
  constructor() {
    super('the books do not agree');
  }
}

/** For what ends in a movement: it need not begin. All servers hear the same, because the answer is in the database. */
export async function requireOpenBooks(db: Kysely<Tables>): Promise<void> {
  const closed = await db.selectFrom('books').select('closed_at').where('closed_at', 'is not', null).executeTakeFirst();
  if (closed) throw new BooksClosed();
}

export async function setClosed(db: Kysely<Tables>, isClosed: boolean, now: Date): Promise<void> {
  await db
    .updateTable('books')
    .set({ closed_at: isClosed ? now : null })
    .where('closed_at', isClosed ? 'is' : 'is not', null)
    .execute();
}
