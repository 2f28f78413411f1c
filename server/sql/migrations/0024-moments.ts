import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/**
 * When somebody was last seen is in no index any more: it changes with every heartbeat and every bet, and each time a row
 * was entered anew in every index of its table. What looks for silent visits reads those that are open, twice a minute.
 */
export async function keepMomentsOutOfIndexes(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'drop index visit_seen_at',
  'drop index presence_last_seen',
  // The next version of a row finds room beside it.
  'alter table visit set (fillfactor = 80)',
  'alter table presence set (fillfactor = 80)',
];
