import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Which types of promotions a player does not want to see on home. */
export async function keepHiddenTypes(db: Transaction<Tables>): Promise<void> {
  await sql`alter table player add column hidden_types integer[] not null default '{}'`.execute(db);
}
