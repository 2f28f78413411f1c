/** What has happened to a player's money, by the page and newest first. */
import { type Kysely, sql } from 'kysely';

import type { TxnKind } from '../ledger-tables.ts';
import { pageOf, type Paged, type Span, within } from '../page-of.ts';
import type { Tables } from '../tables.ts';

type Wanted = Paged & Span & { playerId: number };

export function listRounds(
  db: Kysely<Tables>,
  { gameId, playerId, ...span }: Wanted & { gameId?: number | undefined },
) {
  let rounds = db
    .selectFrom('play_round')
    .innerJoin('game', 'game.id', 'play_round.game_id')
    .where('play_round.player_id', '=', playerId)
    .where(within(span));
  if (gameId !== undefined) rounds = rounds.where('play_round.game_id', '=', gameId);
  const rows = rounds
    .select(['play_round.id', 'game_id', 'name', 'bet', 'win', 'status', 'created_at'])
    .orderBy('play_round.id', 'desc');
  const sums = rounds.select(({ fn }) => [
    fn.countAll<number>().as('total'),
    sql<number>`coalesce(sum(bet), 0)::bigint`.as('bet'),
    sql<number>`coalesce(sum(win), 0)::bigint`.as('win'),
  ]);
  return pageOf({ rows, sums }, span);
}

/** `kinds` narrows it to what these movements were for. */
export function listMovements(
  db: Kysely<Tables>,
  { kinds, playerId, ...span }: Wanted & { kinds?: readonly TxnKind[] | undefined },
) {
  let movements = db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.account_id')
    .innerJoin('txn', 'txn.id', 'posting.txn_id')
    .where('account.kind', '=', 'cash')
    .where('account.player_id', '=', playerId)
    .where(within(span));
  if (kinds !== undefined) movements = movements.where('txn.kind', 'in', kinds);
  const rows = movements
    .select(['posting.id', 'txn.kind', 'amount', 'balance_after', 'created_at'])
    .orderBy('posting.id', 'desc');
  const sums = movements.select(({ fn }) => [
    fn.countAll<number>().as('total'),
    sql<number>`coalesce(sum(amount) filter (where amount > 0), 0)::bigint`.as('moneyIn'),
    sql<number>`coalesce(-sum(amount) filter (where amount < 0), 0)::bigint`.as('moneyOut'),
  ]);
  return pageOf({ rows, sums }, span);
}
