import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** By which call a session was begun, so that a repetition of that call takes the place of the first. */
export async function giveKeysToSessions(db: Transaction<Tables>): Promise<void> {
  await sql.raw('alter table session add column begun_by text').execute(db);
}
