import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Questions of players to customer service, each with its letters. */
export async function createTickets(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table ticket (
     id bigint primary key generated always as identity,
     player_id bigint not null references player (id) on delete cascade,
     subject smallint not null,
     reference text not null check (length(reference) <= 40),
     diagnosis text not null check (length(diagnosis) <= 2000),
     created_at timestamptz not null,
     read_letter_id bigint not null default 0,
     closed_at timestamptz
   )`,
  'create index ticket_of_player on ticket (player_id, id)',
  'create index ticket_open on ticket (id) where closed_at is null',
  `create table ticket_letter (
     id bigint primary key generated always as identity,
     ticket_id bigint not null references ticket (id) on delete cascade,
     is_service boolean not null,
     content text not null check (length(content) between 1 and 4000),
     pictures jsonb not null default '[]',
     created_at timestamptz not null
   )`,
  'create index ticket_letter_of_ticket on ticket_letter (ticket_id, id)',
];
