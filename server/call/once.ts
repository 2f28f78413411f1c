/**
 * Gives the same answer to the same call made again. The key, what it led to and the answer are written in one
 * transaction, so that a repetition finds all of it or none; it waits for its twin, and is then told the same.
 */
import { hash } from 'node:crypto';
import { type CompiledQuery, sql, type Transaction } from 'kysely';

import { must } from '#shared/assert.ts';
import type { Along } from '../sql/along.ts';
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
  { scope, key, body, now, who }: Said,
  work: (...found: { [At in keyof Rows]: Rows[At][] }) => Promise<Worked>,
  along: Others<Rows> = [] as unknown as Others<Rows>,
): Promise<Answered> {
  const bodyHash = hash('sha256', body, 'buffer');
  const asked: CompiledQuery[] = [using(db, { scope, key, bodyHash, now }), ...along];
  const brought = await together<unknown[]>(db, who ? [who.query, ...asked] : asked);
  who?.hear(brought[0] ?? []);
  const [first = [], ...found] = who ? brought.slice(1) : brought;
  if (first.length === 0) return repeat(db, { scope, key }, bodyHash);
  const { answer, isKept } = await work(...(found as { [At in keyof Rows]: Rows[At][] }));
  await withNext(db, isKept ? keeping(db, { scope, key, answer }) : letting(db, { scope, key }));
  return { ok: true, answer, isRepeated: false };
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
