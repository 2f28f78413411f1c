/** Where else a player is signed in, and the way to end it. */
import type { security } from '#contract/security.ts';
import type { Handler } from '../call/handler.ts';
import { endSession, endSessions, listSessions } from '../sql/queries/sessions.ts';
import { aliveSince } from '../rules/session-age.ts';

export const signedInPlaces: Handler<typeof security.signedInPlaces> = async ({ player, now, db }) => {
  const sessions = await listSessions(db, player.id, aliveSince(now));
  const places = sessions.map(({ id, device, created_at, last_seen_at }) => ({
    id,
    device,
    createdAt: created_at.getTime(),
    lastSeenAt: last_seen_at.getTime(),
    isCurrent: id === player.sessionId,
  }));
  return { ok: true, value: { places } };
};

const SESSION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** With an empty id all but this one. Only the player's own are ever ended, whatever id is sent. */
export const signOutElsewhere: Handler<typeof security.signOutElsewhere> = async ({ input, player, now, db }) => {
  const { id } = input;
  const { id: playerId, sessionId: exceptId } = player;
  if (id === '') return { ok: true, value: { ended: await endSessions(db, { playerId, exceptId, now }) } };
  return { ok: true, value: { ended: SESSION_ID.test(id) ? await endSession(db, { playerId, id, now }) : 0 } };
};
