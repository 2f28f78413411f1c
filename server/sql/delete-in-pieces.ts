/**
 * Throws old rows away a piece at a time. A statement that runs for too long is ended, and one that had to delete a month
 * of a busy table would be ended every hour, and the table would grow for ever.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Tables } from './tables.ts';

const PIECE = 5_000;

export async function deleteInPieces(
  db: Kysely<Tables>,
  table: keyof Tables,
  isOld: RawBuilder<boolean>,
  piece = PIECE,
): Promise<void> {
  const rows = sql.table(table);
  for (let deleted = piece; deleted === piece;) {
    const { numAffectedRows } = await sql`
      delete from ${rows} where ctid = any(array(select ctid from ${rows} where ${isOld} limit ${piece}))`.execute(db);
    deleted = Number(numAffectedRows ?? 0);
  }
}
