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

/** Its time being over or the player having closed it, what comes is theirs all the same. */
const MAY_STILL_COME: ReadonlySet<DepositRow['state']> = new Set(['waiting', 'expired', 'cancelled']);

export async function takeBankWord(db: Transaction<Tables>, word: BankWord): Promise<WordTaken> {
  const deposit = await lockDeposit(db, word.orderId);
  if (!deposit) return 'unknown';
  return word.outcome === 'failed' ? takeFailure(db, deposit, word.now) : takePayment(db, deposit, word);
}

async function takeFailure(db: Transaction<Tables>, deposit: DepositRow, now: Date): Promise<WordTaken> {
  if (deposit.state === 'failed') return 'repeated';
  // Something has come for it: that it failed is no longer the whole truth.
  if (deposit.state === 'credited' || deposit.state === 'reviewing') return 'ended';
  must(await moveDeposit(db, deposit, { state: 'failed', now }), 'it is locked');
  return 'taken';
}

async function takePayment(db: Transaction<Tables>, deposit: DepositRow, word: BankWord): Promise<WordTaken> {
  const { state, amount, paid } = deposit;
  if (state === 'credited' && word.amount === paid) return 'repeated';
  if (MAY_STILL_COME.has(state) && word.amount === amount) {
    await creditDeposit(db, deposit, word);
    return 'taken';
  }
  // No payment is lost from sight: nothing is credited by itself, and a person says what becomes of it.
  log.error('a deposit came otherwise than asked for', {
    orderId: deposit.id,
    state,
    asked: amount,
    came: word.amount,
  });
  if (state !== 'credited' && state !== 'reviewing') {
    must(await moveDeposit(db, deposit, { state: 'reviewing', paid: word.amount, now: word.now }), 'it is locked');
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
