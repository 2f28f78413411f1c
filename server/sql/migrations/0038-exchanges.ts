import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** The newest exchanges of a wheel's pot are listed for everybody. */
export async function indexExchanges(db: Transaction<Tables>): Promise<void> {
  await sql`create index activity_mark_exchange on activity_mark (type, at) where mark like '% exchange %'`.execute(db);
}
