import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** What a letter says, for a page that words it in the player's language. A letter of before has its text alone. */
export async function keepWordsOfLetters(db: Transaction<Tables>): Promise<void> {
  await sql`alter table letter add column words jsonb`.execute(db);
}
