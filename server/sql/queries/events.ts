import { type Kysely, sql } from 'kysely';

import { deleteInPieces } from '../delete-in-pieces.ts';
import type { NewRow, Tables } from '../tables.ts';

export const deleteOldEvents = (db: Kysely<Tables>, before: Date): Promise<void> =>
  deleteInPieces(db, 'event_log', sql<boolean>`received_at < ${before}::timestamptz`);

/** Stores what is new and says how much that was; an event that was sent before is left as it was. */
export async function insertEvents(db: Kysely<Tables>, events: NewRow<'event_log'>[]): Promise<number> {
  if (events.length === 0) return 0;
  const stored = await db
    .insertInto('event_log')
    .values(events)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return Number(stored.numInsertedOrUpdatedRows ?? 0);
}
