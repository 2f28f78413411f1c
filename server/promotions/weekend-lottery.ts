/**
 * The lottery of the weekend. Bets from Monday to Friday are tickets, reckoned from the totals that stand for each day, so a bet
 * itself does nothing for it. The draw is in `draw-lottery.ts`.
 */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import * as v from 'valibot';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { games } from '#contract/games.ts';
import type { Handler } from '../call/handler.ts';
import { tickerPhone } from '#shared/mask-phone.ts';
import { unixSeconds } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';
import { coin } from '../rules/gifts.ts';
import { daysOf, drawOf, seedHashOf, weekOf } from './lottery-week.ts';
import { promotion } from './promotion.ts';
import { readPromotion } from './read-promotion.ts';
import { Count, Rate, Season } from './settings.ts';

const MOST_PRIZES = 20;
const NOBODY = 0;

const OWN_PRIZES = [50_000, 20_000, 20_000, 5_000, 5_000, 5_000, 5_000, 5_000];

const Config = v.object({
  season: v.optional(Season, 'first'),
  /** What earns one ticket, in hundredths. */
  betPerTicket: v.optional(v.pipe(Count, v.minValue(100)), 10_000),
  /** So that no player has nearly all of them. */
  mostTickets: v.optional(v.pipe(Count, v.minValue(1), v.maxValue(100_000)), 500),
  /** From the first place to the last, in hundredths. */
  prizes: v.optional(v.pipe(v.array(v.pipe(Count, v.minValue(1))), v.maxLength(MOST_PRIZES)), OWN_PRIZES),
  betRate: v.optional(Rate, 1),
});
export type LotteryConfig = v.InferOutput<typeof Config>;

const ticketsOf = ({ mostTickets, betPerTicket }: LotteryConfig, bet: number): number =>
  Math.min(mostTickets, Math.floor(bet / betPerTicket));

export const weekendLottery = promotion({
  type: ACTIVITY_TYPES.weekendLottery,
  name: 'weekend-lottery',
  rows: games,
  demo: { sort: 10, title: 'Weekend lottery', picture: 'badge/coin.png' },
  trial: { does: ['comes on a workday', { deposits: 100_000 }, { bets: 100_000 }], gives: ['sees the draw'] },
  config: Config,
  season: ({ config }) => config.season,
  look: (db, playerId, { period, now }) => readBet(db, playerId, daysOf(weekOf(now), period)),
  entry: () => ({}),
  glance: ({ config }, bet) => ({ glance: { tickets: ticketsOf(config, bet) } }),
  read: () => ({}),
  claims: {},
});

export const getBonusTickers: Handler<typeof games.getBonusTickers> = async ({ db, player, now }) => {
  const { facts } = await readPromotion(db, weekendLottery, { playerId: player?.id ?? NOBODY, now });
  const { config, period } = facts;
  const week = weekOf(now);
  const row = await db
    .selectFrom('lottery_week')
    .select(['tickets', 'seed'])
    .where('week', '=', week)
    .executeTakeFirst();
  const last = await findLastDraw(db);
  const bet = player ? await readBet(db, player.id, daysOf(week, period)) : 0;
  const ticketCount = ticketsOf(config, bet);
  return {
    ok: true,
    value: {
      ...period,
      drawTime: unixSeconds(drawOf(week)),
      serverTime: unixSeconds(now),
      ticketCount,
      ticketList: [],
      bet,
      betPerTicket: config.betPerTicket,
      mostTickets: config.mostTickets,
      prizeList: config.prizes.map((count, at) => ({
        propId: at + 1,
        title: '',
        rewardList: coin(count, config.betRate),
      })),
      ...(last
        ? await readWinners(db, { week: last.week, playerId: player?.id })
        : { winnerList: [], ownRewardList: [] }),
      seedHash: row ? seedHashOf(row.seed) : '',
      lastSeed: last?.seed ?? '',
      // Counted every few minutes, so a player's own of now may be more.
      totalTickets: Math.max(row?.tickets ?? 0, ticketCount),
    },
  };
};

async function readBet(
  db: Kysely<Tables>,
  playerId: number,
  { from, until }: ReturnType<typeof daysOf>,
): Promise<number> {
  const { bet } = await db
    .selectFrom('play_day')
    .select(sql<number>`coalesce(sum(bet), 0)::bigint`.as('bet'))
    .where('player_id', '=', playerId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .executeTakeFirstOrThrow();
  return bet;
}

const findLastDraw = (db: Kysely<Tables>) =>
  db
    .selectFrom('lottery_week')
    .select([sql<string>`week::text`.as('week'), 'seed'])
    .where('drawn_at', 'is not', null)
    .orderBy('week', 'desc')
    .executeTakeFirst();

async function readWinners(db: Kysely<Tables>, { week, playerId }: { week: string; playerId: number | undefined }) {
  const rows = await db
    .selectFrom('lottery_winner')
    .innerJoin('lottery_week', 'lottery_week.week', 'lottery_winner.week')
    .innerJoin('player', 'player.id', 'lottery_winner.player_id')
    .select(['lottery_winner.amount', 'lottery_winner.bet_rate', 'lottery_week.drawn_at', 'player.id', 'player.mobile'])
    .where('lottery_winner.week', '=', week)
    .orderBy('lottery_winner.place')
    .limit(MOST_PRIZES)
    .execute();
  const rewardOf = ({ amount, bet_rate }: (typeof rows)[number]) => coin(amount, Number(bet_rate));
  const own = rows.find(({ id }) => id === playerId);
  return {
    winnerList: rows.map((row) => ({
      phone: tickerPhone(row.mobile ?? ''),
      nickname: '',
      time: unixSeconds(row.drawn_at),
      rewardList: rewardOf(row),
    })),
    ownRewardList: own ? rewardOf(own) : [],
  };
}
