import type { Kysely } from 'kysely';

import { DAY_MS } from '#shared/durations.ts';
import type { NewRow, Row, Tables } from '../sql/tables.ts';

interface Brought {
  codeHash: Buffer;
  /** The key of the request, so that its repetition is told from another request. */
  key: string | null;
  now: Date;
}

const KEPT_MS = DAY_MS;

/** True for the first who brings a code, of however many at once. */
export async function takeCode(db: Kysely<Tables>, { codeHash, key, now }: Brought): Promise<boolean> {
  await db
    .deleteFrom('social_code')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
  const taken = await db
    .insertInto('social_code')
    .values({ code_hash: codeHash, key, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function settleCode(db: Kysely<Tables>, codeHash: Buffer, playerId: number): Promise<void> {
  await db.updateTable('social_code').set({ player_id: playerId }).where('code_hash', '=', codeHash).execute();
}

/** Whom this very request has signed in already. */
export function findSettled(
  db: Kysely<Tables>,
  { codeHash, key }: Pick<Brought, 'codeHash' | 'key'>,
): Promise<Row<'player'> | undefined> {
  return db
    .selectFrom('social_code')
    .innerJoin('player', 'player.id', 'social_code.player_id')
    .selectAll('player')
    .where('code_hash', '=', codeHash)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** One for each session: a later one takes the place of the one before. */
export async function keepLinkState(db: Kysely<Tables>, row: NewRow<'social_link'>): Promise<void> {
  await db
    .insertInto('social_link')
    .values(row)
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ state: row.state, made_at: row.made_at }))
    .execute();
}

export async function isLinkState(
  db: Kysely<Tables>,
  { sessionId, state, madeAfter }: { sessionId: string; state: string; madeAfter: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('social_link')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('state', '=', state)
    .where('made_at', '>', madeAfter)
    .executeTakeFirst();
  return found !== undefined;
}

export function findBySubject(db: Kysely<Tables>, subject: string): Promise<Row<'player'> | undefined> {
  return db.selectFrom('player').selectAll().where('line_subject', '=', subject).executeTakeFirst();
}
