import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** What opens behind a game, which its name and its type may not tell; empty where nobody has said so. */
export async function addGameKind(db: Transaction<Tables>): Promise<void> {
  await sql`alter table game add column kind text not null default ''`.execute(db);
}
