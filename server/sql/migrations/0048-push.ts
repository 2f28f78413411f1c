import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Phones that are told of something while the app is closed, what each is to be told, and what is still to be sent. */
export async function createPush(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table push_key (
     id smallint primary key check (id = 1),
     public_key text not null,
     private_key text not null
   )`,
  // With its session it goes: a phone that is signed out is told nothing.
  `create table push_phone (
     endpoint text primary key,
     session_id uuid not null references session (id) on delete cascade,
     player_id bigint not null references player (id) on delete cascade,
     p256dh text not null,
     auth text not null,
     kinds text[] not null,
     language text not null,
     made_at timestamptz not null
   )`,
  'create index push_phone_of_player on push_phone (player_id)',
  'create index push_phone_of_session on push_phone (session_id)',
  `create table push_message (
     id bigint primary key generated always as identity,
     endpoint text not null references push_phone (endpoint) on delete cascade,
     kind text not null,
     made_at timestamptz not null,
     due_at timestamptz not null,
     tries smallint not null default 0
   )`,
  'create index push_message_due on push_message (due_at)',
];
