/**
 * Tasks: things to do, each with a reward, once or on each day of Manila. The points of those that are received add up to milestones.
 * What is bet, played, paid in or bought is read where the movement itself has written it; a turn of the wheel is told by its claim. Of a
 * site elsewhere only the tap on its link is known.
 */
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { FIRST_RECHARGE_TASK_ID, ITEM_STATUS, TASK_KINDS } from '#contract/reward-enums.ts';
import { FOLLOW_KINDS, SHARE_KINDS } from '#contract/task-kinds.ts';
import { tasks as rows } from '#contract/tasks.ts';
import { must } from '#shared/assert.ts';
import { beginningOf, dayInManila } from '#shared/time.ts';
import { readSomeSettings } from '../sql/queries/settings.ts';
import type { Tables } from '../sql/tables.ts';
import { SocialLinks } from './follow-rewards.ts';
import { type Facts, promotion } from './promotion.ts';
import { shareUrlsOf } from './share-urls.ts';
import { Config, type Milestone, type Task } from './task-figures.ts';

type Tasks = Facts<v.InferOutput<typeof Config>>;
type Kind = Task['kind'];

/** Where the operator is found elsewhere, under the kind of the task. */
type Sites = Readonly<Record<number, string>>;

interface Done {
  hasPhone: boolean;
  totalRecharge: number;
  /** In hundredths, since the beginning of the promotion and today. */
  bet: number;
  betToday: number;
  paidToday: number;
  /** Deposits that have bought something. */
  bought: number;
  boughtToday: number;
  played: readonly { game_id: number; name: string; at: Date | null }[];
  sites: Sites;
}

type Known = Done | undefined;
type Asked = Tasks & { known: Known };

const ALWAYS_DAILY: readonly Kind[] = [TASK_KINDS.todayPay, TASK_KINDS.todayShareSpin];
const isDaily = ({ kind, isDaily: isSet }: Task): boolean => isSet || ALWAYS_DAILY.includes(kind);

const markOf = (task: Task, { day }: Tasks): string => (isDaily(task) ? `task ${task.id} ${day}` : `task ${task.id}`);
const openedMark = (task: Task, facts: Tasks): string => markOf(task, facts).replace('task', 'opened');
const milestoneMark = ({ id }: Milestone): string => `milestone ${id}`;

async function readDone(
  db: Kysely<Tables>,
  playerId: number,
  facts: Tasks & { input?: unknown },
): Promise<Done | undefined> {
  if (facts.standing !== 'open') return undefined;
  const { day, period, config } = facts;
  const since = period.startTime > 0 ? new Date(period.startTime * 1_000) : new Date(0);
  const today = beginningOf(day);
  const gameIds = config.tasks
    .filter((task) => task.kind === TASK_KINDS.playTiger && !facts.marks.has(markOf(task, facts)))
    .map(({ gameId }) => gameId ?? 0);
  const { rows: told } = await sql<Omit<Done, 'played' | 'sites'>>`
    select player.mobile is not null as "hasPhone", player.total_recharge as "totalRecharge",
      plays.bet, plays.today as "betToday", paid.today as "paidToday", paid.bought, paid.bought_today as "boughtToday"
    from player,
      lateral (
        select coalesce(sum(bet), 0)::bigint as bet, coalesce(sum(bet) filter (where day = ${day}::date), 0)::bigint as today
        from play_day where play_day.player_id = player.id and day >= ${dayInManila(since.getTime())}::date
      ) as plays,
      lateral (
        select coalesce(sum(paid) filter (where ended_at >= ${today}), 0)::bigint as today,
          count(*) filter (where prop_id is not null) as bought,
          count(*) filter (where prop_id is not null and ended_at >= ${today}) as bought_today
        from deposit where deposit.player_id = player.id and state = 'credited' and ended_at >= ${since}
      ) as paid
    where player.id = ${playerId}`.execute(db);
  const [done] = told;
  if (!done) return undefined;
  return {
    ...done,
    played: gameIds.length === 0 ? [] : await readPlayed(db, { playerId, gameIds, since }),
    sites: await readSites(db),
  };
}

/** Of each game its last visit with a bet; under 0 of any game. */
async function readPlayed(
  db: Kysely<Tables>,
  { playerId, gameIds, since }: { playerId: number; gameIds: readonly number[]; since: Date },
): Promise<Done['played']> {
  const { rows: played } = await sql<Done['played'][number]>`
    select wanted.game_id, coalesce(game.name, '') as name, (
      select max(started_at) from visit
      where visit.player_id = ${playerId} and visit.bet > 0 and visit.started_at >= ${since}
        and (wanted.game_id = 0 or visit.game_id = wanted.game_id)
    ) as at
    from unnest(${[...gameIds]}::integer[]) as wanted(game_id)
    left join game on game.id = wanted.game_id`.execute(db);
  return played;
}

async function readSites(db: Kysely<Tables>): Promise<Sites> {
  const { socialMedia, shareUrlMap } = await readSomeSettings(db, ['socialMedia', 'shareUrlMap']);
  const links = v.parse(SocialLinks, socialMedia ?? []);
  const followed = Object.entries(FOLLOW_KINDS).flatMap(([kind, name]) => {
    const link = links.find((one) => one.name.toLowerCase() === name.toLowerCase());
    return link ? [[kind, link.url]] : [];
  });
  return { ...shareUrlsOf(shareUrlMap), ...(Object.fromEntries(followed) as Sites) };
}

/** A site elsewhere: all that is known of it is that its link was tapped. */
const isElsewhere = ({ kind }: Task): boolean => kind in FOLLOW_KINDS || kind in SHARE_KINDS;

function reachedOf(asked: Asked, task: Task): number {
  const { known, marks, day } = asked;
  if (!known) return 0;
  const { kind, gameId = 0 } = task;
  if (isElsewhere(task)) return marks.has(openedMark(task, asked)) ? 1 : 0;
  const daily = isDaily(task);
  switch (kind) {
    case TASK_KINDS.login:
      return 1; // Who asks is logged in.
    case TASK_KINDS.bind:
      return known.hasPhone ? 1 : 0;
    case TASK_KINDS.playTiger: {
      const at = known.played.find(({ game_id }) => game_id === gameId)?.at;
      return at && (!daily || at >= beginningOf(day)) ? 1 : 0;
    }
    case TASK_KINDS.firstPay:
      return known.totalRecharge > 0 ? 1 : 0;
    case TASK_KINDS.playGame:
      return daily ? known.betToday : known.bet;
    case TASK_KINDS.shop:
      return daily ? known.boughtToday : known.bought;
    case TASK_KINDS.todayPay:
      return known.paidToday;
    default:
      return marks.has(`spun ${day}`) ? 1 : 0;
  }
}

function statusOf(asked: Asked, task: Task): number {
  if (asked.marks.has(markOf(task, asked))) return ITEM_STATUS.received;
  return reachedOf(asked, task) >= task.target ? ITEM_STATUS.claimable : ITEM_STATUS.open;
}

/** The first deposit's task stands in the list only once it is made, and a site's only where the operator has one. */
function running(asked: Asked): readonly Task[] {
  const { known, config } = asked;
  if (!known) return [];
  return config.tasks.filter((task) => {
    if (task.id === FIRST_RECHARGE_TASK_ID) return known.totalRecharge > 0;
    return !isElsewhere(task) || known.sites[task.kind] !== undefined;
  });
}

const pointsOf = ({ config, marks }: Tasks): number =>
  config.tasks.reduce((sum, { id, points }) => sum + points * marks.count(`task ${id}`), 0);

const milestones = (asked: Asked): readonly Milestone[] => (running(asked).length === 0 ? [] : asked.config.milestones);

function milestoneStatus(facts: Tasks, milestone: Milestone): number {
  if (facts.marks.has(milestoneMark(milestone))) return ITEM_STATUS.received;
  return pointsOf(facts) >= milestone.target ? ITEM_STATUS.claimable : ITEM_STATUS.open;
}

const tellTask = (asked: Asked, task: Task) => ({
  id: task.id,
  kind: task.kind,
  // A game is called by its own name.
  title: task.title || (asked.known?.played.find(({ game_id }) => game_id === task.gameId)?.name ?? ''),
  target: task.target,
  reached: Math.min(task.target, reachedOf(asked, task)),
  itemStatus: statusOf(asked, task),
  clickAction: task.gameId === undefined ? '' : String(task.gameId),
  isDaily: isDaily(task),
  points: task.points,
  rewardList: task.gifts,
});

const tellMilestone = (facts: Tasks, milestone: Milestone) => ({
  propId: milestone.id,
  title: milestone.title,
  target: milestone.target,
  reached: Math.min(milestone.target, pointsOf(facts)),
  itemStatus: milestoneStatus(facts, milestone),
  rewardList: milestone.gifts,
});

const statuses = (asked: Asked): number[] => [
  ...running(asked).map((task) => statusOf(asked, task)),
  ...milestones(asked).map((milestone) => milestoneStatus(asked, milestone)),
];

export const tasks = promotion({
  type: ACTIVITY_TYPES.tasks,
  name: 'tasks',
  rows,
  state: 'getTaskUser',
  demo: { sort: 3, title: 'Tasks', picture: 'badge/coin.png' },
  config: Config,
  season: ({ config }) => config.season,
  look: readDone,
  entry: () => ({}),
  glance: (facts, known) => {
    const all = running({ ...facts, known }).map((task) => statusOf({ ...facts, known }, task));
    const isReady = statuses({ ...facts, known }).includes(ITEM_STATUS.claimable);
    const reached = all.filter((status) => status === ITEM_STATUS.received).length;
    return { canReceive: isReady ? 1 : 0, glance: { reached, target: all.length } };
  },
  read: (facts, known) => {
    const asked = { ...facts, known };
    return {
      achieveNum: pointsOf(facts),
      achieveData: JSON.stringify(milestones(asked).map((one) => tellMilestone(facts, one))),
      taskData: JSON.stringify(running(asked).map((one) => tellTask(asked, one))),
      canReceiveTaskAward: statuses(asked).includes(ITEM_STATUS.claimable),
    };
  },
  /** A turn of the wheel today. */
  hears: {
    type: ACTIVITY_TYPES.inviteUserSpin,
    claim: 'actInviteUserSpin',
    mark: ({ day }) => `spun ${day}`,
  },
  claims: {
    appProxyUser4TaskUserShare: {
      may: (asked) => {
        const task = running(asked).find(({ id }) => id === asked.input.propId);
        if (!task || !isElsewhere(task)) return CLAIM.unknown;
        return statusOf(asked, task) === ITEM_STATUS.open ? undefined : CLAIM.received;
      },
      mark: (asked) => openedMark(mustFind(asked, asked.input.propId), asked),
    },
    appProxyUser4TaskUserReceive: {
      may: (asked) => {
        const status = claimStatus(asked, asked.input.propId);
        if (status === undefined) return CLAIM.unknown;
        if (status === ITEM_STATUS.received) return CLAIM.received;
        return status === ITEM_STATUS.claimable ? undefined : CLAIM.notYet;
      },
      mark: (asked) => {
        const milestone = asked.config.milestones.find(({ id }) => id === asked.input.propId);
        return milestone ? milestoneMark(milestone) : markOf(mustFind(asked, asked.input.propId), asked);
      },
      gives: ({ config, input }) =>
        [...config.tasks, ...config.milestones].find(({ id }) => id === input.propId)?.gifts ?? [],
    },
  },
});

const mustFind = ({ config }: Asked, wanted: number): Task =>
  must(
    config.tasks.find(({ id }) => id === wanted),
    'the claim has been found to be of a task',
  );

function claimStatus(asked: Asked, wanted: number): number | undefined {
  const task = running(asked).find(({ id }) => id === wanted);
  if (task) return statusOf(asked, task);
  const milestone = milestones(asked).find(({ id }) => id === wanted);
  return milestone && milestoneStatus(asked, milestone);
}
