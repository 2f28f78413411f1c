import type { Kysely } from 'kysely';

import type { games } from '#contract/games.ts';
import type { Handler } from '../call/handler.ts';
import { readBalance } from '../ledger/balance.ts';
import { latestVisit } from '../sql/queries/visits.ts';
import type { Tables } from '../sql/tables.ts';
import { readPlaySetting, realityCheckOf } from './breaks.ts';

export const playState: Handler<typeof games.playState> = async ({ player, now, db }) => ({
  ok: true,
  value: await readPlayState(db, player.id, now),
});

/** The visit that is open, or the last one; a player who has never played has an empty one. */
export async function readPlayState(db: Kysely<Tables>, playerId: number, now: Date) {
  const [visit, setting, coin] = await Promise.all([
    latestVisit(db, playerId),
    readPlaySetting(db, playerId),
    readBalance(db, playerId),
  ]);
  const breakUntil = setting?.break_until ?? null;
  return {
    sessionId: visit?.id ?? '',
    gameId: visit?.game_id ?? 0,
    startedAt: visit?.started_at.getTime() ?? 0,
    rounds: visit?.rounds ?? 0,
    bet: visit?.bet ?? 0,
    win: visit?.win ?? 0,
    coin,
    isOpen: visit !== undefined && visit.ended_at === null,
    realityCheckMinutes: realityCheckOf(setting),
    breakUntil: breakUntil !== null && breakUntil > now ? breakUntil.getTime() : 0,
  };
}
