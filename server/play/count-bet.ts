/** What a bet moves beside the balance, in the same transaction; and the same back when it is undone. */
import { type Kysely, sql, type Transaction } from 'kysely';

import { uncountBet } from '../ledger/wager.ts';
import { playSpansOf } from '../rules/play-spans.ts';
import { markUndone, recordBet, takeBetFromRound } from '../sql/queries/rounds.ts';
import type { PlayedVisit } from '../sql/queries/visits.ts';
import type { Row, Tables } from '../sql/tables.ts';

interface Taken {
  transactionId: string;
  roundId: string;
  amount: number;
  /** The first of its round. */
  isFirst: boolean;
  now: Date;
}

/** A stake has locked the player's cash by now, so that two bets of one player never count at once; a free bet counts nothing. */
export async function countBetOfPlayer(
  db: Transaction<Tables>,
  { id, player_id, game_id }: PlayedVisit,
  { transactionId, roundId, amount, isFirst, now }: Taken,
): Promise<void> {
  const whose = { visitId: id, playerId: player_id, gameId: game_id, day: playSpansOf(now).day };
  await recordBet(db, { ...whose, transactionId, roundId, amount, isFirst, now });
}

/** It comes off the day on which it was made. */
export async function uncountBetOfPlayer(
  db: Transaction<Tables>,
  { id, player_id }: PlayedVisit,
  bet: Row<'bet'>,
  now: Date,
): Promise<void> {
  const { transaction_id, round_id: roundId, amount, wagered, made_at } = bet;
  await markUndone(db, transaction_id);
  const isRoundUndone = await takeBetFromRound(db, { visitId: id, roundId }, { amount, now });
  await uncountBet(db, player_id, wagered);
  await takeFromVisit(db, id, { bet: amount, rounds: isRoundUndone ? 1 : 0, now });
  await takeFromDay(db, player_id, amount, made_at);
  await takeFromBets(db, player_id, amount);
}

/** A sign of the player too: whatever moves in a visit keeps it open. */
async function takeFromVisit(
  db: Kysely<Tables>,
  id: string,
  { bet, rounds, now }: { bet: number; rounds: number; now: Date },
): Promise<void> {
  await db
    .updateTable('visit')
    .set({ bet: sql<number>`bet - ${bet}::bigint`, rounds: sql<number>`rounds - ${rounds}::integer`, seen_at: now })
    .where('id', '=', id)
    .execute();
}

async function takeFromDay(db: Kysely<Tables>, playerId: number, bet: number, madeAt: Date): Promise<void> {
  await db
    .updateTable('play_day')
    .set({ bet: sql<number>`bet - ${bet}::bigint` })
    .where('player_id', '=', playerId)
    .where('day', '=', playSpansOf(madeAt).day)
    .execute();
}

async function takeFromBets(db: Kysely<Tables>, playerId: number, amount: number): Promise<void> {
  await db
    .updateTable('player')
    .set({ bet: sql<number>`bet - ${amount}::bigint` })
    .where('id', '=', playerId)
    .execute();
}
