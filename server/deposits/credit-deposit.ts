/**
 * What the bank says of a deposit, carried out once. The step and its money are one transaction, and the money is posted
 * under the order's id, so neither a message that comes twice nor two of them at once credit anything twice.
 */
import type { Transaction } from 'kysely';
import { assert, must } from '#shared/assert.ts';
import { log } from '#shared/log.ts';
import { credit } from '../ledger/credit.ts';
import type { Tables } from '../sql/tables.ts';
import { type DepositRow, lockDeposit, moveDeposit } from './deposit-store.ts';

export interface BankWord {
  orderId: string;
  /** In hundredths, as it has come. */
  amount: number;
  outcome: 'paid' | 'failed';
  now: Date;
}

export type WordTaken = 'taken' | 'repeated' | 'otherAmount' | 'ended' | 'unknown';

export async function takeBankWord(db: Transaction<Tables>, word: BankWord): Promise<WordTaken> {
  const deposit = await lockDeposit(db, word.orderId);
  if (!deposit) return 'unknown';
  if (deposit.state === 'failed') return word.outcome === 'failed' ? 'repeated' : 'ended';
  if (deposit.state === 'credited') return word.outcome === 'paid' ? 'repeated' : 'ended';
  if (word.outcome === 'failed') return fail(db, deposit, word.now);
  if (word.amount !== deposit.amount) return keepForReview(db, deposit, word);
  await creditDeposit(db, deposit, word);
  return 'taken';
}

async function fail(db: Transaction<Tables>, deposit: DepositRow, now: Date): Promise<WordTaken> {
  must(await moveDeposit(db, deposit, { state: 'failed', now }), 'it is locked');
  return 'taken';
}

/** Nothing is credited: a person looks at what has come, and says what becomes of it. */
async function keepForReview(
  db: Transaction<Tables>,
  deposit: DepositRow,
  { amount, now }: BankWord,
): Promise<WordTaken> {
  log.error('a deposit came with another amount', { orderId: deposit.id, asked: deposit.amount, came: amount });
  if (deposit.state !== 'reviewing') {
    must(await moveDeposit(db, deposit, { state: 'reviewing', paid: amount, now }), 'it is locked');
  }
  return 'otherAmount';
}

/** A person has looked at a deposit of another amount: what has come is credited. False when there is nothing to look at. */
export async function acceptReviewed(db: Transaction<Tables>, orderId: string, now: Date): Promise<boolean> {
  const deposit = await lockDeposit(db, orderId);
  if (deposit?.state !== 'reviewing') return false;
  await creditDeposit(db, deposit, { amount: must(deposit.paid, 'something has come'), now });
  return true;
}

/** A deposit has to be bet once before it may be withdrawn. */
async function creditDeposit(
  db: Transaction<Tables>,
  deposit: DepositRow,
  { amount, now }: { amount: number; now: Date },
): Promise<void> {
  const { id: ref, player_id: playerId } = deposit;
  must(await moveDeposit(db, deposit, { state: 'credited', paid: amount, now }), 'it is locked');
  const posted = await credit(db, { kind: 'deposit', ref, playerId, amount, toWager: amount, now });
  assert(posted.ok, 'a deposit is credited once');
  await db
    .updateTable('player')
    .set((row) => ({ total_recharge: row('total_recharge', '+', amount) }))
    .where('id', '=', playerId)
    .execute();
}
