import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Answers to calls are kept beside those to messages, grow old as they do, and are found as quickly when they go. */
export async function keepRepeatedCalls(db: Transaction<Tables>): Promise<void> {
  await sql.raw(`create index kept_answer_calls on kept_answer (created_at) where scope like 'call %'`).execute(db);
}
