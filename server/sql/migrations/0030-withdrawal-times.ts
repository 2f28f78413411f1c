import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** When a withdrawal's money was held and when it was sent. Of older ones the second is not known. */
export async function noteTimesOfWithdrawals(db: Transaction<Tables>): Promise<void> {
  await sql`alter table withdrawal add column held_at timestamptz, add column sent_at timestamptz`.execute(db);
  await sql`update withdrawal set held_at = created_at where state not in ('asked', 'refused')`.execute(db);
}
