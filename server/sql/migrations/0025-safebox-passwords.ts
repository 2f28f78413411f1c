import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** A player's safebox is an account of the ledger; its password stands here. */
export async function createSafeboxPasswords(db: Transaction<Tables>): Promise<void> {
  await sql`
    create table safebox_password (
      player_id bigint primary key references player on delete cascade,
      hash text not null,
      set_at timestamptz not null
    )`.execute(db);
}
