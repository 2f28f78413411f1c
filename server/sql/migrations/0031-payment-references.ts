import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** How the bank calls the payment that a deposit was paid by: one payment pays one deposit. Of older ones it is not known. */
export async function keepPaymentReferences(db: Transaction<Tables>): Promise<void> {
  await sql`alter table deposit add column payment_reference text unique`.execute(db);
}
