import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** When each VIP level was reached. Of levels from before nobody knows it. */
export async function noteReachedLevels(db: Transaction<Tables>): Promise<void> {
  await sql`alter table player add column reached_levels jsonb not null default '{}'`.execute(db);
}
