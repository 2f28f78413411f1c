/** The seasons: Christmas with its tree of gifts, New Year with its active points, boxes, lottery and fireworks. */
import * as v from 'valibot';
import { listOf, maybe, Whole, Yes } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { claimed, Period, Prize, Step, Winner } from './entities/activity.ts';
import { Task } from './entities/task.ts';
import { REWARD_ITEMS } from './reward-enums.ts';
import { CLAIM, CLAIM_REFUSALS } from './errcodes.ts';
import { Claim, Nothing, oneOf, upTo } from './request-fields.ts';

const ChristmasState = v.object({
  ...Period,
  signedToday: Yes,
  signDays: Whole,
  bulbCount: Whole, // Lit and not yet spent.
  bulbsPerGift: v.nullish(v.number(), 1),
  /** Twelve: closed while 0, opened and waiting while 1, received at 2; what is inside shows from 1 on. */
  giftList: listOf(Step, 'giftList'),
  /** Opens with the last of the twelve. */
  extra: maybe(Step),
});

const NewYearState = v.object({
  ...Period,
  activeCount: Whole, // 40001
  boxCount: Whole, // 40002
  lotteryCount: Whole, // 40003
  fireworkCount: Whole, // 40004
  taskList: listOf(Task, 'taskList'),
  boxList: listOf(Step, 'boxList'), // Reached by active points.
  prizeList: listOf(Prize, 'prizeList'),
  extra: maybe(Step),
  winnerList: listOf(Winner, 'winnerList'),
});

const state = { access: 'player', effect: 'read', policy: { kind: 'cache', freshMs: 15_000 } } as const;
const claim = {
  access: 'player',
  effect: 'money',
  policy: { kind: 'network' },
  refusals: CLAIM_REFUSALS,
} as const;

const appChristmasUser = {
  ...state,
  path: '/app/v1/appChristmasUser',
  request: Nothing,
  answer: ChristmasState,
} as const;

const appNewYearUser = { ...state, path: '/app/v1/appNewYearUser', request: Nothing, answer: NewYearState } as const;

export const seasons = defineCalls({
  appChristmasUser,
  /** Signs in for today and lights a bulb. */
  appChristmasUserSign: {
    ...claim,
    path: '/app/v1/appChristmasUserSign',
    request: Nothing,
    answer: claimed(ChristmasState),
    gives: appChristmasUser,
  },
  /** Spends bulbs to open one gift; nothing is credited yet. */
  appChristmasUserOpen: {
    ...claim,
    path: '/app/v1/appChristmasUserOpen',
    request: Claim,
    answer: claimed(ChristmasState),
    gives: appChristmasUser,
    refusals: { ...CLAIM_REFUSALS, [CLAIM.notEnough]: 'activity.noBulbs' },
  },
  appChristmasUserReceive: {
    ...claim,
    path: '/app/v1/appChristmasUserReceive',
    request: Claim,
    answer: claimed(ChristmasState),
    gives: appChristmasUser,
  },
  appChristmasUserExtra: {
    ...claim,
    path: '/app/v1/appChristmasUserExtra',
    request: Claim,
    answer: claimed(ChristmasState),
    gives: appChristmasUser,
  },
  appNewYearUser,
  /** The player has shared; `target` says where. Only the first time of a day counts. */
  appNewYearUserShare: {
    ...claim,
    path: '/app/v1/appNewYearUserShare',
    request: v.object({ target: v.optional(upTo(32), '') }),
    answer: claimed(NewYearState),
    gives: appNewYearUser,
  },
  /** Takes the active points of a finished task. */
  appNewYearUserReceiveTask: {
    ...claim,
    path: '/app/v1/appNewYearUserReceiveTask',
    request: Claim,
    answer: claimed(NewYearState),
    gives: appNewYearUser,
  },
  appNewYearUserBoxOpen: {
    ...claim,
    path: '/app/v1/appNewYearUserBoxOpen',
    request: Claim,
    answer: claimed(NewYearState),
    gives: appNewYearUser,
  },
  /** Spends one lottery turn or one firework; for a lottery the answer's `propId` is where it stops. */
  appNewYearUserOpen: {
    ...claim,
    path: '/app/v1/appNewYearUserOpen',
    request: v.object({ propId: oneOf(REWARD_ITEMS.newYearLottery, REWARD_ITEMS.newYearFirework) }),
    answer: claimed(NewYearState),
    gives: appNewYearUser,
    refusals: { ...CLAIM_REFUSALS, [CLAIM.notEnough]: 'activity.noTurns' },
  },
  appNewYearUserExtra: {
    ...claim,
    path: '/app/v1/appNewYearUserExtra',
    request: Claim,
    answer: claimed(NewYearState),
    gives: appNewYearUser,
  },
});
