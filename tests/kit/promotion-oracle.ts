/**
 * What promotions owe one player, reckoned from what the player has done and from nothing that the server keeps. It says of each
 * claim what coin it gives, or that it gives nothing; the rules are written a second time here, as the rules page tells them.
 */
import { activities } from '#contract/activities.ts';
import { dailyBonus } from '#contract/daily-bonus.ts';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { seasons } from '#contract/seasons.ts';
import { tasks } from '#contract/tasks.ts';
import { FRIENDS_DEEDS } from './friends-oracle.ts';
import { TASK_DEEDS } from './tasks-oracle.ts';
import {
  type Life,
  todayOf,
  dayAt,
  has,
  count,
  sumOf,
  add,
  type Due,
  type Deed,
  once,
  numbered,
  plain,
  PACKAGES,
  type Input,
} from './promotion-life.ts';

const DAY_MS = 86_400_000;
const TURN = 40_003;
/** After the twelve gifts of Christmas. */
const EXTRA = 13;

const bulbs = (life: Life): number => count(life, 'bulb') - count(life, 'opened');
/** Mostly the next one. */
const mostly = (word: string) => (dice: number, life: Life) => ({
  propId: ((dice % 4 === 0 ? dice : count(life, word)) % 12) + 1,
});
const christmas: Deed[] = [
  { row: seasons.appChristmasUserSign, input: plain, due: (life: Life) => once(life, `bulb ${todayOf(life)}`, 0) },
  {
    row: seasons.appChristmasUserOpen,
    input: mostly('opened'),
    due: (life: Life, { propId }: Input) => once(life, `opened ${propId}`, 0, bulbs(life) > 0),
  },
  {
    row: seasons.appChristmasUserReceive,
    input: mostly('gift'),
    due: (life: Life, { propId }: Input) => once(life, `gift ${propId}`, 100 + propId, has(life, `opened ${propId}`)),
  },
  {
    row: seasons.appChristmasUserExtra,
    input: () => ({ propId: EXTRA }),
    due: (life: Life) => once(life, 'extra', 900, count(life, 'gift') === 12),
  },
].map((one) => ({ of: 'christmas', ...one }));
export const CHRISTMAS = {
  gifts: Array.from({ length: 12 }, (_, at) => [{ id: 2001, count: 101 + at, betRate: 1 }]),
  extra: [{ id: 2001, count: 900, betRate: 1 }],
};

/** How many days in a row were received up to that one. */
function daysInRow(life: Life, daysAgo: number): number {
  let length = 0;
  while (has(life, `login ${dayAt(life, daysAgo + length)}`)) length += 1;
  return length;
}
/** The day that comes next, from 1 to 7. */
const nextLogin = (life: Life): number => (daysInRow(life, 1) % 7) + 1;
const LOGIN = [50, 50, 100, 100, 150, 150, 300];
const FREE = [200, 200, 300, 300, 500, 500, 1_000];
const BRONZE = [400, 400, 600, 600, 800, 800, 1_400];

function signDue(life: Life, propId: number): Due | undefined {
  const taken = count(life, `sign ${propId}`);
  const isNew = life.now.getTime() - life.since.getTime() < 30 * DAY_MS;
  const isOwn = propId === 6003 ? isNew || taken > 0 : has(life, `card ${propId}`);
  const coin = (propId === 6003 ? FREE : BRONZE)[taken];
  return coin === undefined ? undefined : once(life, `sign ${propId} ${todayOf(life)}`, coin, isOwn);
}

/** Two of three times the right day. */
const aboutNext = (dice: number, life: Life) => ({
  propId: dice % 3 === 0 ? (dice % 7) + 1 : nextLogin(life),
  type: ACTIVITY_TYPES.freeLoginBonus,
});
const daily: Deed[] = [
  {
    of: 'login-bonus',
    row: dailyBonus.loginBonus3UserReceive,
    input: aboutNext,
    due: (life, { propId }) => once(life, `login ${todayOf(life)}`, LOGIN[propId - 1] ?? 0, propId === nextLogin(life)),
  },
  {
    of: 'free-sign',
    row: dailyBonus.loginBonus3UserReceive,
    input: (_dice, life) => ({
      propId: (Math.floor(Date.parse(todayOf(life)) / DAY_MS) % 30) + 1,
      type: ACTIVITY_TYPES.freeSign,
    }),
    due: (life) => once(life, `calendar ${todayOf(life)}`, 0),
  },
  {
    of: 'sign-up-bonus',
    row: dailyBonus.receiveLoginPay3,
    input: (dice) => ({ propId: 6003 + (dice % 2) }),
    due: (life, { propId }) => signDue(life, propId),
  },
  {
    of: 'supply',
    row: activities.bankruptBonus,
    input: plain,
    due: (life) => {
      const given = count(life, `supply ${todayOf(life)}`);
      const may = life.recharge > 0 && given < 2 && life.cash < 100;
      return once(life, `supply ${todayOf(life)} ${given}`, 500, may);
    },
  },
];

const PAGE = 9_000_001;
const follow: Deed[] = [
  {
    row: tasks.appProxyUser4TaskUserShare,
    input: () => ({ propId: PAGE }),
    due: (life: Life) => once(life, 'looked', 0),
  },
  {
    row: tasks.appProxyUser4TaskUserReceive,
    input: () => ({ propId: PAGE }),
    due: (life: Life) => once(life, 'followed', 200, has(life, 'looked')),
  },
].map((one) => ({ of: 'follow-rewards', ...one }));

const DAY_TASKS: Record<number, { active: number; isDone: (life: Life) => boolean }> = {
  301: { active: 10, isDone: () => true },
  302: { active: 10, isDone: (life) => has(life, `shared ${todayOf(life)}`) },
  303: { active: 20, isDone: (life) => sumOf(life, `bet ${todayOf(life)}`) >= 10_000 },
  304: { active: 20, isDone: (life) => sumOf(life, `put ${todayOf(life)}`) >= 20_000 },
};
const BOXES = [10, 20];
export const NEW_YEAR = {
  boxes: BOXES.map((target) => ({ target, lottery: 1, fireworks: 0 })),
  prizes: [{ weight: 1, gifts: [{ id: 2001, count: 700, betRate: 1 }] }],
  extra: [{ id: 2001, count: 1_100, betRate: 1 }],
};
const newYear: Deed[] = [
  {
    row: seasons.appNewYearUserShare,
    input: () => ({ propId: 0, target: 'link' }),
    due: (life: Life) => once(life, `shared ${todayOf(life)}`, 0),
  },
  {
    row: seasons.appNewYearUserReceiveTask,
    input: (dice: number) => ({ propId: 301 + (dice % 4) }),
    due: (life: Life, { propId }: Input) => {
      const task = DAY_TASKS[propId];
      const due = once(life, `task ${propId} ${todayOf(life)}`, 0, task?.isDone(life));
      return due && { ...due, also: () => add(life, 'active', task?.active ?? 0) };
    },
  },
  {
    row: seasons.appNewYearUserBoxOpen,
    input: numbered(2),
    due: (life: Life, { propId }: Input) =>
      once(life, `box ${propId}`, 0, sumOf(life, 'active') >= (BOXES[propId - 1] ?? Infinity)),
  },
  {
    row: seasons.appNewYearUserOpen,
    input: () => ({ propId: TURN }),
    due: (life: Life) =>
      once(life, `new-turn ${count(life, 'new-turn')}`, 700, count(life, 'box') > count(life, 'new-turn')),
  },
  {
    row: seasons.appNewYearUserExtra,
    input: () => ({ propId: 99 }),
    due: (life: Life) => once(life, 'new-extra', 1_100, count(life, 'box') === BOXES.length),
  },
].map((one) => ({ of: 'new-year', ...one }));

const paid: Deed[] = [
  {
    of: 'first-charge',
    row: depositBonus.appRechargeBonusCollection9Receive,
    input: numbered(3),
    due: (life, { propId }) =>
      once(life, 'first charge', PACKAGES[propId - 1]?.coin ?? 0, has(life, `bought ${propId}`)),
  },
];

export const DEEDS: readonly Deed[] = [
  ...christmas,
  ...daily,
  ...follow,
  ...FRIENDS_DEEDS,
  ...newYear,
  ...paid,
  ...TASK_DEEDS,
];
