/** What has happened to a player's money, by the page and newest first. */
import { type Kysely, sql } from 'kysely';

import type { TxnKind } from '../ledger-tables.ts';
import type { Tables } from '../tables.ts';

export interface Span {
  playerId: number;
  page: number;
  pageSize: number;
  /** Unix seconds, both included. */
  startTime?: number | undefined;
  endTime?: number | undefined;
}

const moment = (seconds: number): Date => new Date(seconds * 1000);

export async function listRounds(db: Kysely<Tables>, { gameId, ...span }: Span & { gameId?: number | undefined }) {
  const { playerId, page, pageSize, startTime, endTime } = span;
  let rounds = db
    .selectFrom('play_round')
    .innerJoin('game', 'game.id', 'play_round.game_id')
    .where('play_round.player_id', '=', playerId);
  if (startTime !== undefined) rounds = rounds.where('created_at', '>=', moment(startTime));
  if (endTime !== undefined) rounds = rounds.where('created_at', '<', moment(endTime + 1));
  if (gameId !== undefined) rounds = rounds.where('play_round.game_id', '=', gameId);
  const [list, sums] = await Promise.all([
    rounds
      .select(['play_round.id', 'game_id', 'name', 'bet', 'win', 'status', 'created_at'])
      .orderBy('play_round.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    rounds
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        sql<number>`coalesce(sum(bet), 0)::bigint`.as('bet'),
        sql<number>`coalesce(sum(win), 0)::bigint`.as('win'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { list, ...sums };
}

/** `kinds` narrows it to what these movements were for. */
export async function listMovements(
  db: Kysely<Tables>,
  { kinds, ...span }: Span & { kinds?: readonly TxnKind[] | undefined },
) {
  const { playerId, page, pageSize, startTime, endTime } = span;
  let movements = db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.account_id')
    .innerJoin('txn', 'txn.id', 'posting.txn_id')
    .where('account.kind', '=', 'cash')
    .where('account.player_id', '=', playerId);
  if (startTime !== undefined) movements = movements.where('created_at', '>=', moment(startTime));
  if (endTime !== undefined) movements = movements.where('created_at', '<', moment(endTime + 1));
  if (kinds !== undefined) movements = movements.where('txn.kind', 'in', kinds);
  const [list, { total }] = await Promise.all([
    movements
      .select(['posting.id', 'txn.kind', 'amount', 'balance_after', 'created_at'])
      .orderBy('posting.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    movements.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { list, total };
}
