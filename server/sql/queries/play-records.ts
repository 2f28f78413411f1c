/** What has happened to a player's money, by the page and newest first. */
import { type Kysely, sql } from 'kysely';

import type { TxnKind } from '../ledger-tables.ts';
import { pageOf, type Paged, type Span, within } from '../page-of.ts';
import { type SumBy, sumUp } from '../sum-up.ts';
import type { Tables } from '../tables.ts';

type Wanted = Paged & Span & { playerId: number; sumBy?: SumBy | undefined };

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
    .select(['play_round.id', 'game_id', 'name', 'bet', 'win', 'status', 'created_at', 'ended_at'])
    .orderBy('play_round.id', 'desc');
  const sums = sumUp(rounds, { moneyIn: sql<number>`win`, moneyOut: sql<number>`bet` }, span);
  return pageOf({ rows, sums }, span);
}

/** More are told together. */
const MOST_GAMES = 50;

/** What each game has cost and brought; the one that cost most comes first. The sums are of all games. */
export async function sumUpByGame(db: Kysely<Tables>, { playerId, ...span }: Span & { playerId: number }) {
  const rows = await db
    .selectFrom('play_round')
    .innerJoin('game', 'game.id', 'play_round.game_id')
    .where('play_round.player_id', '=', playerId)
    .where(within(span))
    .groupBy(['game_id', 'name'])
    .select([
      'game_id',
      'name',
      sql<number>`sum(bet)::bigint`.as('bet'),
      sql<number>`sum(win)::bigint`.as('win'),
      sql<number>`(sum(sum(bet)) over ())::bigint`.as('allBet'),
      sql<number>`(sum(sum(win)) over ())::bigint`.as('allWin'),
      sql<number>`(count(*) over ())::bigint`.as('games'),
    ])
    .orderBy(sql`sum(win) - sum(bet)`)
    .orderBy('game_id')
    .limit(MOST_GAMES)
    .execute();
  const [first] = rows;
  return {
    list: rows.map(({ game_id, name, bet, win }) => ({ id: game_id, gameName: name, bet, win })),
    games: first?.games ?? 0,
    bet: first?.allBet ?? 0,
    win: first?.allWin ?? 0,
  };
}

interface WantedMovements extends Wanted {
  /** What these movements were for. */
  kinds?: readonly TxnKind[] | undefined;
  /** Those of one round. */
  roundId?: number | undefined;
}

export async function listMovements(db: Kysely<Tables>, { kinds, roundId, playerId, ...span }: WantedMovements) {
  let movements = db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.account_id')
    .innerJoin('txn', 'txn.id', 'posting.txn_id')
    .where('account.kind', '=', 'cash')
    .where('account.player_id', '=', playerId)
    .where(within(span));
  if (kinds !== undefined) movements = movements.where('txn.kind', 'in', kinds);
  if (roundId !== undefined) movements = movements.where('txn.id', 'in', txnsOfRound(roundId));
  const rows = movements
    .select(['posting.id', 'txn.kind', 'txn.ref', 'amount', 'balance_after', 'created_at'])
    .orderBy('posting.id', 'desc');
  const money = { moneyIn: sql<number>`greatest(amount, 0)`, moneyOut: sql<number>`greatest(-amount, 0)` };
  const page = await pageOf({ rows, sums: sumUp(movements, money, span) }, span);
  const roundOf = await findRounds(db, page.list);
  return { ...page, list: page.list.map((row) => ({ ...row, round: roundOf.get(nameOf(row)) })) };
}

const txnsOfRound = (id: number) => sql<number>`(
  select txn.id from play_round
    join bet on bet.visit_id = play_round.visit_id and bet.round_id = play_round.round_id
    join txn on txn.kind in ('bet', 'rollback') and txn.ref = bet.transaction_id
    where play_round.id = ${id}::bigint
  union all
  select txn.id from win join txn on txn.kind = 'win' and txn.ref = win.transaction_id
    where win.play_round_id = ${id}::bigint
)`;

interface PlayRef {
  kind: TxnKind;
  ref: string;
}

/** A rollback goes by the name of its bet. */
const nameOf = ({ kind, ref }: PlayRef): string => `${kind === 'win' ? 'win' : 'bet'} ${ref}`;

interface RoundOfPlay {
  id: number;
  name: string;
}

/** Which rounds the movements of one page belong to, asked for the page and not for the whole list. */
async function findRounds(db: Kysely<Tables>, page: readonly PlayRef[]): Promise<ReadonlyMap<string, RoundOfPlay>> {
  const refsOf = (...kinds: TxnKind[]) => page.filter(({ kind }) => kinds.includes(kind)).map(({ ref }) => ref);
  const [bets, wins] = [refsOf('bet', 'rollback'), refsOf('win')];
  if (bets.length + wins.length === 0) return new Map();
  const { rows } = await sql<RoundOfPlay & { ref: string }>`
    select 'bet ' || transaction_id as ref, play_round.id, game.name from bet
      join play_round on play_round.visit_id = bet.visit_id and play_round.round_id = bet.round_id
      join game on game.id = play_round.game_id where transaction_id = any(${bets}::text[])
    union all
    select 'win ' || transaction_id, play_round.id, game.name from win
      join play_round on play_round.id = play_round_id
      join game on game.id = play_round.game_id where transaction_id = any(${wins}::text[])`.execute(db);
  return new Map(rows.map(({ ref, ...round }) => [ref, round]));
}
