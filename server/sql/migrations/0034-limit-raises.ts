import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Higher limits that players have asked for and not said yes to again. */
export async function createLimitRaises(db: Transaction<Tables>): Promise<void> {
  await sql`
    create table limit_raise (
      player_id bigint not null references player (id) on delete cascade,
      kind text not null check (length(kind) <= 20),
      amount bigint check (amount >= 0),
      asked_at timestamptz not null,
      primary key (player_id, kind)
    )`.execute(db);
}
