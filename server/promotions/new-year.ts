/**
 * New Year. What a player does in a day gives active points, points open boxes, and boxes hold turns of a lottery and fireworks.
 * The last box opens one gift more.
 */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS, REWARD_ITEMS, TASK_KINDS } from '#contract/reward-enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { seasons } from '#contract/seasons.ts';
import { must } from '#shared/assert.ts';
import { SECOND_MS } from '#shared/durations.ts';
import { beginningOf } from '#shared/time.ts';
import type { Tables } from '../sql/tables.ts';
import { unixSeconds } from '../sql/queries/activities.ts';
import { type Box, Config, type DayKind, type DayTask } from './new-year-figures.ts';
import { type Drawn, type Facts, promotion, type Random, whyNotReady } from './promotion.ts';
import { firstReady } from './trial.ts';

const MOST_WINNERS = 10;
const WHOLE_CHANCE = 10_000;
/** What a claim of the extra gift names. */
const EXTRA_ID = 99;

type NewYear = Facts<v.InferOutput<typeof Config>>;

interface Known {
  bet: number;
  deposited: number;
  winners: readonly { phone: string; item_id: number; count: number; won_at: Date }[];
}

async function look(db: Kysely<Tables>, playerId: number, { day, period }: NewYear): Promise<Known> {
  const played = await db
    .selectFrom('play_day')
    .select('bet')
    .where('player_id', '=', playerId)
    .where('day', '=', day)
    .executeTakeFirst();
  const put = await db
    .selectFrom('deposit')
    .select(sql<number>`coalesce(sum(paid), 0)::bigint`.as('paid'))
    .where('player_id', '=', playerId)
    .where('state', '=', 'credited')
    .where('ended_at', '>=', beginningOf(day))
    .executeTakeFirst();
  const winners = db
    .selectFrom('new_year_win')
    .selectAll()
    // The list names no winner of an earlier year.
    .where('won_at', '>=', new Date(period.startTime * SECOND_MS))
    .orderBy('won_at', 'desc')
    .limit(MOST_WINNERS);
  return { bet: played?.bet ?? 0, deposited: put?.paid ?? 0, winners: await winners.execute() };
}

type Asked = NewYear & { known: Known };

const DONE: Record<DayKind, (asked: Asked) => number> = {
  [TASK_KINDS.login]: () => 1, // Who asks is logged in.
  [TASK_KINDS.todayShareSpin]: ({ marks, day }) => (marks.has(`shared ${day}`) ? 1 : 0),
  [TASK_KINDS.playGame]: ({ known }) => known.bet,
  [TASK_KINDS.todayPay]: ({ known }) => known.deposited,
};

const taskMark = ({ day }: NewYear, id: number): string => `task ${id} ${day}`;

function taskStatus(asked: Asked, { id, kind, target }: DayTask): number {
  if (asked.marks.has(taskMark(asked, id))) return ITEM_STATUS.received;
  return DONE[kind](asked) >= target ? ITEM_STATUS.claimable : ITEM_STATUS.open;
}

const activeOf = ({ marks, config }: NewYear): number =>
  config.tasks.reduce((sum, { id, active }) => sum + active * marks.count(`task ${id}`), 0);

const isOpened = ({ marks }: NewYear, id: number): boolean => marks.has(`box ${id}`);
const boxesOpened = (facts: NewYear): Box[] => facts.config.boxes.filter((_, at) => isOpened(facts, at + 1));
const hasOpenedAll = (facts: NewYear): boolean => boxesOpened(facts).length === facts.config.boxes.length;

function boxStatus(facts: NewYear, id: number): number {
  if (isOpened(facts, id)) return ITEM_STATUS.received;
  const box = facts.config.boxes[id - 1];
  return box && activeOf(facts) >= box.target ? ITEM_STATUS.claimable : ITEM_STATUS.open;
}

/** What the opened boxes held, without what has been spent of it. */
const turnsOf = (facts: NewYear): number =>
  Math.max(0, boxesOpened(facts).reduce((sum, { lottery }) => sum + lottery, 0) - facts.marks.count('turn'));
const fireworksOf = (facts: NewYear): number =>
  Math.max(0, boxesOpened(facts).reduce((sum, { fireworks }) => sum + fireworks, 0) - facts.marks.count('firework'));

const readyBoxes = (facts: NewYear): number =>
  facts.config.boxes.filter((_, at) => boxStatus(facts, at + 1) === ITEM_STATUS.claimable).length;

function extraStatus(facts: NewYear): number {
  if (facts.marks.has('extra')) return ITEM_STATUS.received;
  return hasOpenedAll(facts) ? ITEM_STATUS.claimable : ITEM_STATUS.open;
}

function taskList(asked: Asked) {
  return asked.config.tasks.map((task) => ({
    id: task.id,
    kind: task.kind,
    title: task.title,
    target: task.target,
    reached: Math.min(task.target, DONE[task.kind](asked)),
    itemStatus: taskStatus(asked, task),
    clickAction: '',
    rewardList: [{ id: REWARD_ITEMS.newYearActive, count: task.active }],
  }));
}

const boxList = (facts: NewYear) =>
  facts.config.boxes.map(({ target, lottery, fireworks }, at) => ({
    propId: at + 1,
    title: `Box ${at + 1}`,
    itemStatus: boxStatus(facts, at + 1),
    rewardList: [
      { id: REWARD_ITEMS.newYearLottery, count: lottery },
      { id: REWARD_ITEMS.newYearFirework, count: fireworks },
    ],
    target,
    reached: Math.min(target, activeOf(facts)),
  }));

function prizeList({ config: { prizes } }: NewYear) {
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return prizes.map(({ weight, gifts }, at) => ({
    propId: at + 1,
    title: '',
    rewardList: gifts,
    chance: Math.round((weight / all) * WHOLE_CHANCE),
  }));
}

const read = (facts: NewYear, known: Known) => ({
  activeCount: activeOf(facts),
  boxCount: readyBoxes(facts),
  lotteryCount: turnsOf(facts),
  fireworkCount: fireworksOf(facts),
  taskList: taskList({ ...facts, known }),
  boxList: boxList(facts),
  prizeList: prizeList(facts),
  extra: {
    propId: EXTRA_ID,
    title: 'Extra gift',
    itemStatus: extraStatus(facts),
    rewardList: facts.config.extra,
    target: facts.config.boxes.length,
    reached: boxesOpened(facts).length,
  },
  winnerList: known.winners.map(({ phone, item_id: id, count, won_at }) => ({
    phone,
    nickname: '',
    time: unixSeconds(won_at),
    rewardList: [{ id, count }],
  })),
});

const isTurn = (propId: number): boolean => propId === REWARD_ITEMS.newYearLottery;

/** A turn stops where a number falls among the weights; a firework gives what every firework gives. */
function draw({ config, input }: NewYear & { input: { propId: number } }, random: Random): Drawn {
  if (!isTurn(input.propId)) return { propId: input.propId, rewards: config.firework };
  let left = random(config.prizes.reduce((sum, { weight }) => sum + weight, 0));
  const at = config.prizes.findIndex(({ weight }) => (left -= weight) < 0);
  return { propId: at + 1, rewards: must(config.prizes[at], 'the number is below the sum').gifts };
}

function newsOf({ config, input }: NewYear & { input: { propId: number } }, stopped: number | undefined) {
  if (!isTurn(input.propId) || stopped === undefined) return undefined;
  const won = config.prizes[stopped - 1]?.gifts.find(({ id }) => id === REWARD_ITEMS.coin);
  return won && won.count >= config.tellFrom ? { itemId: won.id, count: won.count } : undefined;
}

export const newYear = promotion({
  type: ACTIVITY_TYPES.newYear,
  name: 'new-year',
  rows: seasons,
  state: 'appNewYearUser',
  demo: { sort: 8, title: 'New Year', picture: 'badge/gift.png', yearly: { from: '12-26', until: '01-07' } },
  trial: { claims: [['appNewYearUserReceiveTask', firstReady('taskList')]] },
  config: Config,
  season: ({ config }) => config.season,
  look,
  entry: (facts) => ({ glance: { reached: boxesOpened(facts).length, target: facts.config.boxes.length } }),
  glance: (facts, known) => {
    const isTaskDone = taskList({ ...facts, known }).some(({ itemStatus }) => itemStatus === ITEM_STATUS.claimable);
    const isReady = isTaskDone || readyBoxes(facts) + turnsOf(facts) + fireworksOf(facts) > 0;
    return { canReceive: isReady || extraStatus(facts) === ITEM_STATUS.claimable ? 1 : 0 };
  },
  read,
  claims: {
    appNewYearUserShare: {
      may: ({ marks, day }) => (marks.has(`shared ${day}`) ? CLAIM.received : undefined),
      mark: ({ day }) => `shared ${day}`,
    },
    appNewYearUserReceiveTask: {
      may: (asked) => {
        const task = asked.config.tasks.find(({ id }) => id === asked.input.propId);
        return whyNotReady(task && taskStatus(asked, task));
      },
      mark: (asked) => taskMark(asked, asked.input.propId),
    },
    appNewYearUserBoxOpen: {
      may: (asked) => {
        const { propId } = asked.input;
        return whyNotReady(asked.config.boxes[propId - 1] && boxStatus(asked, propId));
      },
      mark: ({ input }) => `box ${input.propId}`,
      announces: ({ config, input }) => {
        const turns = config.boxes[input.propId - 1]?.lottery ?? 0;
        return turns > 0 ? { itemId: REWARD_ITEMS.newYearLottery, count: turns } : undefined;
      },
    },
    appNewYearUserOpen: {
      may: (asked) => {
        const left = isTurn(asked.input.propId) ? turnsOf(asked) : fireworksOf(asked);
        return left > 0 ? undefined : CLAIM.notEnough;
      },
      mark: ({ marks, input }) => {
        const word = isTurn(input.propId) ? 'turn' : 'firework';
        return `${word} ${marks.count(word) + 1}`;
      },
      draws: draw,
      announces: (asked, { propId }) => newsOf(asked, propId),
    },
    appNewYearUserExtra: {
      may: (asked) => (asked.input.propId === EXTRA_ID ? whyNotReady(extraStatus(asked)) : CLAIM.unknown),
      mark: () => 'extra',
      gives: ({ config }) => config.extra,
    },
  },
});
