/** Rewards for coming back: the new player's seven days and the cards, the daily bonus, the calendar of small points. */
import * as v from 'valibot';
import { Cents } from '#shared/money.ts';
import { jsonListOf, listOf, Money, Points, Text, Whole, Yes } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { claimed, Period, Step } from './entities/activity.ts';
import { Reward } from './entities/reward.ts';
import { ACTIVITY_TYPES } from './enums.ts';
import { CLAIM_REFUSALS } from './errcodes.ts';
import { Id, Nothing, oneOf } from './request-fields.ts';

/** One number per day: 0 not yet, 1 claimable, -1 received. */
const Days = v.nullish(v.object({ days: jsonListOf(v.number(), 'days') }), {});

const OwnedLadder = v.object({ id: v.number(), propId: v.number(), loginPayDataJson: Days });

/** What a card, or the free ladder, costs and pays on each of its days. */
const LadderOffer = v.object({
  propId: v.number(),
  title: Text,
  price: v.nullish(Cents, 0),
  dayList: listOf(v.object({ rewardList: listOf(Reward, 'rewardList') }), 'dayList'),
});

const LoginPayState = v.object({
  ...Period,
  /** The free ladder stands among them under SIGN_UP_BONUS_PROP_ID. */
  ownList: listOf(OwnedLadder, 'ownList'),
  buyPropIds: listOf(v.number(), 'buyPropIds'),
  needRecharge: Money,
  offerList: listOf(LadderOffer, 'offerList'),
});

/** `makeUp…` say how many missed days may be made up, and what one costs in points. */
const LoginBonusState = v.object({
  ...Period,
  /** The first that was there for the player; those before it are nobody's to miss. */
  firstDay: v.optional(Whole, 1),
  streak: Whole,
  receivedToday: Yes,
  dayList: listOf(Step, 'dayList'),
  makeUpLeft: Whole,
  makeUpPoints: Points,
});

const BonusType = oneOf(ACTIVITY_TYPES.freeLoginBonus, ACTIVITY_TYPES.freeSign);

const getLoginPayUser3 = {
  path: '/app/v1/getLoginPayUser3',
  access: 'public',
  effect: 'read',
  policy: { kind: 'cache', freshMs: 15_000 },
  request: Nothing,
  answer: LoginPayState,
} as const;

export const dailyBonus = defineCalls({
  getLoginPayUser3,
  receiveLoginPay3: {
    path: '/app/v1/receiveLoginPay3',
    access: 'player',
    effect: 'money',
    policy: { kind: 'network' },
    /** `day` counts from 1; without it the earliest claimable day is meant. */
    request: v.object({
      propId: Id,
      day: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
    }),
    answer: claimed(LoginPayState),
    gives: getLoginPayUser3,
    refusals: CLAIM_REFUSALS,
  },
  loginBonus3User: {
    path: '/app/v1/loginBonus3User',
    access: 'player',
    effect: 'read',
    policy: { kind: 'cache', freshMs: 15_000 },
    request: v.object({ type: v.optional(BonusType, ACTIVITY_TYPES.freeLoginBonus) }),
    answer: LoginBonusState,
  },
  /** `propId` names the day; a missed day is made up by claiming it. `points`: the price that the player has seen, and pays at most. */
  loginBonus3UserReceive: {
    path: '/app/v1/loginBonus3UserReceive',
    access: 'player',
    effect: 'money',
    policy: { kind: 'network' },
    request: v.object({
      propId: Id,
      type: v.optional(BonusType, ACTIVITY_TYPES.freeLoginBonus),
      points: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    }),
    answer: claimed(LoginBonusState),
    refusals: CLAIM_REFUSALS,
  },
});
