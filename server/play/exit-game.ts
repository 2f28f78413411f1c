import type { games } from '#contract/games.ts';
import type { Handler } from '../call/handler.ts';
import { closeVisitsOf } from '../sql/queries/visits.ts';

/** Without a session, and without a game of its own, there is nothing to leave: another phone may play on. */
export const exitGame: Handler<typeof games.exitGame> = async ({ player, now, db }) => {
  if (player) await closeVisitsOf(db, [player.sessionId], now);
  return { ok: true, value: {} };
};
