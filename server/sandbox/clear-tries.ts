import type { Kysely } from 'kysely';
import type { Tables } from '../sql/tables.ts';

/** Forgets every counted try, so that a test that has spent them can go on. */
export async function clearTries(db: Kysely<Tables>): Promise<{ cleared: true }> {
  await db.deleteFrom('try_limit').execute();
  await db
    .updateTable('one_time_code')
    .set((row) => ({ next_at: row.ref('sent_at') }))
    .execute();
  return { cleared: true };
}
