import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Why the sandbox's cashier or bank gives a withdrawal back, as its player reads it. */
export async function noteBankReasons(db: Transaction<Tables>): Promise<void> {
  await sql`alter table sandbox_payment add column reason text not null default ''`.execute(db);
}
