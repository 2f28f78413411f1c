/**
 * Does what a call asks for once, however often it arrives: its key, what it does and its answer are one transaction,
 * so after a crash a repetition finds all of it or none. One that comes meanwhile waits for the first.
 */
import type { Kysely } from 'kysely';

import type { Ending } from '../conclude.ts';
import type { ProtocolError } from '../handlers/handler.ts';
import { type Answered, once, type Said } from '../ledger/once.ts';
import type { BoundedPool } from '../fair/bounded-pool.ts';
import { inOuterTransaction } from '../sql/outer-transaction.ts';
import { isLockTimeout } from '../sql/lock-timeout.ts';
import type { Tables } from '../sql/tables.ts';

/** As long as a phone goes on trying, and a day. */
export const CALLS_KEPT_MS = 8 * 24 * 60 * 60 * 1000;

export type Caller = { player: { id: number } } | { player: undefined; fingerprint: string; network: string };

/** Whose key it is: nobody is told by a key alone what somebody else has asked for with it. */
export const scopeOf = (caller: Caller): string =>
  caller.player ? `call player ${caller.player.id}` : `call guest ${caller.fingerprint || caller.network}`;

/** What is said, or why nothing could be. */
type Told = Ending | { kind: 'failed'; error: Extract<ProtocolError, 'keyReused' | 'inProgress' | 'busy'> };

export interface Repeats {
  answer(said: Said, work: (db: Kysely<Tables>) => Promise<Ending>): Promise<Told>;
}

/** `places` are half of the connections: a handler may ask for one more beside the one its transaction holds. */
export function keepRepeats(db: Kysely<Tables>, places: BoundedPool): Repeats {
  const underWay = new Map<string, { body: string; end: Promise<Told | undefined> }>();

  return {
    answer: async (said, work) => {
      const mark = `${said.scope} ${said.key}`;
      // Here, where it costs nothing: a repetition that waited in the database would hold a place and a connection.
      for (let first = underWay.get(mark); first; first = underWay.get(mark)) {
        const told = await first.end;
        if (told?.kind === 'said' && first.body === said.body) return told;
      }
      const answering = places.run(() => answerOnce(db, said, work));
      if (!answering) return { kind: 'failed', error: 'busy' };
      // To those who wait a failure is only the news that they are the first.
      const end = answering.catch(() => undefined).finally(() => underWay.delete(mark));
      underWay.set(mark, { body: said.body, end });
      return answering;
    },
  };
}

async function answerOnce(
  db: Kysely<Tables>,
  said: Said,
  work: (db: Kysely<Tables>) => Promise<Ending>,
): Promise<Told> {
  const workOnce = async (transaction: Kysely<Tables>) => {
    const ending = await work(transaction);
    if (ending.kind === 'passing') throw new Undone(ending);
    return { answer: ending.json, isKept: true };
  };
  try {
    return tell(await inOuterTransaction(db, (transaction) => once(transaction, said, () => workOnce(transaction))));
  } catch (error) {
    if (error instanceof Undone) return error.ending;
    if (isLockTimeout(error)) return { kind: 'failed', error: 'inProgress' };
    throw error;
  }
}

/** What ends without a word of its own leaves nothing behind, because the next try is the first one again. */
class Undone extends Error {
  readonly ending: Ending;

  constructor(ending: Ending) {
    super('the call ended without an answer of its own');
    this.ending = ending;
  }
}

const tell = (answered: Answered): Told =>
  answered.ok ? { kind: 'said', json: answered.answer } : { kind: 'failed', error: 'keyReused' };
