import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Visits to games, their rounds, what providers moved in them, and what a player has set themself for playing. */
export async function createPlay(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Of the launch token only the hash is kept; it is spent with `launched_at`.
  `create table visit (
     id uuid primary key default gen_random_uuid(),
     player_id bigint not null,
     game_id integer not null references game,
     start_key text,
     launch_hash bytea not null unique,
     launch_until timestamptz not null,
     launched_at timestamptz,
     started_at timestamptz not null,
     seen_at timestamptz not null,
     ended_at timestamptz,
     rounds integer not null default 0,
     bet bigint not null default 0,
     win bigint not null default 0,
     unique (player_id, start_key)
   )`,
  'create unique index visit_open on visit (player_id) where ended_at is null',
  'create index visit_seen_at on visit (seen_at) where ended_at is null',
  'create index visit_player_id on visit (player_id, started_at desc)',
  `create table play_round (
     id bigint generated always as identity primary key,
     visit_id uuid not null references visit,
     round_id text not null,
     player_id bigint not null,
     game_id integer not null references game,
     bet bigint not null default 0 check (bet >= 0),
     win bigint not null default 0 check (win >= 0),
     wins integer not null default 0,
     status smallint not null default 0,
     created_at timestamptz not null,
     ended_at timestamptz,
     unique (visit_id, round_id)
   )`,
  'create index play_round_player_id on play_round (player_id, id desc)',
  // One that is undone before it has come is written down all the same, so that it is known when it comes late.
  `create table bet (
     transaction_id text primary key,
     visit_id uuid not null references visit,
     round_id text not null,
     amount bigint not null check (amount >= 0),
     wagered bigint not null default 0,
     is_undone boolean not null default false,
     made_at timestamptz not null
   )`,
  // A day as Manila counts it.
  `create table play_day (
     player_id bigint not null,
     day date not null,
     bet bigint not null default 0,
     playing_ms bigint not null default 0,
     primary key (player_id, day)
   )`,
  // Null sets no limit.
  `create table player_limit (
     player_id bigint primary key,
     daily_bet bigint check (daily_bet >= 0),
     weekly_bet bigint check (weekly_bet >= 0),
     monthly_bet bigint check (monthly_bet >= 0),
     daily_minutes integer check (daily_minutes >= 0)
   )`,
  `create table play_setting (
     player_id bigint primary key,
     reality_check_minutes smallint not null default 60,
     break_until timestamptz,
     last_beat_at timestamptz
   )`,
  `create table play_history (
     player_id bigint not null,
     game_id integer not null references game,
     played_at timestamptz not null,
     primary key (player_id, game_id)
   )`,
  `create table game_like (
     player_id bigint not null,
     game_id integer not null references game,
     primary key (player_id, game_id)
   )`,
];
