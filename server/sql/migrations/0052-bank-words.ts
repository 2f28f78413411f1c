import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** What the sandbox's bank still has to tell: a bank that is stopped tells it late. */
export async function keepBankWords(db: Transaction<Tables>): Promise<void> {
  await sql`create table sandbox_word (
    id uuid primary key,
    order_id text not null,
    body text not null,
    said_at timestamptz not null
  )`.execute(db);
}
