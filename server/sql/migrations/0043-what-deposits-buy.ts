import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** The package, card or pack that a deposit was sold for; null where it buys none. */
export async function noteWhatDepositsBuy(db: Transaction<Tables>): Promise<void> {
  await sql`alter table deposit add column prop_id integer`.execute(db);
}
