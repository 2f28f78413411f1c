import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Which types of promotions a player has seen as a sheet over home, where each comes once. */
export async function keepShownTypes(db: Transaction<Tables>): Promise<void> {
  await sql`alter table player add column shown_types integer[] not null default '{}'`.execute(db);
}
