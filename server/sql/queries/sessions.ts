import { type DeleteQueryBuilder, type DeleteResult, type Kysely, sql } from 'kysely';

import { isBeyondNewest } from '../is-beyond-newest.ts';
import { prepared } from '../prepared.ts';
import type { NewRow, Row, Tables } from '../tables.ts';
import { closeVisitsOf } from './visits.ts';

interface Alive {
  /** Used since. */
  seenAfter: Date;
  /** And begun since: no session is kept alive for ever. */
  createdAfter: Date;
}

export type FoundSession = Pick<Row<'session'>, 'id' | 'player_id' | 'created_at' | 'last_seen_at'> &
  Pick<Row<'player'>, 'status' | 'self_excluded_until' | 'kyc_state' | 'kyc_due_at'>;

/** The session with what says whether its player may play; one look-up by an index. Every call of a player begins with it. */
export const sessionOf = prepared((db, { tokenHash, seenAfter, createdAfter }: Alive & { tokenHash: Buffer }) =>
  sql<FoundSession>`
    select session.id, session.player_id, session.created_at, session.last_seen_at,
      player.status, player.self_excluded_until, player.kyc_state, player.kyc_due_at
    from session join player on player.id = session.player_id
    where token_hash = ${tokenHash} and session.last_seen_at > ${seenAfter} and session.created_at > ${createdAfter}`.compile(
    db,
  ),
);

export async function touchSession(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<', now)
    .execute();
}

/**
 * A call whose answer was lost is made again, and no page has the token that the first one gave. Where a page has used
 * that token, this call is the one that comes too late, and takes nothing from it.
 */
export async function endSessionBegunBy(
  db: Kysely<Tables>,
  { playerId, key, now }: Ending & { key: string },
): Promise<void> {
  await end(
    db,
    db
      .deleteFrom('session')
      .where('player_id', '=', playerId)
      .where('begun_by', '=', key)
      .whereRef('last_seen_at', '=', 'created_at'),
    now,
  );
}

/** Keeps the newest `most` of the player, so that a list of them stays one that a person reads. */
export async function insertSession(db: Kysely<Tables>, session: NewRow<'session'>, most: number): Promise<void> {
  await db.insertInto('session').values(session).execute();
  const isOlder = isBeyondNewest('session', { id: 'id', by: 'created_at' }, { playerId: session.player_id, most });
  await end(db, db.deleteFrom('session').where(isOlder), session.created_at);
}

export function listSessions(
  db: Kysely<Tables>,
  playerId: number,
  { seenAfter, createdAfter }: Alive,
): Promise<Row<'session'>[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('last_seen_at', '>', seenAfter)
    .where('created_at', '>', createdAfter)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

interface Ending {
  playerId: number;
  now: Date;
}

/** How many there were: ending what has ended is no mistake. */
export function endSession(db: Kysely<Tables>, { playerId, id, now }: Ending & { id: string }): Promise<number> {
  return end(db, db.deleteFrom('session').where('player_id', '=', playerId).where('id', '=', id), now);
}

export function endSessions(
  db: Kysely<Tables>,
  { playerId, exceptId, now }: Ending & { exceptId?: string },
): Promise<number> {
  const all = db.deleteFrom('session').where('player_id', '=', playerId);
  return end(db, exceptId === undefined ? all : all.where('id', '!=', exceptId), now);
}

export async function deleteDeadSessions(
  db: Kysely<Tables>,
  { seenAfter, createdAfter }: Alive,
  now: Date,
): Promise<void> {
  const dead = db
    .deleteFrom('session')
    .where((session) =>
      session.or([session('last_seen_at', '<=', seenAfter), session('created_at', '<=', createdAfter)]),
    );
  await end(db, dead, now);
}

/** A game's own token outlives the session that began it, and must not bet for a player who has left. */
async function end(
  db: Kysely<Tables>,
  sessions: DeleteQueryBuilder<Tables, 'session', DeleteResult>,
  now: Date,
): Promise<number> {
  const ended = await sessions.returning('id').execute();
  const ids = ended.map(({ id }) => id);
  await closeVisitsOf(db, ids, now);
  return ids.length;
}
