/** What a bet moves beside the balance, in the same transaction; and the same back when it is undone. */
import { type Kysely, sql, type Transaction } from 'kysely';

import { countBet, uncountBet } from '../ledger/wager.ts';
import { playSpansOf } from '../rules/play-spans.ts';
import { addBetToRound, insertBet, markUndone, takeBetFromRound } from '../sql/queries/rounds.ts';
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

/** The player's cash is locked by now, so that two bets of one player never count at once. */
export async function countBetOfPlayer(
  db: Transaction<Tables>,
  { id, player_id, game_id }: PlayedVisit,
  { transactionId, roundId, amount, isFirst, now }: Taken,
): Promise<void> {
  const name = { visit_id: id, round_id: roundId };
  await addBetToRound(db, { ...name, player_id, game_id, created_at: now }, amount);
  const wagered = await countBet(db, player_id, amount);
  await insertBet(db, { transaction_id: transactionId, ...name, amount, wagered, made_at: now });
  await addToVisit(db, id, { bet: amount, rounds: isFirst ? 1 : 0, now });
  await addToDay(db, player_id, { bet: amount, playingMs: 0 }, now);
  await addToBets(db, player_id, amount);
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
  await addToVisit(db, id, { bet: -amount, rounds: isRoundUndone ? -1 : 0, now });
  await addToDay(db, player_id, { bet: -amount, playingMs: 0 }, made_at);
  await addToBets(db, player_id, -amount);
}

/** A sign of the player too: whatever moves in a visit keeps it open. */
async function addToVisit(
  db: Kysely<Tables>,
  id: string,
  { bet, rounds, now }: { bet: number; rounds: number; now: Date },
): Promise<void> {
  await db
    .updateTable('visit')
    .set({ bet: sql<number>`bet + ${bet}::bigint`, rounds: sql<number>`rounds + ${rounds}::integer`, seen_at: now })
    .where('id', '=', id)
    .execute();
}

export async function addToDay(
  db: Kysely<Tables>,
  playerId: number,
  { bet, playingMs }: { bet: number; playingMs: number },
  at: Date,
): Promise<void> {
  await db
    .insertInto('play_day')
    .values({ player_id: playerId, day: playSpansOf(at).day, bet, playing_ms: playingMs })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'day']).doUpdateSet((row) => ({
        bet: row('play_day.bet', '+', bet),
        playing_ms: row('play_day.playing_ms', '+', playingMs),
      })),
    )
    .execute();
}

async function addToBets(db: Kysely<Tables>, playerId: number, amount: number): Promise<void> {
  await db
    .updateTable('player')
    .set({ bet: sql<number>`bet + ${amount}::bigint` })
    .where('id', '=', playerId)
    .execute();
}
