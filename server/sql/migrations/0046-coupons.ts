import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** What a deposit may bring besides, given by a claim or a letter: each is used by one deposit. */
export async function createCoupons(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table coupon (
     id bigint primary key generated always as identity,
     player_id bigint not null references player (id) on delete cascade,
     item_id integer not null,
     worth bigint not null check (worth > 0),
     limit_amount bigint not null check (limit_amount >= 0),
     bet_rate numeric not null check (bet_rate >= 0),
     given_for text not null,
     place smallint not null,
     expires_at timestamptz not null,
     used_at timestamptz,
     unique (player_id, given_for, place)
   )`,
  'create index coupon_open on coupon (player_id, expires_at) where used_at is null',
  'alter table deposit add column coupon_id bigint references coupon (id) on delete set null',
  'create index deposit_of_coupon on deposit (coupon_id) where coupon_id is not null',
];
