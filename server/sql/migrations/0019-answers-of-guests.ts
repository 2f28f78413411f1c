import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** They go after a day, and are found without a look at those of players, which stay for eight. */
export async function indexAnswersOfGuests(db: Transaction<Tables>): Promise<void> {
  await sql
    .raw(`create index kept_answer_guests on kept_answer (created_at) where scope like 'call guest %'`)
    .execute(db);
}
