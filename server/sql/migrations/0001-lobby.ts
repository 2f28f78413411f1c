import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** The lobby: games and what is shown around them, what players report, and the keys that seal their passwords. */
export async function createLobby(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table game_type (
     id integer primary key,
     name text not null,
     status smallint not null,
     sort integer not null
   )`,
  `create table brand (
     id integer primary key,
     name text not null,
     status smallint not null,
     sort integer not null,
     icon3 text not null,
     maintain boolean not null default false
   )`,
  `create table game (
     id integer primary key,
     name text not null,
     type_id integer not null references game_type,
     brand_id integer not null references brand,
     maintain boolean not null default false,
     hot boolean not null default false,
     hot_sort integer not null default 0,
     show_type smallint not null default 0,
     sort integer not null default 0,
     recent boolean not null default false,
     version text not null,
     motif text not null,
     palette text not null,
     min_bet bigint not null check (min_bet > 0),
     max_bet bigint not null,
     rtp_bp integer not null check (rtp_bp between 1 and 10000),
     check (max_bet >= min_bet)
   )`,
  'create index game_type_id on game (type_id)',
  'create index game_brand_id on game (brand_id)',
  `create table setting (
     key text primary key,
     value jsonb not null,
     updated_at timestamptz not null default now()
   )`,
  `create table big_win (
     id bigint generated always as identity primary key,
     game_id integer not null references game,
     phone text not null,
     amount bigint not null check (amount > 0),
     won_at timestamptz not null
   )`,
  'create index big_win_won_at on big_win (won_at desc)',
  `create table new_year_win (
     id bigint generated always as identity primary key,
     phone text not null,
     item_id integer not null,
     count integer not null check (count > 0),
     won_at timestamptz not null
   )`,
  'create index new_year_win_won_at on new_year_win (won_at desc)',
  `create table customer_service (
     id integer primary key,
     name text not null,
     url text not null,
     is_out boolean not null,
     icon text not null,
     sort integer not null
   )`,
  // The id is made in the page, so that an event sent twice is stored once.
  `create table event_log (
     id uuid primary key,
     event_time timestamptz not null,
     user_id text,
     channel text not null,
     app_id text not null,
     version text not null,
     body jsonb not null,
     received_at timestamptz not null default now()
   )`,
  'create index event_log_received_at on event_log (received_at)',
  // No reference to the game: a page may report one that has left the list since.
  `create table presence (
     user_id bigint not null,
     fingerprint text not null,
     game_id integer,
     first_seen timestamptz not null,
     last_seen timestamptz not null,
     primary key (user_id, fingerprint)
   )`,
  'create index presence_last_seen on presence (last_seen)',
  // One pair of keys per cipher: an oracle against the older padding would break the newer one on a shared key.
  `create table app_key (
     kid text primary key,
     cipher text not null check (cipher in ('rsa-oaep-256', 'rsa-pkcs1')),
     public_pem text not null,
     private_pem text not null,
     created_at timestamptz not null default now(),
     retired_at timestamptz
   )`,
  'create unique index app_key_current on app_key (cipher) where retired_at is null',
  `create table revision (
     area text primary key,
     number bigint not null
   )`,
  `insert into revision (area, number) values ('games', 1), ('settings', 1)`,
  `create function count_change() returns trigger language plpgsql as $$
   begin
     update revision set number = number + 1 where area = tg_argv[0];
     return null;
   end $$`,
  ...['game_type', 'brand', 'game'].map((table) => countChangesOf(table, 'games')),
  ...['setting', 'app_key'].map((table) => countChangesOf(table, 'settings')),
];

function countChangesOf(table: string, area: string): string {
  return `create trigger ${table}_revision after insert or update or delete or truncate on ${table}
          for each statement execute function count_change('${area}')`;
}
