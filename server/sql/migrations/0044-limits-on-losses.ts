import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** What a player has won by the day, and the limits on what they lose. What was won before is read from its rounds. */
export async function createLossLimits(db: Transaction<Tables>): Promise<void> {
  await sql`alter table play_day add column win bigint not null default 0`.execute(db);
  await sql`
    update play_day set win = won.amount from (
      select player_id, (coalesce(ended_at, created_at) at time zone 'Asia/Manila')::date as day, sum(win) as amount
      from play_round where win > 0 group by 1, 2
    ) as won
    where won.player_id = play_day.player_id and won.day = play_day.day`.execute(db);
  await sql`
    alter table player_limit
      add column daily_loss bigint check (daily_loss >= 0),
      add column weekly_loss bigint check (weekly_loss >= 0),
      add column monthly_loss bigint check (monthly_loss >= 0)`.execute(db);
}
