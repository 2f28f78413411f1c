/**
 * Gives the same answer to the same call made again. The key, what it led to and the answer are written in one
 * transaction, so that a repetition finds all of it or none; it waits for its twin, and is then told the same.
 */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';

import { must } from '#shared/assert.ts';
import type { Tables } from '../sql/tables.ts';

export interface Said {
  /** Whose key it is: the same key of two callers is two keys. */
  scope: string;
  key: string;
  body: string;
  now: Date;
}

export type Answered = { ok: true; answer: string; isRepeated: boolean } | { ok: false; because: 'otherBody' };

/** An answer that is not to be kept leaves no trace of the key, and the same may be asked again with another end. */
export interface Worked {
  answer: string;
  isKept: boolean;
}

export async function once(
  db: Transaction<Tables>,
  { scope, key, body, now }: Said,
  work: () => Promise<Worked>,
): Promise<Answered> {
  const body_hash = createHash('sha256').update(body).digest();
  const isFirst = await db
    .insertInto('kept_answer')
    .values({ scope, key, body_hash, answer: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!isFirst) return repeat(db, { scope, key }, body_hash);
  const { answer, isKept } = await work();
  if (isKept) {
    await db.updateTable('kept_answer').set({ answer }).where('scope', '=', scope).where('key', '=', key).execute();
  } else {
    await db.deleteFrom('kept_answer').where('scope', '=', scope).where('key', '=', key).execute();
  }
  return { ok: true, answer, isRepeated: false };
}

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
