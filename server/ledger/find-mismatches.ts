/** Goes through the books and says where they do not agree with themselves. It reads only, in one view of one moment. */
import { type Kysely, sql } from 'kysely';

import type { Tables } from '../sql/tables.ts';

/** Names the rule and what breaks it; no amount, because this is logged. */
export interface Mismatch {
  rule: 'txn' | 'total' | 'balance' | 'negative' | 'holds';
  /** Of the transaction, account or player. */
  id: number;
}

const MOST_NAMED = 20;

export function findMismatches(db: Kysely<Tables>): Promise<Mismatch[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      // The books grow, and looking through them may take longer than a call may.
      await sql`set local statement_timeout = '5min'`.execute(transaction);
      const { rows } = await sql<Mismatch>`${RULES} limit ${MOST_NAMED}`.execute(transaction);
      return rows;
    });
}

const RULES = sql`
  select 'txn' as rule, txn.id from txn left join posting on posting.txn_id = txn.id
    group by txn.id having coalesce(sum(posting.amount), 0) <> 0 or count(posting.id) < 2
  union all
  select 'total', 0 where (select coalesce(sum(amount), 0) from posting) <> 0
    or (select coalesce(sum(balance), 0) from account) <> 0
    or (select coalesce(sum(balance), 0) from account where kind in ('points', 'points-issued')) <> 0
  union all
  select 'balance', account.id from account left join posting on posting.account_id = account.id
    group by account.id having account.balance <> coalesce(sum(posting.amount), 0)
  union all
  select 'negative', id from account where player_id is not null and balance < 0
  union all
  select 'holds', player_id from (
    select player_id, balance as amount from account where kind = 'withdrawal-hold'
    union all
    select player_id, -amount from hold where state = 'open'
  ) as held group by player_id having sum(amount) <> 0`;
