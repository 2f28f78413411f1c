/** The lottery of the weekend: one row for each week, drawn once, and who won what in it. */
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

const STATEMENTS = [
  `create table lottery_week (
     week date primary key,
     seed text not null,
     tickets bigint not null default 0 check (tickets >= 0),
     counted_at timestamptz not null,
     drawn_at timestamptz
   )`,
  `create table lottery_winner (
     week date not null references lottery_week on delete cascade,
     place integer not null check (place > 0),
     player_id bigint not null references player on delete cascade,
     amount bigint not null check (amount > 0),
     bet_rate numeric not null check (bet_rate >= 0),
     primary key (week, place),
     unique (week, player_id)
   )`,
  // Days come in their order, so an index of ranges finds those of a week and costs a bet nothing.
  'create index play_day_days on play_day using brin (day)',
];

export async function createWeekendLottery(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
