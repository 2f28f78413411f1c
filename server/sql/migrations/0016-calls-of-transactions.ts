import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** What the wallet was told is kept under the call as well; the ids of the bundled provider end with theirs. */
export async function keepCallsOfTransactions(db: Transaction<Tables>): Promise<void> {
  for (const [end, call] of CALLS) {
    await sql`update kept_answer set key = ${`${call} `} || key
      where scope = 'transaction perya-games' and key like ${`%-${end}`}`.execute(db);
  }
}

const CALLS = [
  ['bet', 'bet'],
  ['win', 'win'],
  ['undo', 'rollback'],
] as const;
