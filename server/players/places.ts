/** Where else a player is signed in, and the way to end it. */
import type { SignedInPlace } from '#contract/security.ts';
import type { Services } from '../services.ts';
import type { Player } from '../sessions.ts';
import { endSession, endSessions, listSessions } from '../sql/queries/sessions.ts';
import { aliveSince } from './session-age.ts';

export async function listPlaces({ db }: Services, player: Player, now: Date): Promise<SignedInPlace[]> {
  const sessions = await listSessions(db, player.id, aliveSince(now));
  return sessions.map(({ id, device, created_at, last_seen_at }) => ({
    id,
    device,
    createdAt: created_at.getTime(),
    lastSeenAt: last_seen_at.getTime(),
    isCurrent: id === player.sessionId,
  }));
}

const SESSION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** With an empty id all but this one. Only the player's own are ever ended, whatever id is sent. */
export async function endPlaces(
  { db }: Services,
  { id: playerId, sessionId: exceptId }: Player,
  { id, now }: { id: string; now: Date },
): Promise<number> {
  if (id === '') return endSessions(db, { playerId, exceptId, now });
  return SESSION_ID.test(id) ? endSession(db, { playerId, id, now }) : 0;
}
