import { type CompiledQuery, type Kysely, sql } from 'kysely';

import type { NewRow, Row, Tables } from '../tables.ts';

export type PlayedVisit = Pick<
  Row<'visit'>,
  'id' | 'player_id' | 'game_id' | 'launch_until' | 'launched_at' | 'launch_ref' | 'ended_at'
> &
  Pick<Row<'game'>, 'name' | 'type_id' | 'motif' | 'palette' | 'min_bet' | 'max_bet' | 'maintain'> &
  Pick<Row<'player'>, 'status' | 'self_excluded_until' | 'kyc_state' | 'kyc_due_at' | 'mobile' | 'nickname'> & {
    isBrandStopped: boolean;
    break_until: Date | null;
    /** Null for a player who has set themself no limit. */
    limitedPlayerId: number | null;
  };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Asks for a visit with its game and its player. It is held until the transaction ends: what moves in one visit moves in
 * turn. Nothing to ask when this is no visit's token: a provider may send any, and the database takes only its own form.
 */
export function lockOfVisit(
  db: Kysely<Tables>,
  which: { id: string } | { launchHash: Buffer },
): CompiledQuery<PlayedVisit>[] {
  if ('id' in which && !UUID.test(which.id)) return [];
  const wanted = 'id' in which ? sql`visit.id = ${which.id}` : sql`launch_hash = ${which.launchHash}`;
  const visit = sql<PlayedVisit>`
    select visit.id, visit.player_id, visit.game_id, launch_until, launched_at, launch_ref, ended_at,
      game.name, game.type_id, game.motif, game.palette, game.min_bet, game.max_bet,
      game.maintain, brand.maintain as "isBrandStopped",
      break_until, player_limit.player_id as "limitedPlayerId",
      player.status, self_excluded_until, kyc_state, kyc_due_at, mobile, nickname
    from visit
    join game on game.id = visit.game_id
    join brand on brand.id = game.brand_id
    join player on player.id = visit.player_id
    left join play_setting on play_setting.player_id = visit.player_id
    left join player_limit on player_limit.player_id = visit.player_id
    where ${wanted} for update of visit`;
  return [visit.compile(db)];
}

/** The last visit of a player, which is the open one if there is one. */
export function latestVisit(db: Kysely<Tables>, playerId: number): Promise<Row<'visit'> | undefined> {
  return db
    .selectFrom('visit')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('started_at', 'desc')
    .orderBy(sql`ended_at is null`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findStarted(db: Kysely<Tables>, playerId: number, key: string): Promise<Row<'visit'> | undefined> {
  return db
    .selectFrom('visit')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('start_key', '=', key)
    .executeTakeFirst();
}

export async function insertVisit(db: Kysely<Tables>, visit: NewRow<'visit'>): Promise<void> {
  await db.insertInto('visit').values(visit).execute();
}

export async function launchVisit(
  db: Kysely<Tables>,
  { id, ref: launch_ref, now }: { id: string; ref: string | null; now: Date },
): Promise<void> {
  await db.updateTable('visit').set({ launched_at: now, launch_ref, seen_at: now }).where('id', '=', id).execute();
}

/** What these sessions have open, and nothing that another phone of the same player plays. */
export async function closeVisitsOf(db: Kysely<Tables>, sessionIds: readonly string[], now: Date): Promise<void> {
  if (sessionIds.length === 0) return;
  const closed = await db
    .updateTable('visit')
    .set({ ended_at: now })
    .where('session_id', 'in', sessionIds)
    .where('ended_at', 'is', null)
    .returning('player_id')
    .execute();
  for (const { player_id } of closed) await forgetBeat(db, player_id);
}

/** All of a player's. Closing what is closed changes nothing. */
export async function closeVisits(db: Kysely<Tables>, playerId: number, now: Date): Promise<void> {
  await db
    .updateTable('visit')
    .set({ ended_at: now })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .execute();
  await forgetBeat(db, playerId);
}

/** Time away from games is not playing time, however soon the next one is opened. */
async function forgetBeat(db: Kysely<Tables>, playerId: number): Promise<void> {
  await db.updateTable('play_setting').set({ last_beat_at: null }).where('player_id', '=', playerId).execute();
}

export async function closeSilentVisits(db: Kysely<Tables>, silentSince: Date, now: Date): Promise<number> {
  const closed = await db
    .updateTable('visit')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where('seen_at', '<', silentSince)
    .executeTakeFirst();
  return Number(closed.numUpdatedRows);
}
