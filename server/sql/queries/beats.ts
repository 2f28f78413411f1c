import { type Kysely, sql } from 'kysely';
import { must } from '#shared/assert.ts';

import type { Row, Tables } from '../tables.ts';

/** What a heartbeat says. */
export interface Beat {
  playerId: number;
  /** From where it comes. */
  sessionId: string;
  fingerprint: string;
  /** Null outside of games. */
  gameId: number | null;
  now: Date;
}

interface NotedBeat extends Beat {
  /** Of the calendar in Manila. */
  day: string;
  weekFrom: string;
  monthFrom: string;
  longestGapMs: number;
}

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

export type LimitsRow = Pick<
  Row<'player_limit'>,
  | 'daily_bet'
  | 'weekly_bet'
  | 'monthly_bet'
  | 'daily_loss'
  | 'weekly_loss'
  | 'monthly_loss'
  | 'daily_minutes'
  | 'weekly_minutes'
  | 'monthly_minutes'
>;

interface Kept {
  limits: LimitsRow;
  used: Usage;
  /** Of the game that is played; null outside of one. */
  minBet: number | null;
}

type Brought = LimitsRow & Usage & { minBet: number | null };

/** It is the call that comes most often, so all that it moves and brings back is one statement. */
export async function noteBeat(db: Kysely<Tables>, beat: NotedBeat): Promise<Kept> {
  const { rows } = await (beat.gameId === null ? beatOutside(beat) : beatInGame(beat, beat.gameId)).execute(db);
  const row = must(rows[0], 'a beat is always answered');
  const { minBet, day, week, month, dayWin, weekWin, monthWin, ...timed } = row;
  const { playingMs, weekPlayingMs, monthPlayingMs, ...limits } = timed;
  const used = { day, week, month, dayWin, weekWin, monthWin, playingMs, weekPlayingMs, monthPlayingMs };
  return { limits, used, minBet };
}

/** One row for each player and device says who is there; a late or repeated beat never moves it back. */
const present = ({ playerId, fingerprint, gameId, now }: NotedBeat) => sql`
  insert into presence (user_id, fingerprint, game_id, first_seen, last_seen)
  values (${playerId}::bigint, ${fingerprint}, ${gameId}::integer, ${now}::timestamptz, ${now}::timestamptz)
  on conflict (user_id, fingerprint) do update set last_seen = excluded.last_seen, game_id = excluded.game_id
  where presence.last_seen <= excluded.last_seen`;

/** Looked up only for players who have set themselves a limit. */
const usedBy = ({ day, weekFrom, monthFrom }: NotedBeat) => sql`
  left join lateral (
    select
      coalesce(sum(bet) filter (where day = ${day}::date), 0)::bigint as day,
      coalesce(sum(bet) filter (where day >= ${weekFrom}::date), 0)::bigint as week,
      coalesce(sum(bet) filter (where day >= ${monthFrom}::date), 0)::bigint as month,
      coalesce(sum(win) filter (where day = ${day}::date), 0)::bigint as "dayWin",
      coalesce(sum(win) filter (where day >= ${weekFrom}::date), 0)::bigint as "weekWin",
      coalesce(sum(win) filter (where day >= ${monthFrom}::date), 0)::bigint as "monthWin",
      coalesce(sum(playing_ms) filter (where day = ${day}::date), 0)::bigint as played,
      coalesce(sum(playing_ms) filter (where day >= ${weekFrom}::date), 0)::bigint as played_week,
      coalesce(sum(playing_ms) filter (where day >= ${monthFrom}::date), 0)::bigint as played_month
    from play_day
    where play_day.player_id = player_limit.player_id
      and day between least(${weekFrom}::date, ${monthFrom}::date) and ${day}::date
  ) as used on player_limit.player_id is not null`;

const brought = sql.raw(`daily_bet, weekly_bet, monthly_bet, daily_loss, weekly_loss, monthly_loss, daily_minutes,
    weekly_minutes, monthly_minutes, used.day, used.week, used.month, used."dayWin", used."weekWin", used."monthWin"`);

const beatOutside = (beat: NotedBeat) => sql<Brought>`
  with present as (${present(beat)})
  select ${brought}, null as "minBet", used.played as "playingMs", used.played_week as "weekPlayingMs",
    used.played_month as "monthPlayingMs"
  from (values (${beat.playerId}::bigint)) as beat (player_id)
  left join player_limit on player_limit.player_id = beat.player_id ${usedBy(beat)}`;

/**
 * A visit is only ever kept open, and of several tabs that beat at once one moves the mark on, so that no minute is counted
 * twice. A part that names another waits for it: rows are locked in the order of visit, setting and day, as a bet does.
 */
const beatInGame = (beat: NotedBeat, gameId: number) => sql<Brought>`
  with present as (${present(beat)}),
  playing as (
    select ${beat.playerId}::bigint as player_id, game.id as game_id, ${beat.now}::timestamptz as at, min_bet,
      (select last_beat_at from play_setting where player_id = ${beat.playerId}::bigint) as last_beat_at
    from game where game.id = ${gameId}::integer
  ),
  visited as (
    update visit set seen_at = at from playing
    where visit.session_id = ${beat.sessionId}::uuid and visit.game_id = playing.game_id
      and ended_at is null and seen_at < at
    returning visit.id
  ),
  moved as (
    insert into play_setting (player_id, last_beat_at)
    select player_id, at from playing where (select count(*) from visited) >= 0
    on conflict (player_id) do update set last_beat_at = excluded.last_beat_at
    where play_setting.last_beat_at is not distinct from (select last_beat_at from playing)
    returning player_id
  ),
  gap as (
    select player_id, round(extract(epoch from at - last_beat_at) * 1000)::bigint as ms from playing join moved using (player_id)
    where at > last_beat_at and at - last_beat_at <= ${beat.longestGapMs}::integer * interval '1 millisecond'
  ),
  counted as (
    insert into play_day (player_id, day, bet, playing_ms) select player_id, ${beat.day}::date, 0, ms from gap
    on conflict (player_id, day) do update set playing_ms = play_day.playing_ms + excluded.playing_ms
  )
  select ${brought}, (select min_bet from playing) as "minBet",
    used.played + coalesce((select ms from gap), 0) as "playingMs",
    used.played_week + coalesce((select ms from gap), 0) as "weekPlayingMs",
    used.played_month + coalesce((select ms from gap), 0) as "monthPlayingMs"
  from (values (${beat.playerId}::bigint)) as beat (player_id)
  left join player_limit on player_limit.player_id = beat.player_id ${usedBy(beat)}`;
