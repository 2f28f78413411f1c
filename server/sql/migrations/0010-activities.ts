import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** The promotions that the operator runs, by their type; without times one is always on. */
export async function createActivities(db: Transaction<Tables>): Promise<void> {
  await sql`create table activity (
    type integer primary key,
    title text not null,
    img_url text not null default '',
    sort integer not null default 0,
    starts_at timestamptz,
    ends_at timestamptz
  )`.execute(db);
}
