/** What chance has decided in claims, each with the seed that it was reckoned from. */
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

export async function createDraws(db: Transaction<Tables>): Promise<void> {
  await sql`create table draw (
    player_id bigint not null references player on delete cascade,
    type integer not null,
    season text not null,
    mark text not null,
    seed text not null,
    prop_id integer not null,
    at timestamptz not null,
    primary key (player_id, type, season, mark)
  )`.execute(db);
}
