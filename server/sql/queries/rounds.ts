import { type Kysely, sql } from 'kysely';

import { ROUND_STATUS } from '#contract/enums.ts';
import type { NewRow, Row, Tables } from '../tables.ts';

interface RoundName {
  visitId: string;
  roundId: string;
}

export function findRound(db: Kysely<Tables>, { visitId, roundId }: RoundName): Promise<Row<'play_round'> | undefined> {
  return db
    .selectFrom('play_round')
    .selectAll()
    .where('visit_id', '=', visitId)
    .where('round_id', '=', roundId)
    .executeTakeFirst();
}

export async function addBetToRound(
  db: Kysely<Tables>,
  round: Pick<NewRow<'play_round'>, 'visit_id' | 'round_id' | 'player_id' | 'game_id' | 'created_at'>,
  amount: number,
): Promise<void> {
  await db
    .insertInto('play_round')
    .values({ ...round, bet: amount })
    .onConflict((conflict) =>
      conflict.columns(['visit_id', 'round_id']).doUpdateSet((row) => ({ bet: row('play_round.bet', '+', amount) })),
    )
    .execute();
}

/** What the round has cost and paid by now. */
export function addWinToRound(
  db: Kysely<Tables>,
  id: number,
  { amount, isOver, now }: { amount: number; isOver: boolean; now: Date },
): Promise<{ bet: number; win: number }> {
  return db
    .updateTable('play_round')
    .set({ win: sql<number>`win + ${amount}::bigint`, wins: sql<number>`wins + 1` })
    .$if(isOver, (update) => update.set({ status: ROUND_STATUS.settled, ended_at: now }))
    .where('id', '=', id)
    .returning(['bet', 'win'])
    .executeTakeFirstOrThrow();
}

/** True when with this bet the round itself is undone. */
export async function takeBetFromRound(
  db: Kysely<Tables>,
  { visitId, roundId }: RoundName,
  { amount, now }: { amount: number; now: Date },
): Promise<boolean> {
  const left = await db
    .selectFrom('bet')
    .select('transaction_id')
    .where('visit_id', '=', visitId)
    .where('round_id', '=', roundId)
    .where('is_undone', '=', false)
    .executeTakeFirst();
  await db
    .updateTable('play_round')
    .set({ bet: sql<number>`bet - ${amount}::bigint` })
    .$if(!left, (update) => update.set({ status: ROUND_STATUS.undone, ended_at: now }))
    .where('visit_id', '=', visitId)
    .where('round_id', '=', roundId)
    .execute();
  return !left;
}

export function findBet(db: Kysely<Tables>, transactionId: string): Promise<Row<'bet'> | undefined> {
  return db.selectFrom('bet').selectAll().where('transaction_id', '=', transactionId).executeTakeFirst();
}

export async function insertBet(db: Kysely<Tables>, bet: NewRow<'bet'>): Promise<void> {
  await db.insertInto('bet').values(bet).execute();
}

export async function markUndone(db: Kysely<Tables>, transactionId: string): Promise<void> {
  await db.updateTable('bet').set({ is_undone: true }).where('transaction_id', '=', transactionId).execute();
}
