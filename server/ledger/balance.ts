import type { Kysely } from 'kysely';

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
