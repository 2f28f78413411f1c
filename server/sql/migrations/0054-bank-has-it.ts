import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** When the bank first said that it has a withdrawal. Of older ones only the moment of their approval is known, which stands for both. */
export async function noteWhenBankHasIt(db: Transaction<Tables>): Promise<void> {
  await sql`alter table withdrawal add column taken_at timestamptz`.execute(db);
  await sql`update withdrawal set taken_at = sent_at where sent_at is not null`.execute(db);
}
