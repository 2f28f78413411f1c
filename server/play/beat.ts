/** What a heartbeat means for play: it keeps the visit open, counts the time, and brings back which limits are reached. */
import { type Kysely, sql } from 'kysely';

import { findPlayableGame } from '../sql/queries/play-marks.ts';
import { touchVisit } from '../sql/queries/visits.ts';
import type { Tables } from '../sql/tables.ts';
import { readPlaySetting } from './breaks.ts';
import { addToDay } from './count-bet.ts';
import { type Reached, readReached } from './limits.ts';

/** A heartbeat comes every minute. After a longer silence nobody knows whether there was any play. */
const LONGEST_GAP_MS = 90_000;

export interface Beat {
  playerId: number;
  /** From where it comes. */
  sessionId: string;
  /** Null outside of games. */
  gameId: number | null;
  now: Date;
}

export async function beat(db: Kysely<Tables>, { playerId, sessionId, gameId, now }: Beat): Promise<Reached> {
  const game = gameId === null ? undefined : await findPlayableGame(db, gameId);
  if (gameId !== null && game) {
    await touchVisit(db, { sessionId, gameId, now });
    await countTime(db, playerId, now);
  }
  // Outside of games the smallest bet there is stands for the next one.
  return readReached(db, playerId, { nextBet: game?.minBet ?? 1, now });
}

async function countTime(db: Kysely<Tables>, playerId: number, now: Date): Promise<void> {
  const before = (await readPlaySetting(db, playerId))?.last_beat_at ?? null;
  // Of several tabs that beat at once one moves the mark on, so that no minute is counted twice.
  const moved = await db
    .insertInto('play_setting')
    .values({ player_id: playerId, last_beat_at: now })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet({ last_beat_at: now })
        .where(sql<boolean>`play_setting.last_beat_at is not distinct from ${before}::timestamptz`),
    )
    .returning('player_id')
    .executeTakeFirst();
  const gapMs = before === null ? 0 : now.getTime() - before.getTime();
  if (!moved || gapMs <= 0 || gapMs > LONGEST_GAP_MS) return;
  await addToDay(db, playerId, { bet: 0, playingMs: gapMs }, now);
}
