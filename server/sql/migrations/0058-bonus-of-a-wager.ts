import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** When the wager that counts now began, so that what was given since can be summed. Of one that runs already nobody knows it. */
export async function noteWhenWagersBegin(db: Transaction<Tables>): Promise<void> {
  await sql`alter table wager add column began_at timestamptz`.execute(db);
  await sql`create index txn_given on txn (player_id, created_at)
    where kind in ('reward', 'sign-up-reward', 'deposit-bonus', 'points-coin')`.execute(db);
}
