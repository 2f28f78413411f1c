import { type Kysely, sql } from 'kysely';

import { prepared } from '../prepared.ts';
import type { Tables } from '../tables.ts';

export interface Counted {
  scope: string;
  key: string;
  most: number;
  windowMs: number;
  /** How many times the wait may double for a caller that goes on after reaching the limit. */
  doublings: number;
}

const FORGIVEN_AFTER = '1 day';

/**
 * Counts one more, unless that would be one too many. Count and check are one statement: of a hundred tries at once,
 * exactly as many pass as of a hundred in a row.
 */
export async function countTry(db: Kysely<Tables>, limit: Counted, now: Date): Promise<boolean> {
  const { rows } = await db.executeQuery(counting(db, { ...limit, now }));
  return rows.length > 0;
}

const counting = prepared((db, { scope, key, most, windowMs, doublings, now }: Counted & { now: Date }) => {
  const at = sql`${now}::timestamptz`;
  const wait = sql`${windowMs}::double precision * interval '1 millisecond'`;
  const isOver = sql`try_limit.ends_at <= ${at}`;
  const strikes = sql`case
    when try_limit.count >= ${most}::integer and try_limit.ends_at > ${at} - ${FORGIVEN_AFTER}::interval
    then least(try_limit.strikes + 1, ${doublings}::integer) else 0 end`;
  return sql`
    insert into try_limit (scope, key, count, strikes, ends_at) values (${scope}, ${key}, 1, 0, ${at} + ${wait})
    on conflict (scope, key) do update set
      count = case when ${isOver} then 1 else try_limit.count + 1 end,
      strikes = case when ${isOver} then ${strikes} else try_limit.strikes end,
      ends_at = case when ${isOver} then ${at} + ${wait} * power(2, ${strikes}) else try_limit.ends_at end
    where ${isOver} or try_limit.count < ${most}::integer
    returning 1`.compile(db);
});

/** Counts one more in each, up to the first that has no more to give. */
export async function countTries(db: Kysely<Tables>, limits: readonly Counted[], now: Date): Promise<boolean> {
  for (const limit of limits) if (!(await countTry(db, limit, now))) return false;
  return true;
}

/** Gives one back: it was counted, and then nothing was tried. */
export async function uncountTry(db: Kysely<Tables>, { scope, key }: Counted): Promise<void> {
  await db
    .updateTable('try_limit')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export const forgetting = prepared((db, { scope, key }: Pick<Counted, 'scope' | 'key'>) =>
  db.deleteFrom('try_limit').where('scope', '=', scope).where('key', '=', key).compile(),
);

export async function forgetTries(db: Kysely<Tables>, limit: Pick<Counted, 'scope' | 'key'>): Promise<void> {
  await db.executeQuery(forgetting(db, limit));
}

/** For the tester's door: the next code may be sent to this number at once. */
export async function endCodeWait(db: Kysely<Tables>, mobile: string): Promise<void> {
  await db
    .updateTable('one_time_code')
    .set({ next_at: new Date(0) })
    .where('mobile', '=', mobile)
    .execute();
}

/** For the tester's door: every wait is over, that for the next code too. */
export async function clearTries(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('try_limit').execute();
  await db
    .updateTable('one_time_code')
    .set({ next_at: new Date(0) })
    .execute();
}

export async function deleteOldTries(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('try_limit')
    .where('ends_at', '<', sql<Date>`${now}::timestamptz - ${FORGIVEN_AFTER}::interval`)
    .execute();
}
