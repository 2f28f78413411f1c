/** Who is signed in. The pipeline asks here and nowhere else. */
import type { Kysely } from 'kysely';
import { aliveSince } from '../players/session-age.ts';
import { type Bar, findBar } from '../players/standing.ts';
import { hashToken } from '../players/tokens.ts';
import { findSession, touchSession } from '../sql/queries/sessions.ts';
import type { Tables } from '../sql/tables.ts';

export interface Player {
  id: number;
  /** Of this session among the player's. */
  sessionId: string;
  signedInAt: Date;
}

/** A session may outlive its player's good standing: then it says why it opens nothing any more. */
export interface SignedIn extends Player {
  bar?: Bar | undefined;
}

export interface Sessions {
  find(token: string, now: Date): Promise<SignedIn | undefined>;
}

/** Often enough to tell an idle session, and seldom enough that a look-up is almost always only a read. The first is told. */
const TOUCH_EVERY_MS = 60_000;

export function makeSessions(db: Kysely<Tables>): Sessions {
  return {
    find: async (token, now) => {
      const found = await findSession(db, hashToken(token), aliveSince(now));
      if (!found) return undefined;
      const isUnused = found.last_seen_at.getTime() === found.created_at.getTime();
      if (isUnused || now.getTime() - found.last_seen_at.getTime() >= TOUCH_EVERY_MS)
        await touchSession(db, found.id, now);
      const { player_id: id, id: sessionId, created_at: signedInAt } = found;
      return { id, sessionId, signedInAt, bar: findBar(found, now) };
    },
  };
}

const BEARER = /^Bearer\s+([\w.~+/=-]{16,512})$/i;

export function tokenOf(request: Request): string | undefined {
  return BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
}
