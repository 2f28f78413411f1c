import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** From which day a friend's bets bring their superior a commission, and what of it has been received. */
export async function createCommission(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Null: from the day on which they joined.
  'alter table player add column pid_from date',
  // A part is a month as 2026-11, with hundredths, or the word invites, with how many friends.
  `create table agent_received (
     player_id bigint not null references player on delete cascade,
     type integer not null,
     part text not null check (part ~ '^(20[0-9]{2}-[0-9]{2}|invites)$'),
     amount bigint not null check (amount >= 0),
     primary key (player_id, type, part)
   )`,
];
