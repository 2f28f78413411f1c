import type { Kysely } from 'kysely';

import type { NewRow, Row, Tables } from '../tables.ts';

/** Keys in use and retired ones alike: a page that was open before a change of keys still sends under the old one. */
export function readKeys(db: Kysely<Tables>): Promise<Row<'app_key'>[]> {
  return db.selectFrom('app_key').selectAll().orderBy('created_at').execute();
}

/** Of several servers that make the first key at once, one wins and all read its key. */
export async function addKey(db: Kysely<Tables>, key: NewRow<'app_key'>): Promise<void> {
  await db
    .insertInto('app_key')
    .values(key)
    .onConflict((conflict) => conflict.column('cipher').where('retired_at', 'is', null).doNothing())
    .execute();
}
