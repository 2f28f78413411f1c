import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** How much had been bet when the wager that counts now began. What was done before it says nothing about what is left. */
export async function noteBegunWagers(db: Transaction<Tables>): Promise<void> {
  await sql`alter table wager add column before bigint not null default 0`.execute(db);
  await sql`update wager set before = done where done = required`.execute(db);
  await sql`alter table wager add check (before >= 0 and before <= done)`.execute(db);
}
