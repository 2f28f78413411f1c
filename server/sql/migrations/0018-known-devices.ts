import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Which devices a player has signed in on, and from where a code was asked for: strangers are counted apart from both. */
export async function rememberDevices(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table known_device (
     player_id bigint not null references player on delete cascade,
     mark text not null,
     last_seen_at timestamptz not null,
     primary key (player_id, mark)
   )`,
  'create index known_device_last_seen_at on known_device (last_seen_at)',
  `insert into known_device
     select player_id, fingerprint, max(last_seen_at) from session
     where fingerprint ~ '^[0-9a-f]{32}$' group by player_id, fingerprint`,
  `alter table one_time_code
     add column asked_from text not null default '',
     drop constraint one_time_code_pkey,
     add primary key (mobile, asked_from)`,
  'create index one_time_code_expires_at on one_time_code (expires_at)',
];
