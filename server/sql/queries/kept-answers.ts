import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables.ts';

export async function deleteOldMessages(db: Kysely<Tables>, before: Date): Promise<void> {
  await db
    .deleteFrom('kept_answer')
    // Word for word as the index has it, and no parameter, or it is not used.
    .where(sql<boolean>`scope like 'message %'`)
    .where('created_at', '<', before)
    .execute();
}

export async function deleteOldCalls(db: Kysely<Tables>, before: Date): Promise<void> {
  await db
    .deleteFrom('kept_answer')
    .where(sql<boolean>`scope like 'call %'`)
    .where('created_at', '<', before)
    .execute();
}

/** Nothing is ever done under these keys any more; those that were used stay as they are. */
export async function useUpKeys(
  db: Kysely<Tables>,
  { scope, keys, now }: { scope: string; keys: readonly string[]; now: Date },
): Promise<void> {
  if (keys.length === 0) return;
  // No body has an empty hash, so whatever comes under such a key is another request.
  const used = { scope, body_hash: Buffer.alloc(0), answer: '', created_at: now };
  await db
    .insertInto('kept_answer')
    .values(keys.toSorted().map((key) => ({ ...used, key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
