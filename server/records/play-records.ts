/** What has happened to a player's money, by the page and newest first. */
import { type Kysely, sql } from 'kysely';

import type { TxnKind } from '../sql/ledger-tables.ts';
import {
  between,
  type Moments,
  momentsOf,
  pageOf,
  type Paged,
  type Part,
  partOf,
  type Span,
  within,
} from '../sql/page-of.ts';
import { prepared } from '../sql/prepared.ts';
import { all, askAll, type Question, question } from '../sql/question.ts';
import { type SumBy, type SumForm, sumFormOf, type Sums, sumsAs, sumUp, tellSums } from '../sql/sum-up.ts';
import type { Tables } from '../sql/tables.ts';

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
  return pageOf(db, { rows, sums }, span);
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

interface Which extends Moments {
  playerId: number;
  kinds?: readonly TxnKind[] | undefined;
  roundId?: number | undefined;
}

const postingsOf = (db: Kysely<Tables>, playerId: number) =>
  db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.account_id')
    .where('account.kind', '=', 'cash')
    .where('account.player_id', '=', playerId);

/** What a movement was for and when is looked up only where it is asked by: of a page without that, for the page alone. */
const isOfAll = ({ kinds, roundId, from, before }: Which): boolean =>
  [kinds, roundId, from, before].every((asked) => asked === undefined);

function movementsOf(db: Kysely<Tables>, { playerId, kinds, roundId, ...moments }: Which) {
  let movements = postingsOf(db, playerId).innerJoin('txn', 'txn.id', 'posting.txn_id').where(between(moments));
  if (kinds !== undefined) movements = movements.where('txn.kind', '=', sql<TxnKind>`any(${kinds})`);
  if (roundId !== undefined) movements = movements.where('txn.id', 'in', txnsOfRound(roundId));
  return movements;
}

const pageOfMovements = prepared((db, { limit, offset, ...which }: Which & Part) => {
  const page = (isOfAll(which) ? postingsOf(db, which.playerId) : movementsOf(db, which))
    .select(['posting.id', 'txn_id', 'amount', 'balance_after'])
    .orderBy('posting.id', 'desc')
    .limit(limit)
    .$if(offset !== undefined, (from) => from.offset(offset ?? 0));
  return sql<Movement>`
    select page.id, txn.kind, txn.ref, page.amount, page.balance_after, txn.created_at, round.id as "roundId", round.name as "gameName" from (${page}) as page
      join txn on txn.id = page.txn_id
      left join lateral (${roundOf}) as round on true
    order by page.id desc`.compile(db);
});

const MONEY = { moneyIn: sql<number>`greatest(amount, 0)`, moneyOut: sql<number>`greatest(-amount, 0)` };

const sumsOfMovements = prepared((db, which: Which, form: SumForm) =>
  // Sums by day or month ask when each was.
  sumsAs(
    form,
    isOfAll(which) && typeof form !== 'number' ? postingsOf(db, which.playerId) : movementsOf(db, which),
    MONEY,
  ),
);

/** `beside` travels along. */
export async function listMovements<Beside>(
  db: Kysely<Tables>,
  { kinds, roundId, playerId, ...span }: WantedMovements,
  beside: Question<Beside>,
) {
  const which = { playerId, kinds, roundId, ...momentsOf(span) };
  const form = sumFormOf(span);
  return askAll<{ list: Movement[]; sums: Sums; beside: Beside }>(db, {
    list: all(pageOfMovements(db, { playerId, kinds, roundId, ...momentsOf(span), ...partOf(span) })),
    sums: question(sumsOfMovements(db, which, form), tellSums(form)),
    beside,
  });
}

interface Movement {
  id: number;
  kind: TxnKind;
  ref: string;
  amount: number;
  balance_after: number;
  created_at: Date;
  roundId: number | null;
  gameName: string | null;
}

/** The round that a movement of the page belongs to. A rollback goes by the name of its bet. */
const roundOf = sql`
  select play_round.id, game.name from bet
    join play_round on play_round.visit_id = bet.visit_id and play_round.round_id = bet.round_id
    join game on game.id = play_round.game_id
    where txn.kind in ('bet', 'rollback') and bet.transaction_id = txn.ref
  union all
  select play_round.id, game.name from win
    join play_round on play_round.id = win.play_round_id
    join game on game.id = play_round.game_id
    where txn.kind = 'win' and win.transaction_id = txn.ref`;

const txnsOfRound = (id: number) => sql<number>`(
  select txn.id from play_round
    join bet on bet.visit_id = play_round.visit_id and bet.round_id = play_round.round_id
    join txn on txn.kind in ('bet', 'rollback') and txn.ref = bet.transaction_id
    where play_round.id = ${id}::bigint
  union all
  select txn.id from win join txn on txn.kind = 'win' and txn.ref = win.transaction_id
    where win.play_round_id = ${id}::bigint
)`;
