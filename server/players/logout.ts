import type { session } from '#contract/session.ts';
import type { Handler } from '../call/handler.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { endSession } from '../sql/queries/sessions.ts';

/**
 * The session ends together with what is played in it, or not at all: a game of a session that is gone would bet on. The second time there is no
 * session any more, and the pipeline says so: for the page both are the same.
 */
export const logout: Handler<typeof session.logout> = async ({ player, now, db }) => {
  await inTransaction(db, (transaction) => endSession(transaction, { playerId: player.id, id: player.sessionId, now }));
  return { ok: true, value: {} };
};
