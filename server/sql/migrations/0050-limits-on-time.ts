import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** How long a player plays in a week and in a month, beside a day. */
export async function createTimeLimits(db: Transaction<Tables>): Promise<void> {
  await sql`
    alter table player_limit
      add column weekly_minutes integer check (weekly_minutes >= 0),
      add column monthly_minutes integer check (monthly_minutes >= 0)`.execute(db);
}
