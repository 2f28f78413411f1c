/** Who is signed in. The pipeline asks here and nowhere else. */
import type { Kysely } from 'kysely';
import { aliveSince } from '../players/session-age.ts';
import { type Bar, findBar } from '../players/standing.ts';
import { hashToken } from '../players/tokens.ts';
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
  /** Who had this token the last time, to be checked before anything is believed; undefined where nobody is known. */
  guess(token: string, now: Date): Guess | undefined;
}

/** Often enough to tell an idle session, and seldom enough that a look-up is almost always only a read. The first is told. */
const TOUCH_EVERY_MS = 60_000;

/** Of tokens. The one that was learned first is forgotten first, and then looked up again. */
const MOST_KNOWN = 20_000;

export function makeSessions(db: Kysely<Tables>): Sessions {
  const known = new Map<string, { tokenHash: Buffer; player: Player }>();

  const learn = (tokenHash: Buffer, found: SignedIn | undefined): void => {
    const key = keyOf(tokenHash);
    known.delete(key);
    if (!found || found.bar !== undefined) return;
    const { bar: _, ...player } = found;
    known.set(key, { tokenHash, player });
    const [first] = known.size > MOST_KNOWN ? known.keys() : [];
    if (first !== undefined) known.delete(first);
  };

  const tell = ([found]: FoundSession[], tokenHash: Buffer, now: Date): SignedIn | undefined => {
    const signedIn = found && { ...playerOf(found), bar: findBar(found, now) };
    learn(tokenHash, signedIn);
    return signedIn;
  };

  const touch = async (found: FoundSession | undefined, now: Date): Promise<void> => {
    if (found && isToBeTouched(found, now)) await touchSession(db, found.id, now);
  };

  return {
    find: async (token, now) => {
      const tokenHash = hashToken(token);
      const { rows } = await db.executeQuery(sessionOf(db, { tokenHash, ...aliveSince(now) }));
      await touch(rows[0], now);
      return tell(rows, tokenHash, now);
    },
    guess: (token, now) => {
      const last = known.get(keyOf(hashToken(token)));
      if (!last) return undefined;
      const { tokenHash, player } = last;
      let found: FoundSession | undefined;
      return guessing(db, {
        query: sessionOf(db, { tokenHash, ...aliveSince(now) }),
        player,
        tell: (rows) => {
          // These are the rows of this query.
          const sessions = rows as FoundSession[];
          found = sessions[0];
          return tell(sessions, tokenHash, now);
        },
        touch: () => touch(found, now),
      });
    },
  };
}

const keyOf = (tokenHash: Buffer): string => tokenHash.toString('latin1');

const playerOf = ({ player_id: id, id: sessionId, created_at: signedInAt }: FoundSession): Player => ({
  id,
  sessionId,
  signedInAt,
});

function isToBeTouched({ last_seen_at, created_at }: FoundSession, now: Date): boolean {
  const isUnused = last_seen_at.getTime() === created_at.getTime();
  return isUnused || now.getTime() - last_seen_at.getTime() >= TOUCH_EVERY_MS;
}

const BEARER = /^Bearer\s+([\w.~+/=-]{16,512})$/i;

export function tokenOf(request: Request): string | undefined {
  return BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
}
