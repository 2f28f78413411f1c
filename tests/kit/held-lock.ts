/** What a transaction holds while it waits for a lock of another. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { expect } from 'vitest';
import type { Tables } from '#server/sql/tables.ts';

interface Held<Value> {
  hold: (db: Transaction<Tables>) => Promise<unknown>;
  /** Comes to wait for what `hold` has locked. */
  other: () => Promise<Value>;
  /** Locks, without a wait, what `other` must not hold by then. */
  look: (db: Transaction<Tables>) => Promise<unknown>;
}

/** What `other` comes to once the lock is free. */
export async function whileHeld<Value>(db: Kysely<Tables>, { hold, other, look }: Held<Value>): Promise<Value> {
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { ended } = await db.transaction().execute(async (transaction) => {
    await hold(transaction);
    const begun = { ended: other() };
    await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBeGreaterThan(0);
    await look(transaction);
    return begun;
  });
  return ended;
}
