import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Pictures of identity papers: what is known of each. The pictures lie sealed in files, and the keys only here. */
export async function createUploads(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table upload_key (
     kid text primary key,
     key bytea not null,
     created_at timestamptz not null,
     retired_at timestamptz
   )`,
  'create unique index upload_key_current on upload_key ((true)) where retired_at is null',
  // The form of sign-up asks for papers before there is a player, so a picture may be a device's for a while.
  `create table upload (
     path text primary key,
     player_id bigint references player,
     fingerprint text not null,
     slot smallint not null check (slot between 1 and 4),
     size_bytes integer not null,
     sha256 text not null,
     kid text not null references upload_key,
     created_at timestamptz not null,
     claimed_at timestamptz
   )`,
  'create index upload_fingerprint on upload (fingerprint, created_at)',
  'create index upload_player_id on upload (player_id, created_at)',
  'create index upload_unclaimed on upload (created_at) where claimed_at is null',
];
