import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Banks, players' accounts there, withdrawals, and what the sandbox's bank knows of them. */
export async function createWithdrawals(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table bank (
     id integer primary key,
     name text not null,
     short_name text not null,
     icon text not null default '',
     least_digits integer not null,
     most_digits integer not null,
     starts_with text not null default '',
     sort integer not null
   )`,
  `create table bank_account (
     player_id bigint not null references player on delete cascade,
     bank_id integer not null references bank,
     account_name text not null,
     card_num text not null,
     created_at timestamptz not null,
     primary key (player_id, bank_id)
   )`,
  'create unique index bank_account_number on bank_account (bank_id, card_num)',
  // No foreign key: money that was, stays.
  `create table withdrawal (
     id text primary key,
     player_id bigint not null,
     amount bigint not null check (amount > 0),
     state text not null check (state in ('asked', 'held', 'sent', 'paid', 'released', 'refused')),
     bank_id integer not null,
     bank_name text not null,
     account_name text not null,
     card_num text not null,
     reason text not null default '',
     created_at timestamptz not null,
     updated_at timestamptz not null,
     ended_at timestamptz,
     check ((state in ('paid', 'released', 'refused')) = (ended_at is not null))
   )`,
  'create index withdrawal_player_id on withdrawal (player_id, created_at)',
  "create unique index withdrawal_under_way on withdrawal (player_id) where state in ('asked', 'held', 'sent')",
  "create index withdrawal_unfinished on withdrawal (updated_at) where state in ('asked', 'held', 'sent')",
  `create table sandbox_payment (
     order_id text primary key,
     decision text check (decision in ('send', 'return')),
     asked_at timestamptz,
     outcome text check (outcome in ('paid', 'returned'))
   )`,
];
