/**
 * The only code that moves a balance. A movement is a set of signed amounts that add up to nothing, on accounts of one
 * player and of the house; it happens whole or not at all, and once for each kind and reference.
 */
import { type Kysely, sql } from 'kysely';

import { assert, must } from '#shared/assert.ts';
import type { TxnKind } from '../sql/ledger-tables.ts';
import type { Tables } from '../sql/tables.ts';
import { type AccountName, isPlayers, lockAccounts } from './lock-accounts.ts';

export interface Movement {
  kind: TxnKind;
  /** What it is about: of each kind there is one movement for each reference, for ever. */
  ref: string;
  playerId: number;
  /** In whole hundredths; what comes in is positive. */
  amounts: Partial<Record<AccountName, number>>;
  now: Date;
}

export type Posted = { ok: true; txnId: number } | { ok: false; because: 'insufficient' | 'repeated' };

/** Runs in the caller's transaction, of which a "no" has changed nothing. */
export async function post(db: Kysely<Tables>, { kind, ref, playerId, amounts, now }: Movement): Promise<Posted> {
  const sides = Object.entries(amounts) as [AccountName, number][];
  assert(sides.length >= 2 && sides.every(([, amount]) => Number.isSafeInteger(amount)), 'a movement has two sides');
  const accounts = await lockAccounts(
    db,
    playerId,
    sides.map(([name]) => name),
  );
  const before = await db
    .selectFrom('txn')
    .select('id')
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .executeTakeFirst();
  if (before) return { ok: false, because: 'repeated' };
  const rows = sides.map(([name, amount]) => ({ ...must(accounts.get(name), 'it is locked'), name, amount }));
  if (rows.some(({ name, balance, amount }) => isPlayers(name) && balance + amount < 0)) {
    return { ok: false, because: 'insufficient' };
  }
  const txn = await db
    .insertInto('txn')
    .values({ kind, ref, player_id: playerId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await move(db, txn.id, rows);
  return { ok: true, txnId: txn.id };
}

interface Side {
  id: number;
  amount: number;
}

/** The condition is looked at once more where the balance is written: what the lock makes sure of, the table says too. */
async function move(db: Kysely<Tables>, txnId: number, sides: readonly Side[]): Promise<void> {
  const values = sql.join(sides.map(({ id, amount }) => sql`(${id}::bigint, ${amount}::bigint)`));
  const { rows: moved } = await sql<{ id: number; balance: number }>`
    update account set balance = account.balance + side.amount, version = account.version + 1
    from (values ${values}) as side (id, amount)
    where account.id = side.id and (account.player_id is null or account.balance + side.amount >= 0)
    returning account.id, account.balance`.execute(db);
  assert(moved.length === sides.length, 'a locked balance is what it was');
  const after = new Map(moved.map(({ id, balance }) => [id, balance]));
  await db
    .insertInto('posting')
    .values(
      sides.map(({ id, amount }) => ({
        txn_id: txnId,
        account_id: id,
        amount,
        balance_after: must(after.get(id), 'each side has moved'),
      })),
    )
    .execute();
}
