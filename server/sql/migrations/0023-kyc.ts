import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Why an ID was rejected, and proof of income, which is looked at by itself. */
export async function addKycColumns(db: Transaction<Tables>): Promise<void> {
  await sql`
    alter table player
      add column kyc_reason text not null default '',
      add column income_image text not null default '',
      add column income_reason text not null default '',
      add column income_state text not null default 'none'
        check (income_state in ('none', 'reviewing', 'approved', 'rejected'))`.execute(db);
}
