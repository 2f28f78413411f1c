/** What a player has done of the tasks, as far as marks do not tell: read where each movement has written it. */
import { type Kysely, sql } from 'kysely';
import type * as v from 'valibot';
import { TASK_KINDS } from '#contract/reward-enums.ts';
import { SECOND_MS } from '#shared/durations.ts';
import { beginningOf, dayInManila } from '#shared/time.ts';
import { readSettings } from '../sql/queries/settings.ts';
import type { Tables } from '../sql/tables.ts';
import { type Sites, sitesOf } from './follow-rewards.ts';
import type { Facts } from './promotion.ts';
import { shareUrlsOf } from './share-urls.ts';
import type { Config, Task } from './task-figures.ts';

export type Tasks = Facts<v.InferOutput<typeof Config>>;

export interface Done {
  hasPhone: boolean;
  totalRecharge: number;
  /** In hundredths, since the beginning of the promotion and today. */
  bet: number;
  betToday: number;
  paidToday: number;
  /**
   * Packages, packs and cards. The promotion that sells one marks it at the moment when a deposit is credited. A deposit without a
   * package can buy one too: a typed first deposit does.
   */
  bought: number;
  boughtToday: number;
  played: readonly { game_id: number; name: string; at: Date | null }[];
  sites: Sites;
}

const ALWAYS_DAILY: readonly Task['kind'][] = [TASK_KINDS.todayPay, TASK_KINDS.todayShareSpin];
export const isDaily = ({ kind, isDaily: isSet }: Task): boolean => isSet || ALWAYS_DAILY.includes(kind);

/** Of a task that is received. */
export const markOf = (task: Task, { day }: Tasks): string =>
  isDaily(task) ? `task ${task.id} ${day}` : `task ${task.id}`;

export async function readDone(
  db: Kysely<Tables>,
  playerId: number,
  facts: Tasks & { input?: unknown },
): Promise<Done | undefined> {
  if (facts.standing !== 'open') return undefined;
  const { day, period, config } = facts;
  const since = period.startTime > 0 ? new Date(period.startTime * SECOND_MS) : new Date(0);
  const today = beginningOf(day);
  const plays = config.tasks.filter(({ kind }) => kind === TASK_KINDS.playTiger);
  const gameIds = gameIdsOf(plays);
  const openIds = gameIdsOf(plays.filter((task) => !facts.marks.has(markOf(task, facts))));
  const { rows: told } = await sql<Omit<Done, 'played' | 'sites'>>`
    select player.mobile is not null as "hasPhone", player.total_recharge as "totalRecharge",
      plays.bet, plays.today as "betToday", paid.today as "paidToday", marked.bought, marked.today as "boughtToday"
    from player,
      lateral (
        select coalesce(sum(bet), 0)::bigint as bet, coalesce(sum(bet) filter (where day = ${day}::date), 0)::bigint as today
        from play_day where play_day.player_id = player.id and day >= ${dayInManila(since.getTime())}::date
      ) as plays,
      lateral (
        select coalesce(sum(paid) filter (where ended_at >= ${today}), 0)::bigint as today
        from deposit where deposit.player_id = player.id and state = 'credited' and ended_at >= ${since}
      ) as paid,
      lateral (
        select count(*) as bought, count(*) filter (where at >= ${today}) as today
        from activity_mark as mark
        where mark.player_id = player.id and at >= ${since} and split_part(mark.mark, ' ', 2) = 'bought'
          and exists (select from deposit where deposit.player_id = player.id and state = 'credited' and ended_at = mark.at)
      ) as marked
    where player.id = ${playerId}`.execute(db);
  const [done] = told;
  if (!done) return undefined;
  return {
    ...done,
    played: gameIds.length === 0 ? [] : await readPlayed(db, { playerId, gameIds, openIds, since }),
    sites: await readSites(db),
  };
}

const gameIdsOf = (tasks: readonly Task[]): number[] => [...new Set(tasks.map(({ gameId }) => gameId ?? 0))];

interface Wanted {
  playerId: number;
  gameIds: readonly number[];
  /** Those whose task is not received yet: only their visits are looked up. */
  openIds: readonly number[];
  since: Date;
}

/**
 * Of each game its name and when a bet was last made in it; under 0 of any game. It is a round of the last visit with a bet: there is one
 * visit at a time, and a player has fewer visits than rounds.
 */
async function readPlayed(db: Kysely<Tables>, { playerId, gameIds, openIds, since }: Wanted): Promise<Done['played']> {
  const { rows: played } = await sql<Done['played'][number]>`
    select wanted.game_id, coalesce(game.name, '') as name, (
      select max(play_round.created_at) from play_round
      where play_round.bet > 0 and play_round.created_at >= ${since} and play_round.visit_id = (
        select id from visit
        where wanted.game_id = any(${[...openIds]}::integer[])
          and visit.player_id = ${playerId} and visit.bet > 0
          and (wanted.game_id = 0 or visit.game_id = wanted.game_id)
        order by visit.started_at desc limit 1
      )
    ) as at
    from unnest(${[...gameIds]}::integer[]) as wanted(game_id)
    left join game on game.id = wanted.game_id`.execute(db);
  return played;
}

async function readSites(db: Kysely<Tables>): Promise<Sites> {
  const settings = await readSettings(db);
  return { ...shareUrlsOf(settings['shareUrlMap']), ...sitesOf(settings) };
}
