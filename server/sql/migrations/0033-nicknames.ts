import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** A nickname that a player chooses is looked for among all others. It is not unique: those given at sign-up may be alike. */
export async function indexNicknames(db: Transaction<Tables>): Promise<void> {
  await sql`create index player_nickname on player (lower(nickname))`.execute(db);
}
