/** What has to be bet before money may be withdrawn. Bets are counted while something is left to be wagered. */
import { type Kysely, sql } from 'kysely';

import type { Tables } from '../sql/tables.ts';

export interface Wager {
  required: number;
  done: number;
}

export async function readWager(db: Kysely<Tables>, playerId: number): Promise<Wager> {
  const row = await db
    .selectFrom('wager')
    .select(['required', 'done'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row ?? { required: 0, done: 0 };
}

export async function addToWager(db: Kysely<Tables>, playerId: number, amount: number): Promise<void> {
  if (amount === 0) return;
  await db
    .insertInto('wager')
    .values({ player_id: playerId, required: amount })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet((row) => ({ required: row('wager.required', '+', amount) })),
    )
    .execute();
}

/** What counted of a bet that is undone. The player's cash is locked by the caller. */
export async function uncountBet(db: Kysely<Tables>, playerId: number, counted: number): Promise<void> {
  if (counted === 0) return;
  await db
    .updateTable('wager')
    .set({ done: sql<number>`done - ${counted}::bigint` })
    .where('player_id', '=', playerId)
    .execute();
}
