import { type Kysely, sql } from 'kysely';

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

/** A visit with its game and its player. Held until the transaction ends: what moves in one visit moves in turn. */
export async function lockVisit(
  db: Kysely<Tables>,
  which: { id: string } | { launchHash: Buffer },
): Promise<PlayedVisit | undefined> {
  // A provider may send any token, and the database takes nothing but its own form.
  if ('id' in which && !UUID.test(which.id)) return undefined;
  const wanted = 'id' in which ? sql<boolean>`visit.id = ${which.id}` : sql<boolean>`launch_hash = ${which.launchHash}`;
  return db
    .selectFrom('visit')
    .innerJoin('game', 'game.id', 'visit.game_id')
    .innerJoin('brand', 'brand.id', 'game.brand_id')
    .innerJoin('player', 'player.id', 'visit.player_id')
    .select(['visit.id', 'visit.player_id', 'visit.game_id', 'launch_until', 'launched_at', 'launch_ref', 'ended_at'])
    .select(['game.name', 'game.type_id', 'game.motif', 'game.palette', 'game.min_bet', 'game.max_bet'])
    .select(['game.maintain', 'brand.maintain as isBrandStopped'])
    .leftJoin('play_setting', 'play_setting.player_id', 'visit.player_id')
    .leftJoin('player_limit', 'player_limit.player_id', 'visit.player_id')
    .select(['break_until', 'player_limit.player_id as limitedPlayerId'])
    .select(['player.status', 'self_excluded_until', 'kyc_state', 'kyc_due_at', 'mobile', 'nickname'])
    .where(wanted)
    .modifyEnd(sql`for update of visit`)
    .executeTakeFirst();
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
