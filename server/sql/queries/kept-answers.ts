import { type Kysely, type RawBuilder, sql } from 'kysely';

import { deleteInPieces } from '../delete-in-pieces.ts';
import type { Tables } from '../tables.ts';

/** Word for word as the indexes have them, and no parameters, or those are not used. */
const OF_MESSAGES = sql<boolean>`scope like 'message %'`;
const OF_CALLS = sql<boolean>`scope like 'call %'`;
const OF_GUESTS = sql<boolean>`scope like 'call guest %'`;

const deleteOld = (db: Kysely<Tables>, which: RawBuilder<boolean>, before: Date): Promise<void> =>
  deleteInPieces(db, 'kept_answer', sql<boolean>`${which} and created_at < ${before}::timestamptz`);

export const deleteOldMessages = (db: Kysely<Tables>, before: Date): Promise<void> =>
  deleteOld(db, OF_MESSAGES, before);

export const deleteOldCalls = (db: Kysely<Tables>, before: Date): Promise<void> => deleteOld(db, OF_CALLS, before);

export const deleteOldCallsOfGuests = (db: Kysely<Tables>, before: Date): Promise<void> =>
  deleteOld(db, OF_GUESTS, before);

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
