/** Rewards for deposits: day after day, by the total, and the first one's packages. The deposit itself is recharge3. */
import * as v from 'valibot';
import { listOf, maybe, Moment, Money, Whole, Yes } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { claimed, MoneyStep, Period } from './entities/activity.ts';
import { CLAIM_REFUSALS, FIRST_CHARGE_REFUSALS } from './errcodes.ts';
import { Claim, Nothing } from './request-fields.ts';

const ContinuousState = v.object({
  ...Period,
  dayCount: Whole, // Days in a row so far.
  depositedToday: Yes,
  minAmount: Money, // What a deposit must be to count.
  stepList: listOf(MoneyStep, 'stepList'),
});

/** Each threshold is credited by itself when the total passes it, so there is nothing to claim. */
const AccumulatedState = v.object({ ...Period, totalRecharge: Money, stepList: listOf(MoneyStep, 'stepList') });

const FirstCharge = v.object({
  awardId: Whole,
  itemStatus: Whole,
  propReceiveList: listOf(v.number(), 'propReceiveList'), // Received already.
});

/** Absent when there is none for this player; the packages stand in the config. `expireTime` -1 never expires. */
const FirstChargeState = v.object({
  appRechargeBonusCollection9: maybe(FirstCharge),
  expireTime: Moment,
});

const state = {
  access: 'player',
  effect: 'read',
  policy: { kind: 'cache', freshMs: 15_000 },
  request: Nothing,
} as const;

const rechargeBonusCollection6 = {
  ...state,
  path: '/app/v1/rechargeBonusCollection6',
  answer: ContinuousState,
} as const;

const appRechargeBonusCollection9 = {
  ...state,
  path: '/app/v1/appRechargeBonusCollection9',
  answer: FirstChargeState,
} as const;

export const depositBonus = defineCalls({
  rechargeBonusCollection6,
  receiverRechargeBonusCollection6: {
    path: '/app/v1/receiverRechargeBonusCollection6',
    access: 'player',
    effect: 'money',
    policy: { kind: 'network' },
    request: Claim,
    answer: claimed(ContinuousState),
    gives: rechargeBonusCollection6,
    refusals: CLAIM_REFUSALS,
  },
  rechargeBonusCollection8: { ...state, path: '/app/v1/rechargeBonusCollection8', answer: AccumulatedState },
  appRechargeBonusCollection9,
  appRechargeBonusCollection9Receive: {
    path: '/app/v1/appRechargeBonusCollection9Receive',
    access: 'player',
    effect: 'money',
    policy: { kind: 'network' },
    request: Claim,
    answer: claimed(FirstChargeState),
    gives: appRechargeBonusCollection9,
    refusals: FIRST_CHARGE_REFUSALS,
  },
});
