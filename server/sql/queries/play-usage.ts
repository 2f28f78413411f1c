/** What a player has bet, won and played in the running day, week and month, and the limits that it is measured by. */
import { sql } from 'kysely';
import type { PlaySpans } from '../../rules/play-spans.ts';
import type { Row } from '../tables.ts';

/** The limits of bets, losses and time. */
export const PLAY_COLUMNS = [
  'daily_bet',
  'weekly_bet',
  'monthly_bet',
  'daily_minutes',
  'weekly_minutes',
  'monthly_minutes',
  'daily_loss',
  'weekly_loss',
  'monthly_loss',
] as const satisfies (keyof Row<'player_limit'>)[];

export type LimitsRow = Pick<Row<'player_limit'>, (typeof PLAY_COLUMNS)[number]>;

export const playColumns = sql.join(PLAY_COLUMNS.map((column) => sql.ref(column)));

/** What has been bet, and what has been won, in the running day, week and month; and how long was played in each. */
export interface Usage {
  day: number;
  week: number;
  month: number;
  dayWin: number;
  weekWin: number;
  monthWin: number;
  playingMs: number;
  weekPlayingMs: number;
  monthPlayingMs: number;
}

/** A `Usage`, over the days of `daysOf`. */
export const sumsOf = ({ day, weekFrom, monthFrom }: PlaySpans) => sql`
  coalesce(sum(bet) filter (where day = ${day}::date), 0)::bigint as day,
  coalesce(sum(bet) filter (where day >= ${weekFrom}::date), 0)::bigint as week,
  coalesce(sum(bet) filter (where day >= ${monthFrom}::date), 0)::bigint as month,
  coalesce(sum(win) filter (where day = ${day}::date), 0)::bigint as "dayWin",
  coalesce(sum(win) filter (where day >= ${weekFrom}::date), 0)::bigint as "weekWin",
  coalesce(sum(win) filter (where day >= ${monthFrom}::date), 0)::bigint as "monthWin",
  coalesce(sum(playing_ms) filter (where day = ${day}::date), 0)::bigint as "playingMs",
  coalesce(sum(playing_ms) filter (where day >= ${weekFrom}::date), 0)::bigint as "weekPlayingMs",
  coalesce(sum(playing_ms) filter (where day >= ${monthFrom}::date), 0)::bigint as "monthPlayingMs"`;

/** The days of `play_day` that `sumsOf` reads. */
export const daysOf = ({ day, weekFrom, monthFrom }: PlaySpans) =>
  sql`day between least(${weekFrom}::date, ${monthFrom}::date) and ${day}::date`;

/** The smallest bet that any game takes now. A peso where there is no game. */
export const smallestStake = sql`(
  select coalesce(min(min_bet), 100) from game join brand on brand.id = game.brand_id
  where game.show_type = 0 and not game.maintain and not brand.maintain
)`;
