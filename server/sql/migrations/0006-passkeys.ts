import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** What devices sign in with instead of a password: public keys, and what those devices are asked to sign. */
export async function createPasskeys(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table passkey (
     id text primary key,
     player_id bigint not null references player on delete cascade,
     public_key bytea not null,
     counter bigint not null,
     transports jsonb not null,
     name text not null,
     created_at timestamptz not null,
     last_used_at timestamptz
   )`,
  'create index passkey_player_id on passkey (player_id)',
  `create table passkey_challenge (
     challenge text primary key,
     purpose text not null check (purpose in ('add', 'sign-in')),
     player_id bigint references player on delete cascade,
     created_at timestamptz not null,
     used_key text,
     uses integer not null default 0
   )`,
  'create index passkey_challenge_created_at on passkey_challenge (created_at)',
];
