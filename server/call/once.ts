/**
 * Gives the same answer to the same call made again. The key, what it led to and the answer are written in one
 * transaction, so that a repetition finds all of it or none; it waits for its twin, and is then told the same.
 */
import { hash } from 'node:crypto';
import { type CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';

import { must } from '#shared/assert.ts';
import { type Along, alongOf, takingAlongIn } from '../sql/along.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { prepared } from '../sql/prepared.ts';
import type { Tables } from '../sql/tables.ts';
import { together, withNext } from '../sql/together.ts';

export interface Said {
  /** Whose key it is: the same key of two callers is two keys. */
  scope: string;
  key: string;
  body: string;
  now: Date;
  /** Who asks, where that is still to be heard. */
  who?: Along | undefined;
}

export type Answered = { ok: true; answer: string; isRepeated: boolean } | { ok: false; because: 'otherBody' };

/** An answer that is not to be kept leaves no trace of the key, and the same may be asked again with another end. */
export interface Worked {
  answer: string;
  isKept: boolean;
}

/** `along` is asked in the same trip, after the key is ours or its twin has ended, and `work` is given what it brings. */
export async function once<Rows extends readonly unknown[] = []>(
  db: Transaction<Tables>,
  { scope, key, body, now }: Omit<Said, 'who'>,
  work: (...found: { [At in keyof Rows]: Rows[At][] }) => Promise<Worked>,
  along: Others<Rows> = [] as unknown as Others<Rows>,
): Promise<Answered> {
  const bodyHash = hash('sha256', body, 'buffer');
  const [first = [], ...found] = await together<unknown[]>(db, [using(db, { scope, key, bodyHash, now }), ...along]);
  if (first.length === 0) return repeat(db, { scope, key }, bodyHash);
  const { answer, isKept } = await work(...(found as { [At in keyof Rows]: Rows[At][] }));
  await withNext(db, isKept ? keeping(db, { scope, key, answer }) : letting(db, { scope, key }));
  return { ok: true, answer, isRepeated: false };
}

/** The key was used before: nothing that was read along with it counts, and all that this transaction has done is undone. */
class UsedBefore extends Error {
  constructor() {
    super('this key was used before');
  }
}

/**
 * As `once`, in a transaction of its own: who asks and the key travel in front of what `work` reads first. Where the key was used, that
 * transaction leaves nothing, and what was answered then is read in another one.
 */
export async function onceByItself(
  db: Kysely<Tables>,
  { scope, key, body, now, who }: Said,
  work: (db: Transaction<Tables>) => Promise<Worked>,
): Promise<Answered> {
  const bodyHash = hash('sha256', body, 'buffer');
  let isKept = false;
  try {
    const first = async (transaction: Transaction<Tables>): Promise<Answered> => {
      let isOurs = false;
      const queries = [...(who?.queries ?? []), using(transaction, { scope, key, bodyHash, now })];
      const hear = (brought: readonly unknown[][]): void => {
        who?.hear(brought.slice(0, -1));
        // It may be asked twice, where the work asks two things at once: what this transaction has used stays its own.
        isOurs ||= (brought.at(-1) ?? []).length > 0;
      };
      const along = alongOf(transaction, { queries, hear }, () => {
        if (!isOurs) throw new UsedBefore();
      });
      const worked = await work(takingAlongIn(transaction, along));
      await along.settle();
      ({ isKept } = worked);
      if (isKept) await withNext(transaction, keeping(db, { scope, key, answer: worked.answer }));
      return { ok: true, answer: worked.answer, isRepeated: false };
    };
    return await inTransaction(db, first, () => isKept);
  } catch (error) {
    if (!(error instanceof UsedBefore)) throw error;
    return inTransaction(db, (transaction) => repeat(transaction, { scope, key }, bodyHash));
  }
}

interface Key {
  scope: string;
  key: string;
}

const using = prepared((db, { scope, key, bodyHash, now }: Key & { bodyHash: Buffer; now: Date }) =>
  sql<{ key: string }>`
    insert into kept_answer (scope, key, body_hash, created_at) values (${scope}, ${key}, ${bodyHash}, ${now})
    on conflict do nothing returning key`.compile(db),
);

const keeping = prepared((db, { scope, key, answer }: Key & { answer: string }) =>
  sql`update kept_answer set answer = ${answer} where scope = ${scope} and key = ${key}`.compile(db),
);

const letting = prepared((db, { scope, key }: Key) =>
  sql`delete from kept_answer where scope = ${scope} and key = ${key}`.compile(db),
);

type Others<Rows extends readonly unknown[]> = readonly [...{ [At in keyof Rows]: CompiledQuery<Rows[At]> }];

async function repeat(
  db: Transaction<Tables>,
  { scope, key }: Pick<Said, 'scope' | 'key'>,
  bodyHash: Buffer,
): Promise<Answered> {
  const before = await db
    .selectFrom('kept_answer')
    .select(['body_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  const { body_hash, answer } = must(before, 'a key that was used is kept');
  if (!body_hash.equals(bodyHash)) return { ok: false, because: 'otherBody' };
  return { ok: true, answer: must(answer, 'a key is kept together with its answer'), isRepeated: true };
}
