/** Who is signed in. The pipeline asks here and nowhere else. */
import type { Kysely } from 'kysely';
import { MINUTE_MS } from '#shared/durations.ts';
import { aliveSince } from '../rules/session-age.ts';
import { type Bar, findBar } from './standing.ts';
import { hashToken } from './tokens.ts';
import { type FoundSession, sessionOf, touchSession } from '../sql/queries/sessions.ts';
import type { Tables } from '../sql/tables.ts';
import { guessing, type Guess } from './guess.ts';

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
  /**
   * Who had this token the last time, to be checked before anything is believed. Undefined where nobody is known, and once a minute, so
   * that the session is touched.
   */
  guess(token: string, now: Date): Guess<Player, SignedIn> | undefined;
}

/** Often enough to tell an idle session, and seldom enough that a look-up is almost always only a read. The first is told. */
const TOUCH_EVERY_MS = MINUTE_MS;

/** Of tokens. The one that was learned first is forgotten first, and then looked up again. */
const MOST_KNOWN = 20_000;

export function makeSessions(db: Kysely<Tables>): Sessions {
  const known = new Map<string, { tokenHash: Buffer; player: Player; touchedMs: number }>();

  const forget = (tokenHash: Buffer): void => void known.delete(keyOf(tokenHash));

  const learn = (tokenHash: Buffer, player: Player, touchedMs: number): void => {
    forget(tokenHash);
    known.set(keyOf(tokenHash), { tokenHash, player, touchedMs });
    const [first] = known.size > MOST_KNOWN ? known.keys() : [];
    if (first !== undefined) known.delete(first);
  };

  return {
    find: async (token, now) => {
      const tokenHash = hashToken(token);
      forget(tokenHash);
      const { rows } = await db.executeQuery(sessionOf(db, { tokenHash, ...aliveSince(now) }));
      const [found] = rows;
      if (!found) return undefined;
      const isTouched = isToBeTouched(found, now);
      if (isTouched) await touchSession(db, found.id, now);
      const signedIn = tell(found, now);
      const { bar, ...player } = signedIn;
      if (bar === undefined) learn(tokenHash, player, (isTouched ? now : found.last_seen_at).getTime());
      return signedIn;
    },
    guess: (token, now) => {
      const last = known.get(keyOf(hashToken(token)));
      if (!last || now.getTime() - last.touchedMs >= TOUCH_EVERY_MS) return undefined;
      const { tokenHash, player } = last;
      const query = sessionOf(db, { tokenHash, ...aliveSince(now) });
      const judge = ([found]: FoundSession[]): SignedIn | undefined => {
        const signedIn = found && tell(found, now);
        if (!signedIn || signedIn.bar !== undefined) forget(tokenHash);
        return signedIn;
      };
      // These are the rows of this query.
      return guessing(db, { query, player, tell: (rows) => judge(rows as FoundSession[]) });
    },
  };
}

const keyOf = (tokenHash: Buffer): string => tokenHash.toString('latin1');

function tell(found: FoundSession, now: Date): SignedIn {
  const { player_id: id, id: sessionId, created_at: signedInAt } = found;
  return { id, sessionId, signedInAt, bar: findBar(found, now) };
}

function isToBeTouched({ last_seen_at, created_at }: FoundSession, now: Date): boolean {
  const isUnused = last_seen_at.getTime() === created_at.getTime();
  return isUnused || now.getTime() - last_seen_at.getTime() >= TOUCH_EVERY_MS;
}

const BEARER = /^Bearer\s+([\w.~+/=-]{16,512})$/i;

export function tokenOf(request: Request): string | undefined {
  return BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
}
