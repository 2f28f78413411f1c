import { type Kysely, sql } from 'kysely';

import { inTransaction } from '../in-transaction.ts';
import type { PasskeyPurpose } from '../passkey-tables.ts';
import { prepared } from '../prepared.ts';
import { one, type Question } from '../question.ts';
import type { NewRow, Row, Tables } from '../tables.ts';

export function listPasskeys(db: Kysely<Tables>, playerId: number): Promise<Row<'passkey'>[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Those that were added before a moment. */
export const olderPasskeysOf = (db: Kysely<Tables>, playerId: number, before: Date): Question<{ count: number }> =>
  one(older(db, { playerId, before }));

const older = prepared((db, { playerId, before }: { playerId: number; before: Date }) =>
  db
    .selectFrom('passkey')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .where('created_at', '<=', before)
    .compile(),
);

export function findPasskey(db: Kysely<Tables>, id: string): Promise<Row<'passkey'> | undefined> {
  return db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when the player has `most`; of several at once, no more than that are added. */
export async function insertPasskey(db: Kysely<Tables>, row: NewRow<'passkey'>, most: number): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await sql`select 1 from player where id = ${row.player_id} for update`.execute(transaction);
    if ((await listPasskeys(transaction, row.player_id)).length >= most) return false;
    await transaction
      .insertInto('passkey')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
}

export async function deletePasskey(db: Kysely<Tables>, playerId: number, id: string): Promise<void> {
  await db.deleteFrom('passkey').where('player_id', '=', playerId).where('id', '=', id).execute();
}

export async function deletePasskeys(db: Kysely<Tables>, playerId: number): Promise<void> {
  await db.deleteFrom('passkey').where('player_id', '=', playerId).execute();
}

export async function touchPasskey(db: Kysely<Tables>, id: string, counter: number, now: Date): Promise<void> {
  await db.updateTable('passkey').set({ counter, last_used_at: now }).where('id', '=', id).execute();
}

/** Also forgets those without an answer since. */
export async function insertChallenge(
  db: Kysely<Tables>,
  row: NewRow<'passkey_challenge'>,
  forgetBefore: Date,
): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('created_at', '<', forgetBefore).execute();
  await db.insertInto('passkey_challenge').values(row).execute();
}

interface Answered {
  challenge: string;
  purpose: PasskeyPurpose;
  playerId: number | null;
  /** Of the request that answers it. */
  key: string;
  askedAfter: Date;
}

/** One answer each, however many come at once. Says how often this request has come by now; 0 when it comes too late. */
export async function useChallenge(
  db: Kysely<Tables>,
  { challenge, purpose, playerId, key, askedAfter }: Answered,
): Promise<number> {
  const used = await db
    .updateTable('passkey_challenge')
    .set((row) => ({ used_key: key, uses: row('uses', '+', 1) }))
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('player_id', 'is not distinct from', playerId)
    .where('created_at', '>', askedAfter)
    .where((row) => row.or([row('used_key', 'is', null), row('used_key', '=', key)]))
    .returning('uses')
    .executeTakeFirst();
  return used?.uses ?? 0;
}
