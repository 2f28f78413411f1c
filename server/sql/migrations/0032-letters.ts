import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Letters to players, some with a reward inside. One that is deleted stays as a mark, so that it is deleted once. */
export async function createLetters(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table letter (
     id bigint primary key generated always as identity,
     player_id bigint not null references player (id) on delete cascade,
     kind smallint not null check (kind between 0 and 2),
     title text not null check (length(title) between 1 and 200),
     content text not null check (length(content) <= 10000),
     rewards jsonb not null default '[]',
     source text,
     created_at timestamptz not null,
     expires_at timestamptz,
     read_at timestamptz,
     received_at timestamptz,
     deleted_at timestamptz,
     unique (player_id, source)
   )`,
  'create index letter_of_player on letter (player_id, id) where deleted_at is null',
  'create index letter_unread on letter (player_id, kind) where read_at is null and deleted_at is null',
];
