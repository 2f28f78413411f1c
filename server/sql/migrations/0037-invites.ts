import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Where players have signed up, which says whether an invited friend counts, and the short addresses that players share. */
export async function createInvites(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Neither is named where it is unknown. The network is kept as what it hashes to.
  `create table sign_up_place (
     player_id bigint primary key references player on delete cascade,
     mark text check (length(mark) <= 64),
     network text check (length(network) <= 64)
   )`,
  'drop index player_pid',
  'create index player_pid on player (pid, id) where pid is not null',
  `create table short_link (
     code text primary key check (length(code) between 1 and 16),
     player_id bigint not null references player on delete cascade,
     path text not null check (length(path) <= 2048),
     -- A path may be longer than an index takes.
     path_key text generated always as (md5(path)) stored,
     shared_at timestamptz not null,
     unique (player_id, path_key)
   )`,
  'create index short_link_shared_at on short_link (shared_at)',
];
