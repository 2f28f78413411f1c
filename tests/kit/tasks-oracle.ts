/** What tasks and seven days of deposits owe one player, written a second time. */
import { depositBonus } from '#contract/deposit-bonus.ts';
import { TASK_KINDS } from '#contract/reward-enums.ts';
import { tasks } from '#contract/tasks.ts';
import { add, CARD, count, type Deed, has, type Life, numbered, once, sumOf, todayOf } from './promotion-life.ts';

const DAY_MS = 86_400_000;
const WHOLE = 7;
const SEVEN = [500, 500, 800, 800, 1_000, 1_500, 3_000];

const before = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** The seven days that can be received now, and how many of them are paid: an earlier seven as long as something of it is left. */
function sevenOf(life: Life): { start: string; paid: number } | undefined {
  const days = [...life.done]
    .filter((one) => one.startsWith('deposited '))
    .map((one) => one.slice('deposited '.length));
  const last = days.toSorted().at(-1);
  if (last === undefined) return undefined;
  let length = 1;
  while (days.includes(before(last, length))) length += 1;
  const paid = ((length - 1) % WHOLE) + 1;
  const start = before(last, paid - 1);
  const earlier = before(start, WHOLE);
  const isLeft = length > paid && SEVEN.some((_coin, at) => !has(life, `seven ${earlier} ${at + 1}`));
  return isLeft ? { start: earlier, paid: WHOLE } : { start, paid };
}

const continuous: Deed = {
  of: 'continuous-recharge',
  row: depositBonus.receiverRechargeBonusCollection6,
  input: numbered(WHOLE),
  due: (life, { propId }) => {
    const seven = sevenOf(life);
    if (!seven || propId > seven.paid) return undefined;
    return once(life, `seven ${seven.start} ${propId}`, SEVEN[propId - 1] ?? 0);
  },
};

interface Task {
  kind: number;
  coin: number;
  points: number;
  target?: number;
  isDaily?: true;
  gameId?: number;
  isDone: (life: Life) => boolean;
}

const FACEBOOK = 8;
const ALL: Readonly<Record<number, Task>> = {
  1: { kind: TASK_KINDS.login, coin: 11, points: 1, isDaily: true, isDone: () => true },
  2: { kind: TASK_KINDS.bind, coin: 12, points: 2, isDone: (life) => life.hasPhone },
  3: { kind: TASK_KINDS.playTiger, coin: 13, points: 2, gameId: 1001, isDone: (life) => has(life, 'played') },
  4: {
    kind: TASK_KINDS.playGame,
    coin: 14,
    points: 1,
    target: 6_000,
    isDaily: true,
    isDone: (life) => sumOf(life, `bet ${todayOf(life)}`) >= 6_000,
  },
  5: { kind: TASK_KINDS.firstPay, coin: 15, points: 2, isDone: (life) => life.recharge > 0 },
  6: {
    kind: TASK_KINDS.todayPay,
    coin: 16,
    points: 1,
    target: 50_000,
    isDaily: true,
    isDone: (life) => sumOf(life, `put ${todayOf(life)}`) >= 50_000,
  },
  7: {
    kind: TASK_KINDS.todayShareSpin,
    coin: 17,
    points: 1,
    isDaily: true,
    isDone: (life) => has(life, `spun ${todayOf(life)}`),
  },
  [FACEBOOK]: {
    kind: TASK_KINDS.shareFacebook,
    coin: 18,
    points: 1,
    isDone: (life) => has(life, 'shared on Facebook'),
  },
  9: {
    kind: TASK_KINDS.shop,
    coin: 19,
    points: 2,
    isDone: (life) => has(life, 'pack') || has(life, `card ${CARD.id}`) || count(life, 'bought') > 0,
  },
};
const MILESTONES: Readonly<Record<number, { target: number; coin: number }>> = {
  21: { target: 4, coin: 210 },
  22: { target: 9, coin: 220 },
};
const gift = (count: number) => [{ id: 2001, count, betRate: 1 }];
export const TASKS = {
  tasks: Object.entries(ALL).map(([id, { coin, ...task }]) => ({
    id: Number(id),
    ...task,
    gifts: gift(coin),
  })),
  milestones: Object.entries(MILESTONES).map(([id, { target, coin }]) => ({
    id: Number(id),
    target,
    gifts: gift(coin),
  })),
};

const IDS = [...Object.keys(ALL), ...Object.keys(MILESTONES)].map(Number);

export const TASK_DEEDS: readonly Deed[] = [
  continuous,
  {
    of: 'tasks',
    row: tasks.appProxyUser4TaskUserShare,
    input: () => ({ propId: FACEBOOK }),
    due: (life) => once(life, 'shared on Facebook', 0),
  },
  ...[0, 1].map((): Deed => ({
    of: 'tasks',
    row: tasks.appProxyUser4TaskUserReceive,
    input: (dice) => ({ propId: IDS[dice % IDS.length] ?? 1 }),
    due: (life, { propId }) => {
      const milestone = MILESTONES[propId];
      if (milestone) {
        return once(life, `reached ${propId}`, milestone.coin, sumOf(life, 'task points') >= milestone.target);
      }
      const task = ALL[propId];
      if (!task) return undefined;
      const done = task.isDaily ? `chore ${propId} ${todayOf(life)}` : `chore ${propId}`;
      const due = once(life, done, task.coin, task.isDone(life));
      return due && { ...due, also: () => add(life, 'task points', task.points) };
    },
  })),
];
