import { type Kysely, sql } from 'kysely';
import { must } from '#shared/assert.ts';

import type { PlaySpans } from '../rules/play-spans.ts';
import type { Tables } from '../sql/tables.ts';
import { daysOf, type LimitsRow, playColumns, smallestStake, sumsOf, type Usage } from '../sql/queries/play-usage.ts';

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

interface NotedBeat extends Beat, PlaySpans {
  longestGapMs: number;
}

interface Kept {
  limits: LimitsRow;
  used: Usage;
  /** The smallest of the game that is played. Outside of games, the smallest that any game takes. */
  nextBet: number;
}

type Brought = LimitsRow & Usage & { nextBet: number; hasLimits: boolean };

/**
 * It is the call that comes most often, so all that it moves and brings back is one statement. It brings nothing back for a player who
 * has set no limit.
 */
export async function noteBeat(db: Kysely<Tables>, beat: NotedBeat): Promise<Kept | undefined> {
  const { rows } = await (beat.gameId === null ? beatOutside(beat) : beatInGame(beat, beat.gameId)).execute(db);
  const { hasLimits, nextBet, ...row } = must(rows[0], 'a beat is always answered');
  return hasLimits ? { limits: row, used: row, nextBet } : undefined;
}

/** One row for each player and device says who is there; a late or repeated beat never moves it back. */
const present = ({ playerId, fingerprint, gameId, now }: NotedBeat) => sql`
  insert into presence (user_id, fingerprint, game_id, first_seen, last_seen)
  values (${playerId}::bigint, ${fingerprint}, ${gameId}::integer, ${now}::timestamptz, ${now}::timestamptz)
  on conflict (user_id, fingerprint) do update set last_seen = excluded.last_seen, game_id = excluded.game_id
  where presence.last_seen <= excluded.last_seen`;

/** Looked up only for players who have set themselves a limit. */
const usedBy = (beat: NotedBeat) => sql`
  left join lateral (
    select ${sumsOf(beat)} from play_day where play_day.player_id = player_limit.player_id and ${daysOf(beat)}
  ) as used on player_limit.player_id is not null`;

const limitsAndUsed = sql`player_limit.player_id is not null as "hasLimits", ${playColumns},
    used.day, used.week, used.month, used."dayWin", used."weekWin", used."monthWin"`;

const beatOutside = (beat: NotedBeat) => sql<Brought>`
  with present as (${present(beat)})
  select ${limitsAndUsed}, used."playingMs", used."weekPlayingMs", used."monthPlayingMs",
    case when player_limit.player_id is not null then ${smallestStake} end as "nextBet"
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
  select ${limitsAndUsed},
    used."playingMs" + coalesce((select ms from gap), 0) as "playingMs",
    used."weekPlayingMs" + coalesce((select ms from gap), 0) as "weekPlayingMs",
    used."monthPlayingMs" + coalesce((select ms from gap), 0) as "monthPlayingMs",
    case when player_limit.player_id is not null
      then coalesce((select min_bet from playing), ${smallestStake}) end as "nextBet"
  from (values (${beat.playerId}::bigint)) as beat (player_id)
  left join player_limit on player_limit.player_id = beat.player_id ${usedBy(beat)}`;
