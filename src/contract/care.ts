/** What keeps play a pleasure: the limits a player sets, and leaving the games for months or for good. All of it is ours. */
import * as v from 'valibot';
import { DAY_MS } from '#shared/durations.ts';
import { listOf, maybe, Moment, Whole, Yes } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { SIGN_IN } from './errcodes.ts';
import { REALITY_CHECKS } from './games.ts';
import { Nothing, oneOf } from './request-fields.ts';

/** Amounts of money are hundredths, time is minutes. */
export const LIMIT_KINDS = [
  'dailyDeposit',
  'weeklyDeposit',
  'monthlyDeposit',
  'dailyLoss',
  'weeklyLoss',
  'monthlyLoss',
  'dailyBet',
  'weeklyBet',
  'monthlyBet',
  'dailyMinutes',
  'weeklyMinutes',
  'monthlyMinutes',
] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** In months; 0 is for good. */
export const EXCLUSIONS = [6, 12, 60, 0] as const;

/** How long a player thinks about a higher limit, and how long the second yes may then take. */
export const RAISE_AFTER_MS = DAY_MS;
export const RAISE_WITHIN_MS = 7 * DAY_MS;

/** Null is no limit. */
const Amount = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000)));

/** As an answer tells it. */
const Told = v.fallback(v.nullish(v.number(), null), null);

const Limit = v.object({
  kind: v.picklist(LIMIT_KINDS),
  amount: Told,
  /** A higher one that the player has asked for, and from when it may be said yes to again. */
  raise: maybe(v.object({ amount: Told, from: Moment })),
});
export type Limit = v.InferOutput<typeof Limit>;

const CareState = v.object({
  limitList: listOf(Limit, 'limitList'),
  /** The end of a time-out, or 0. */
  breakUntil: Moment,
  /** One of their limits on bets, losses or time is reached. */
  isAtLimit: Yes,
  /** How often a player is told how it stands, in minutes. */
  realityCheckMinutes: v.nullish(v.picklist(REALITY_CHECKS), 60),
});
export type CareState = v.InferOutput<typeof CareState>;

const getCare = {
  path: '/app/v1/getCare',
  isOurs: true,
  access: 'player',
  effect: 'read',
  policy: { kind: 'cache', freshMs: 30_000 },
  request: Nothing,
  answer: CareState,
} as const;

export const care = defineCalls({
  getCare,
  /** A lower limit holds at once. A higher one is noted, and holds when it is sent again a day later. */
  setLimit: {
    path: '/app/v1/setLimit',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({ kind: v.picklist(LIMIT_KINDS), amount: Amount }),
    answer: v.object({ state: maybe(CareState) }),
    gives: getCare,
  },
  /**
   * Ends every session but the one that asks, in which nothing else is answered, and nobody comes in again before it is over. It can be made
   * longer and never shorter.
   */
  excludeSelf: {
    path: '/app/v1/excludeSelf',
    isOurs: true,
    access: 'player',
    opensTo: SIGN_IN.selfExcluded,
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({ months: oneOf(...EXCLUSIONS) }),
    /** -1 is for good. */
    answer: v.object({ until: Moment, months: Whole }),
  },
});
