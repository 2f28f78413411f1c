import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Codes of social sign-ins that were brought here once. A code is as good as a password, so only its hash is kept. */
export async function createSocial(db: Transaction<Tables>): Promise<void> {
  await sql`create table social_code (
    code_hash bytea primary key,
    key text,
    player_id bigint references player on delete cascade,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index social_code_created_at on social_code (created_at)`.execute(db);
}
