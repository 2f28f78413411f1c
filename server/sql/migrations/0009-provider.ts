import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** What the bundled games remember of their own: visits, rounds with all that is left to do, and the dice of live tables. */
export async function createProvider(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

// No key leads into the product's tables: to the games a player and a game are numbers that the wallet has named.
const STATEMENTS = [
  `create table provider_session (
     token_hash bytea primary key,
     launch_hash bytea not null,
     wallet_session text not null,
     player_id bigint not null,
     game jsonb not null,
     created_at timestamptz not null
   )`,
  `create table provider_round (
     id text primary key,
     token_hash bytea not null references provider_session,
     key text not null,
     wallet_session text not null,
     player_id bigint not null,
     game_id integer not null,
     kind text not null check (kind in ('slot', 'color', 'live', 'poker')),
     request jsonb not null,
     stake bigint not null check (stake > 0),
     state text not null check (state in ('betting', 'refused', 'open', 'winning', 'settled', 'undoing', 'undone')),
     outcome jsonb,
     win bigint check (win >= 0),
     balance bigint,
     refusal text,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     unique (player_id, game_id, key)
   )`,
  `create index provider_round_unfinished on provider_round (updated_at)
     where state in ('betting', 'open', 'winning', 'undoing')`,
  `create table provider_live_roll (
     game_id integer not null,
     number bigint not null,
     dice jsonb not null,
     primary key (game_id, number)
   )`,
];
