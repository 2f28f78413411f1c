/**
 * Tasks: things to do, each with a reward, once or on each day of Manila. The points of those that are received add up to milestones.
 * What is bet, played or paid in is read where the movement itself has written it, and what is bought from the marks of its sellers; a turn
 * of the wheel is told by its claim. Of a site elsewhere only the tap on its link is known.
 */
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { FIRST_RECHARGE_TASK_ID, ITEM_STATUS, TASK_KINDS } from '#contract/reward-enums.ts';
import { FOLLOW_KINDS, SHARE_KINDS } from '#contract/task-kinds.ts';
import { tasks as rows } from '#contract/tasks.ts';
import { must } from '#shared/assert.ts';
import { beginningOf } from '#shared/time.ts';
import { promotion, whyNotReady } from './promotion.ts';
import { type Done, isDaily, markOf, readDone, type Tasks } from './task-done.ts';
import { Config, type Milestone, type Task } from './task-figures.ts';
import { firstReady } from './trial.ts';

type Known = Done | undefined;
type Asked = Tasks & { known: Known };

const openedMark = (task: Task, facts: Tasks): string => markOf(task, facts).replace('task', 'opened');
const milestoneMark = ({ id }: Milestone): string => `milestone ${id}`;

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
  trial: { claims: [['appProxyUser4TaskUserReceive', firstReady('taskData')]] },
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
      may: (asked) => whyNotReady(claimStatus(asked, asked.input.propId)),
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
