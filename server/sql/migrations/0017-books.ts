import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Whether the books are open: one row, which every movement that a player wishes for looks at. */
export async function createBooks(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'create table books (is_one boolean primary key default true check (is_one), closed_at timestamptz)',
  'insert into books default values',
];
