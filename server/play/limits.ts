/**
 * The limits that a player keeps to: bets, losses and time by the day, week and month. A limit is reached when what
 * is left of it does not pay for the next bet, and not only when nothing is left.
 */
import { type Kysely, sql } from 'kysely';

import { must } from '#shared/assert.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { playSpansOf } from '../rules/play-spans.ts';
import { prepared } from '../sql/prepared.ts';
import { ask, first, type Question } from '../sql/question.ts';
import { daysOf, type LimitsRow, PLAY_COLUMNS, smallestStake, sumsOf, type Usage } from '../sql/queries/play-usage.ts';
import type { Row, Tables } from '../sql/tables.ts';

/** As the heartbeat tells it. */
export interface Reached {
  gamingDurationLimit: 0 | 1;
  dailyBetLimit: 0 | 1;
  weeklyBetLimit: 0 | 1;
  monthlyBetLimit: 0 | 1;
  /** Of any of the three on losses. */
  lossLimit: 0 | 1;
}

/** Of a player who has set no limit. */
export const NONE_REACHED: Reached = {
  gamingDurationLimit: 0,
  dailyBetLimit: 0,
  weeklyBetLimit: 0,
  monthlyBetLimit: 0,
  lossLimit: 0,
};

export const isAnyReached = (reached: Reached): boolean => Object.values(reached).includes(1);

export async function readReached(
  db: Kysely<Tables>,
  playerId: number,
  { nextBet, now }: { nextBet?: number; now: Date },
): Promise<Reached> {
  return reachedBy(db, await readLimits(db, playerId), { playerId, nextBet, now });
}

/** Nobody who has set no limit has reached one, and nothing is asked. */
export async function reachedBy(
  db: Kysely<Tables>,
  limits: LimitsRow | undefined,
  { playerId, nextBet, now }: { playerId: number; nextBet?: number | undefined; now: Date },
): Promise<Reached> {
  if (!limits) return NONE_REACHED;
  const { smallest, ...used } = await readUsage(db, playerId, now);
  return reachedOf(limits, used, nextBet ?? smallest);
}

export function reachedOf(limits: LimitsRow, used: Usage, nextBet: number): Reached {
  const isBeyond = (limit: number | null, used: number): 0 | 1 => (limit !== null && used + nextBet > limit ? 1 : 0);
  const isPlayed = (minutes: number | null, ms: number): boolean => minutes !== null && ms >= minutes * MINUTE_MS;
  const times = [
    isPlayed(limits.daily_minutes, used.playingMs),
    isPlayed(limits.weekly_minutes, used.weekPlayingMs),
    isPlayed(limits.monthly_minutes, used.monthPlayingMs),
  ];
  const losses = [
    isBeyond(limits.daily_loss, used.day - used.dayWin),
    isBeyond(limits.weekly_loss, used.week - used.weekWin),
    isBeyond(limits.monthly_loss, used.month - used.monthWin),
  ];
  return {
    gamingDurationLimit: times.includes(true) ? 1 : 0,
    dailyBetLimit: isBeyond(limits.daily_bet, used.day),
    weeklyBetLimit: isBeyond(limits.weekly_bet, used.week),
    monthlyBetLimit: isBeyond(limits.monthly_bet, used.month),
    lossLimit: losses.includes(1) ? 1 : 0,
  };
}

const COLUMNS = [
  'player_id',
  ...PLAY_COLUMNS,
  'daily_deposit',
  'weekly_deposit',
  'monthly_deposit',
] as const satisfies (keyof Row<'player_limit'>)[];

export const limitsOf = (db: Kysely<Tables>, playerId: number): Question<Row<'player_limit'> | undefined> =>
  first(ofPlayer(db, { playerId }));

const ofPlayer = prepared((db, { playerId }: { playerId: number }) =>
  db.selectFrom('player_limit').select(COLUMNS).where('player_id', '=', playerId).compile(),
);

export const readLimits = (db: Kysely<Tables>, playerId: number): Promise<Row<'player_limit'> | undefined> =>
  ask(db, limitsOf(db, playerId));

export type Limits = Partial<Omit<Row<'player_limit'>, 'player_id'>>;

/** What is not named stays as it is; null sets no limit. */
export async function setLimits(db: Kysely<Tables>, playerId: number, limits: Limits): Promise<void> {
  const none = { daily_bet: null, weekly_bet: null, monthly_bet: null, daily_minutes: null };
  if (Object.keys(limits).length === 0) return;
  await db
    .insertInto('player_limit')
    .values({ ...none, ...limits, player_id: playerId })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(limits))
    .execute();
}

async function readUsage(db: Kysely<Tables>, playerId: number, now: Date): Promise<Usage & { smallest: number }> {
  const spans = playSpansOf(now);
  const { rows } = await sql<Usage & { smallest: number }>`
    select ${smallestStake} as smallest, ${sumsOf(spans)}
    from play_day where player_id = ${playerId} and ${daysOf(spans)}`.execute(db);
  return must(rows[0], 'sums are one row');
}

/** The same for a query over all players: those who have reached a limit, by their ids. */
export const whoHasReached = (now: Date) => {
  const spans = playSpansOf(now);
  return sql`
    select player_limit.player_id
    from player_limit
    cross join ${smallestStake} as next(bet)
    cross join lateral (
      select ${sumsOf(spans)} from play_day where play_day.player_id = player_limit.player_id and ${daysOf(spans)}
    ) as used
    where used."playingMs" >= daily_minutes::bigint * ${MINUTE_MS}
      or used."weekPlayingMs" >= weekly_minutes::bigint * ${MINUTE_MS}
      or used."monthPlayingMs" >= monthly_minutes::bigint * ${MINUTE_MS}
      or used.day + next.bet > daily_bet
      or used.week + next.bet > weekly_bet
      or used.month + next.bet > monthly_bet
      or used.day - used."dayWin" + next.bet > daily_loss
      or used.week - used."weekWin" + next.bet > weekly_loss
      or used.month - used."monthWin" + next.bet > monthly_loss`;
};
