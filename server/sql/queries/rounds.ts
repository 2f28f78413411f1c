import { type CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';

import { ROUND_STATUS } from '#contract/money-enums.ts';
import type { NewRow, Row, Tables } from '../tables.ts';
import { withNext } from '../together.ts';

interface RoundName {
  visitId: string;
  roundId: string;
}

export function findRound(db: Kysely<Tables>, { visitId, roundId }: RoundName) {
  return db
    .selectFrom('play_round')
    .select(['id', 'status', 'wins'])
    .where('visit_id', '=', visitId)
    .where('round_id', '=', roundId)
    .executeTakeFirst();
}

/** What a bet finds: its round, null if it is the first of it; and whether it is known by its own name. */
export interface Played {
  status: number | null;
  wins: number | null;
  isKnown: boolean;
}

export const playedBy = (
  db: Kysely<Tables>,
  { visitId, roundId, transactionId }: RoundName & { transactionId: string },
): CompiledQuery<Played> =>
  sql<Played>`
    select status, wins, exists (select from bet where transaction_id = ${transactionId}) as "isKnown"
    from (values (1)) as always
    left join play_round on visit_id = ${visitId}::uuid and round_id = ${roundId}`.compile(db);

/** What a win finds: what its round has cost and paid by now, and how its player stands. */
export interface RoundToPay extends Pick<Row<'player'>, 'vip' | 'vip_exp' | 'user_level'> {
  id: number;
  status: number;
  bet: number;
  win: number;
  playerBet: number;
}

export const roundToPay = (db: Kysely<Tables>, { visitId, roundId }: RoundName): CompiledQuery<RoundToPay> =>
  sql<RoundToPay>`
    select round.id, round.status, round.bet, round.win, player.bet as "playerBet", vip, vip_exp, user_level
    from play_round as round join player on player.id = round.player_id
    where visit_id = ${visitId}::uuid and round_id = ${roundId}`.compile(db);

interface NewBet extends RoundName {
  transactionId: string;
  playerId: number;
  gameId: number;
  amount: number;
  /** The first of its round. */
  isFirst: boolean;
  day: string;
  now: Date;
}

/** Writes it down, and adds it to its round, its visit, the player's day, all their bets, and what is to be wagered. */
export async function recordBet(db: Transaction<Tables>, bet: NewBet): Promise<void> {
  const { visitId, roundId, transactionId, playerId, gameId, amount, isFirst, day, now } = bet;
  const all = sql`
    with made (visit_id, round_id, player_id, game_id, amount, made_at) as (
      values (${visitId}::uuid, ${roundId}, ${playerId}::bigint, ${gameId}::integer, ${amount}::bigint, ${now}::timestamptz)
    ),
    due as (
      select coalesce((
        select least(amount, greatest(required - done, 0)) from wager where wager.player_id = made.player_id
      ), 0) as counted from made
    ),
    wagered as (
      update wager set done = done + counted from due where wager.player_id = ${playerId}::bigint and counted > 0
    ),
    round as (
      insert into play_round (visit_id, round_id, player_id, game_id, bet, created_at)
      select visit_id, round_id, player_id, game_id, amount, made_at from made
      on conflict (visit_id, round_id) do update set bet = play_round.bet + excluded.bet
    ),
    visited as (
      update visit set bet = visit.bet + made.amount, rounds = rounds + ${isFirst ? 1 : 0}::integer, seen_at = made.made_at
      from made where visit.id = made.visit_id
    ),
    today as (
      insert into play_day (player_id, day, bet, playing_ms)
      select player_id, ${day}::date, amount, 0 from made
      on conflict (player_id, day) do update set bet = play_day.bet + excluded.bet
    ),
    played as (
      update player set bet = player.bet + made.amount from made where player.id = made.player_id
    )
    insert into bet (transaction_id, visit_id, round_id, amount, wagered, made_at)
    select ${transactionId}, visit_id, round_id, amount, counted, made_at from made, due`;
  await withNext(db, all.compile(db));
}

interface NewWin {
  roundRow: number;
  /** In Manila, as 2026-11-20. */
  day: string;
  visitId: string;
  transactionId: string;
  amount: number;
  isOver: boolean;
  now: Date;
}

/** Adds it to its round, its visit and the player's day, and notes which round it belongs to. */
export const recordWin = (
  db: Transaction<Tables>,
  { roundRow, day, visitId, transactionId, amount, isOver, now }: NewWin,
): Promise<void> =>
  withNext(
    db,
    sql`
      with visited as (
        update visit set win = win + ${amount}::bigint, seen_at = ${now}::timestamptz where id = ${visitId}::uuid
      ),
      paid as (
        update play_round set win = win + ${amount}::bigint, wins = wins + 1,
          status = case when ${isOver}::boolean then ${ROUND_STATUS.settled}::smallint else status end,
          ended_at = case when ${isOver}::boolean then ${now}::timestamptz else ended_at end
        where id = ${roundRow}::bigint returning id, player_id
      ),
      today as (
        insert into play_day (player_id, day, bet, win, playing_ms)
        select player_id, ${day}::date, 0, ${amount}::bigint, 0 from paid where ${amount}::bigint > 0
        on conflict (player_id, day) do update set win = play_day.win + excluded.win
      )
      insert into win (transaction_id, play_round_id)
      select ${transactionId}, id from paid where ${amount}::bigint > 0`.compile(db),
  );

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
