import { type Kysely, sql } from 'kysely';

import type { PlayerAccountKind } from '../sql/ledger-tables.ts';
import type { Tables } from '../sql/tables.ts';

/** A player who has never had anything has no account yet. */
export async function readBalance(
  db: Kysely<Tables>,
  playerId: number,
  kind: PlayerAccountKind = 'cash',
): Promise<number> {
  const account = await db
    .selectFrom('account')
    .select('balance')
    .where('kind', '=', kind)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return account?.balance ?? 0;
}

/** All that a player has of their own here: the balance, and what they have put aside. */
export async function readOwnMoney(db: Kysely<Tables>, playerId: number): Promise<number> {
  const own = await db
    .selectFrom('account')
    .select(sql<number>`coalesce(sum(balance), 0)::bigint`.as('sum'))
    .where('kind', 'in', ['cash', 'safebox'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return own.sum;
}
