/**
 * Who a token belonged to the last time is taken for granted until the database has said it again, in the same trip as what the call asks
 * first. Nothing is answered before, and a change is undone where it is not so: a session that was ended anywhere opens nothing.
 */
import type { CompiledQuery, Kysely } from 'kysely';
import { must } from '#shared/assert.ts';
import { type Along, alongOf } from '../sql/along.ts';
import type { Tables } from '../sql/tables.ts';

type Proved<Value, Found> = { isRight: true; value: Value } | { isRight: false; found: Found | undefined };

interface Session {
  sessionId: string;
  /** Why it opens nothing any more. */
  bar?: number | undefined;
}

export interface Guess<Player, Found> {
  player: Player;
  along: Along;
  /** Works as this player, and says who it is in truth where it is another, or nobody. */
  prove: <Value>(work: () => Promise<Value>) => Promise<Proved<Value, Found>>;
}

interface Asked<Player, Found> {
  query: CompiledQuery;
  player: Player;
  /** Who the token belongs to, by the rows that the question has brought. */
  tell: (rows: unknown[]) => Found | undefined;
}

class WrongGuess extends Error {
  constructor() {
    super('the session is another one by now');
  }
}

export function guessing<Player extends Session, Found extends Session>(
  db: Kysely<Tables>,
  { query, player, tell }: Asked<Player, Found>,
): Guess<Player, Found> {
  let heard: { found: Found | undefined } | undefined;

  const hear = ([rows = []]: readonly unknown[][]): void => void (heard = { found: tell(rows) });
  const check = (): void => {
    const { found } = must(heard, 'it has been asked');
    if (found?.sessionId !== player.sessionId || found.bar !== undefined) throw new WrongGuess();
  };
  const along = alongOf(db, { queries: [query], hear }, check);

  return {
    player,
    along,
    prove: async (work) => {
      const ended = await work().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      try {
        await along.settle();
      } catch (error) {
        if (error instanceof WrongGuess) return { isRight: false, found: heard?.found };
        throw 'error' in ended ? ended.error : error;
      }
      if ('error' in ended) throw ended.error;
      return { isRight: true, value: ended.value };
    },
  };
}
