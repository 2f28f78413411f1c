import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/**
 * What each player has done in each promotion, once for each mark, and what the operator has set for a promotion. The
 * supplies that were given before are marked, so that nobody is given more of them on the day of the change.
 */
export async function createActivityMarks(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table activity_mark (
    player_id bigint not null,
    type integer not null,
    mark text not null check (length(mark) <= 200),
    at timestamptz not null,
    primary key (player_id, type, mark)
  )`,
  'create table activity_config (type integer primary key, value jsonb not null)',
  `insert into activity_mark (player_id, type, mark, at)
    select player_id, 30, substr(ref, length('supply ' || player_id || ' ') + 1), created_at
    from txn where kind = 'reward' and ref like 'supply %'`,
];
