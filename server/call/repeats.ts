/**
 * Does what a call asks for once, however often it arrives: its key, what it does and its answer are one transaction,
 * so after a crash a repetition finds all of it or none. One that comes meanwhile waits for the first.
 */
import type { Kysely, Transaction } from 'kysely';

import { DAY_MS } from '#shared/durations.ts';
import type { BoundedPool } from '../fair/bounded-pool.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { isLockTimeout } from '../sql/lock-timeout.ts';
import type { Tables } from '../sql/tables.ts';
import type { Ending } from './conclude.ts';
import { onceByItself, type Said } from './once.ts';
import type { ProtocolError } from '../http/protocol-messages.ts';

/** As long as a phone goes on trying, and a day. */
export const CALLS_KEPT_MS = 8 * DAY_MS;

export type Caller = { player: { id: number } } | { player: undefined; fingerprint: string; network: string };

/** Whose key it is: a key alone tells a caller nothing of what another caller has asked for with it. */
export const scopeOf = (caller: Caller): string =>
  caller.player ? `call player ${caller.player.id}` : `call guest ${caller.fingerprint || caller.network}`;

/** What is said, or why nothing could be. */
type Told = Ending | { kind: 'failed'; error: Extract<ProtocolError, 'keyReused' | 'inProgress' | 'busy'> };

type Work = (db: Transaction<Tables>) => Promise<Ending>;

/** A change without a key is done each time it arrives, whole or not at all. */
type Change = Omit<Said, 'key'> & { key: string | undefined };

export interface Repeats {
  answer(change: Change, work: Work): Promise<Told>;
}

/** `places` are half of the connections: a handler may ask for one more beside the one its transaction holds. */
export function makeRepeats(db: Kysely<Tables>, places: BoundedPool): Repeats {
  const underWay = new Map<string, { body: string; end: Promise<Told | undefined> }>();
  const inPlace = (answer: () => Promise<Told>): Promise<Told> => places.run(() => unlessLocked(answer)) ?? BUSY;

  return {
    answer: async ({ key, ...change }, work) => {
      if (key === undefined) return inPlace(() => inTransaction(db, work, isSaid));
      const said = { ...change, key };
      const mark = `${said.scope} ${key}`;
      // Here, where it costs nothing: a repetition that waited in the database would hold a place and a connection.
      for (let first = underWay.get(mark); first; first = underWay.get(mark)) {
        // Nobody is told another's answer before it is known who asks.
        await said.who?.settle();
        const told = await first.end;
        if (told?.kind === 'said' && first.body === said.body) return told;
      }
      const answering = inPlace(() => answerOnce(db, said, work));
      // To those who wait a failure is only the news that they are the first.
      const end = answering.catch(() => undefined).finally(() => underWay.delete(mark));
      underWay.set(mark, { body: said.body, end });
      return answering;
    },
  };
}

const BUSY: Promise<Told> = Promise.resolve({ kind: 'failed', error: 'busy' });

/** What ends without an answer of its own leaves nothing behind, because the next try is the first one again. */
const isSaid = (told: Told): boolean => told.kind !== 'passing';

async function answerOnce(db: Kysely<Tables>, said: Said, work: Work): Promise<Told> {
  const ending: { passing?: Ending | undefined } = {};
  const answered = await onceByItself(db, said, async (transaction) => {
    const ended = await work(transaction);
    ending.passing = isSaid(ended) ? undefined : ended;
    return ended.kind === 'said' ? { answer: ended.json, isKept: true } : { answer: '', isKept: false };
  });
  // What ends before it asks anything has not heard that there is an answer.
  if (ending.passing && answered.ok && !answered.isRepeated) return ending.passing;
  return answered.ok ? { kind: 'said', json: answered.answer } : { kind: 'failed', error: 'keyReused' };
}

async function unlessLocked(answer: () => Promise<Told>): Promise<Told> {
  try {
    return await answer();
  } catch (error) {
    if (isLockTimeout(error)) return { kind: 'failed', error: 'inProgress' };
    throw error;
  }
}
