import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Which win belongs to which round, so that a player sees what a round has moved. Bets know their round; they are found by it now. */
export async function noteWinsOfRounds(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table win (
     transaction_id text primary key,
     play_round_id bigint not null references play_round
   )`,
  'create index win_play_round_id on win (play_round_id)',
  'create index bet_round on bet (visit_id, round_id)',
];
