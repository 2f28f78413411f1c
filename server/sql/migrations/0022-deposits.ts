import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Deposits, and how much a player lets themselves put in. */
export async function createDeposits(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // No foreign key: money that was, stays.
  `create table deposit (
     id text primary key,
     player_id bigint not null,
     amount bigint not null check (amount > 0),
     state text not null check (state in ('waiting', 'expired', 'reviewing', 'credited', 'failed')),
     act_type integer not null,
     channel_id integer not null,
     channel_name text not null,
     way text not null check (way in ('qr', 'page', 'bank')),
     paid bigint check (paid > 0),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     ended_at timestamptz,
     check ((state in ('credited', 'failed')) = (ended_at is not null))
   )`,
  'create index deposit_player_id on deposit (player_id, created_at)',
  "create index deposit_under_way on deposit (player_id, created_at) where state in ('waiting', 'reviewing')",
  "create index deposit_waiting on deposit (created_at) where state = 'waiting'",
  'alter table player_limit add column daily_deposit bigint check (daily_deposit >= 0)',
  'alter table player_limit add column weekly_deposit bigint check (weekly_deposit >= 0)',
  'alter table player_limit add column monthly_deposit bigint check (monthly_deposit >= 0)',
];
