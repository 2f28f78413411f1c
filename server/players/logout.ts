import type { session } from '#contract/session.ts';
import type { Handler } from '../call/handler.ts';
import { endSession } from '../sql/queries/sessions.ts';

/** The second time there is no session any more, and the pipeline says so: for the page both are the same. */
export const logout: Handler<typeof session.logout> = async ({ player, now, db }) => {
  await endSession(db, { playerId: player.id, id: player.sessionId, now });
  return { ok: true, value: {} };
};
