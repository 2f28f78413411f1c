import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** What testers stage beside the configuration. The configuration's own settings all go out to the page; these do not. */
export async function createSandbox(db: Transaction<Tables>): Promise<void> {
  await sql`create table sandbox_setting (key text primary key, value jsonb not null)`.execute(db);
}
