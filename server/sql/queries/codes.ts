import { type Kysely, sql, type Transaction } from 'kysely';

import type { NewRow, Row, Tables } from '../tables.ts';

/** Sets these locks apart from those of other things. */
const LOCK_CLASS = 7_390_145;

/** Until the transaction ends, nobody else sends a code to this number. */
export async function lockNumber(db: Transaction<Tables>, mobile: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_CLASS}::integer, hashtext(${mobile}))`.execute(db);
}

/** A number has one for each place that has asked for one. */
interface Asked {
  mobile: string;
  from: string;
}

export function findCode(db: Kysely<Tables>, { mobile, from }: Asked): Promise<Row<'one_time_code'> | undefined> {
  return db
    .selectFrom('one_time_code')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('asked_from', '=', from)
    .executeTakeFirst();
}

/** Takes the place of the last one that was asked for there, with all its tries. */
export async function replaceCode(db: Kysely<Tables>, code: NewRow<'one_time_code'>): Promise<void> {
  const whole = { tries: 0, used_at: null, ...code };
  await db
    .insertInto('one_time_code')
    .values(whole)
    .onConflict((conflict) => conflict.columns(['mobile', 'asked_from']).doUpdateSet(whole))
    .execute();
}

/** The code to compare with, if one more try is left. Count and check are one statement, as with every limit. */
export function countCodeTry(db: Kysely<Tables>, { mobile, from }: Asked, most: number, now: Date) {
  return db
    .updateTable('one_time_code')
    .set((code) => ({ tries: code('tries', '+', 1) }))
    .where('mobile', '=', mobile)
    .where('asked_from', '=', from)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning(['salt', 'code_hash', 'purpose'])
    .executeTakeFirst();
}

/** False when it has been used, or replaced, since it was compared. */
export async function useCode(
  db: Kysely<Tables>,
  { mobile, codeHash, key, now }: { mobile: string; codeHash: Buffer; key: string | undefined; now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('one_time_code')
    .set({ used_at: now, last_key: key ?? null })
    .where('mobile', '=', mobile)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

export async function insertText(db: Kysely<Tables>, text: NewRow<'sms_outbox'>): Promise<void> {
  await db.insertInto('sms_outbox').values(text).execute();
}

export async function deleteOldCodes(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('one_time_code').where('expires_at', '<', before).execute();
}

export async function deleteOldTexts(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('sms_outbox').where('created_at', '<', before).execute();
}
