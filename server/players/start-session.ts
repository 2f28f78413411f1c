import type { Kysely } from 'kysely';
import { endSessionBegunBy, insertSession } from '../sql/queries/sessions.ts';
import type { Tables } from '../sql/tables.ts';
import { noteSignIn } from '../push/note-push.ts';
import { knowDevice, markOf } from './known-devices.ts';
import { hashToken, makeToken } from '../call/tokens.ts';

/** More than anybody has devices; the oldest of more is ended. */
const MOST_SESSIONS = 20;

export interface Place {
  fingerprint: string;
  /** As a person knows it: "Chrome on Android". */
  device: string;
  /** Of the call that signs in. */
  key?: string | undefined;
  now: Date;
}

/** Every way of signing in ends here. The token it returns is seen once, by the page that asked. */
export async function startSession(
  { db }: { db: Kysely<Tables> },
  playerId: number,
  { fingerprint, device, key, now }: Place,
): Promise<string> {
  const token = makeToken();
  const token_hash = hashToken(token);
  const session = {
    player_id: playerId,
    token_hash,
    fingerprint,
    device,
    created_at: now,
    last_seen_at: now,
    ...(key !== undefined && { begun_by: key }),
  };
  if (key !== undefined) await endSessionBegunBy(db, { playerId, key, now });
  await insertSession(db, session, MOST_SESSIONS);
  await noteSignIn(db, { playerId, mark: markOf(fingerprint), now });
  await knowDevice(db, playerId, { fingerprint, now });
  return token;
}
