import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** Points are accounts of the ledger, and how often an offer was taken on a day stands beside it. */
export async function createPoints(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const PLAYER_KINDS = "'cash', 'bonus', 'safebox', 'withdrawal-hold', 'points'";
const SHARED_KINDS = "'house', 'provider-clearing', 'promo-expense', 'deposit-clearing', 'adjustment', 'points-issued'";

const STATEMENTS = [
  'alter table account drop constraint account_kind_check, drop constraint account_check',
  `alter table account
     add constraint account_kind_check check (kind in (${PLAYER_KINDS}, ${SHARED_KINDS})),
     add constraint account_check check ((player_id is not null) = (kind in (${PLAYER_KINDS})))`,
  // The next sixteen of the shared accounts' own numbers.
  `insert into account (id, kind, share)
   select 4000000000000000 + 5 * 16 + share, 'points-issued', share from generate_series(0, 15) share`,
  `create table points_taken (
     player_id bigint not null,
     offer_id bigint not null,
     day date not null,
     count integer not null check (count > 0),
     primary key (player_id, offer_id, day)
   )`,
];
