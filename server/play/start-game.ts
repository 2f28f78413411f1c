/**
 * Opens a visit to a game. Of one request there is one visit, however often it is sent, and of one player one is open:
 * the others end with it.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

import { GAME } from '#contract/errcodes.ts';
import type { games } from '#contract/games.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import type { Context } from '../call/context.ts';
import type { Handler } from '../call/handler.ts';
import { inPool } from '../fair/bounded-pool.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { hashToken } from '../call/tokens.ts';
import { keyReused, refuse } from '../call/result.ts';
import { findPlayableGame, notePlayed } from '../sql/queries/play-marks.ts';
import { closeVisits, findStarted, insertVisit } from '../sql/queries/visits.ts';
import type { Tables } from '../sql/tables.ts';
import { sealLobby } from '../http/lobby-seal.ts';
import { readPlaySetting, realityCheckOf } from './breaks.ts';
import { readReached } from './limits.ts';
import { onOurList } from './on-our-list.ts';

/** Any number does, as long as it is used for nothing else: of two starts of one player at once, one goes first. */
const START_LOCK = 7_390_144;

const LAUNCH_MS = MINUTE_MS;

type Call = Context<typeof games.startGame>;

export const startGame: Handler<typeof games.startGame> = async (call) => {
  const { player, request, launchUrl, auditor, shares, ownOrigin, providerSecret: secret } = call;
  const gameId = onOurList(call.input.gameId);
  if (gameId === null) return refuse(GAME.notFound);
  if (!launchUrl || auditor.isReadOnly()) return refuse(GAME.providerDown);
  const started = await inPool(shares.money, () =>
    inTransaction(call.db, async (db) => {
      await sql`select pg_advisory_xact_lock(${START_LOCK}, hashtext(${String(player.id)}))`.execute(db);
      return begin(db, call, gameId);
    }),
  );
  if (!started.ok) return started;
  const { visitId, realityCheckMinutes } = started;
  const token = makeLaunchToken(visitId, secret);
  const origin = ownOrigin(request);
  const url = launchUrl(request, { token, lobby: origin === undefined ? undefined : sealLobby(secret, token, origin) });
  return { ok: true, value: { url, sessionId: visitId, realityCheckMinutes, speaks: 1 } };
};

/** Made from the visit by a secret, so that the same request is given the same token and nothing that opens is kept. */
const makeLaunchToken = (visitId: string, secret: string): string =>
  createHmac('sha256', secret).update(`launch ${visitId}`).digest('base64url');

async function begin(db: Kysely<Tables>, { player, idempotencyKey, now, providerSecret }: Call, gameId: number) {
  const { id: playerId, sessionId } = player;
  const before = idempotencyKey === undefined ? undefined : await findStarted(db, playerId, idempotencyKey);
  if (before && before.game_id !== gameId) return keyReused;
  const setting = await readPlaySetting(db, playerId);
  const realityCheckMinutes = realityCheckOf(setting);
  if (before) return { ok: true, visitId: before.id, realityCheckMinutes } as const;
  const obstacle = await findObstacle(db, { playerId, gameId, now });
  if (obstacle !== undefined) return refuse(obstacle);
  if (setting?.break_until && setting.break_until > now) return refuse(GAME.onBreak);
  const visitId = randomUUID();
  await closeVisits(db, playerId, now);
  await insertVisit(db, {
    id: visitId,
    player_id: playerId,
    game_id: gameId,
    session_id: sessionId,
    start_key: idempotencyKey ?? null,
    launch_hash: hashToken(makeLaunchToken(visitId, providerSecret)),
    launch_until: new Date(now.getTime() + LAUNCH_MS),
    started_at: now,
    seen_at: now,
  });
  await notePlayed(db, playerId, gameId, now);
  return { ok: true, visitId, realityCheckMinutes } as const;
}

/** How long a player has played today is told by the heartbeat, and their bets are refused: it has no errcode here. */
async function findObstacle(
  db: Kysely<Tables>,
  { playerId, gameId, now }: { playerId: number; gameId: number; now: Date },
) {
  const game = await findPlayableGame(db, gameId);
  if (!game?.isShown) return GAME.notFound;
  if (game.isStopped) return GAME.maintenance;
  const reached = await readReached(db, playerId, { nextBet: game.minBet, now });
  if (reached.dailyBetLimit) return GAME.dailyLimit;
  if (reached.weeklyBetLimit) return GAME.weeklyLimit;
  if (reached.monthlyBetLimit) return GAME.monthlyLimit;
  return reached.lossLimit ? GAME.lossLimit : undefined;
}
