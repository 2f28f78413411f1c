import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** When a player has bound a phone. Of those that are bound by now it is not known, and they count as old. */
export async function noteWhenPhonesAreBound(db: Transaction<Tables>): Promise<void> {
  await sql`alter table player add column mobile_bound_at timestamptz`.execute(db);
}
