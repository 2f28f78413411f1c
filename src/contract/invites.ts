/** Rewards for bringing friends: the wheel with its pot, and the counts of invited friends. */
import * as v from 'valibot';
import { listOf, maybe, Moment, Money, Text, Whole, Yes } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { claimed, Period, Prize, Winner } from './entities/activity.ts';
import { CLAIM, CLAIM_REFUSALS, FIRST_CHARGE_REFUSALS } from './errcodes.ts';
import { Paging, pageOf } from './paging.ts';
import { Claim, Nothing } from './request-fields.ts';

const pot = { turnsLeft: Whole, pot: Money, potTarget: Money, canExchange: Yes, nextFreeTime: Moment };

const SpinState = v.object({
  ...Period,
  ...pot,
  inviteCount: Whole,
  validCount: Whole,
  shareUrl: Text,
  prizeList: listOf(Prize, 'prizeList'), // In the order of the wheel.
});

/** A line of the player's own record: a turn, or a friend who brought one. Newest first; the id counts from the oldest. */
const SpinRecord = v.object({ id: Whole, title: Text, phone: Text, amount: Money, createTime: Moment });

const InviteProgress = v.object({ awardId: Whole, inviteCount: Whole, itemStatus: Whole });

/** Absent when there is none for this player; the counts to reach stand in the config. */
const InviteState = v.object({ ...Period, appInviteBonus1User: maybe(InviteProgress), shareUrl: Text });

const actInviteUser = {
  path: '/app/v1/actInviteUser',
  access: 'player',
  effect: 'read',
  policy: { kind: 'cache', freshMs: 15_000 },
  request: Nothing,
  answer: SpinState,
} as const;

const appInviteBonus1User = {
  path: '/app/v1/appInviteBonus1User',
  access: 'player',
  effect: 'read',
  policy: { kind: 'cache', freshMs: 15_000 },
  request: Nothing,
  answer: InviteState,
} as const;

export const invites = defineCalls({
  actInviteUser,
  actInviteUserRecord: {
    path: '/app/v1/actInviteUserRecord',
    access: 'player',
    effect: 'read',
    policy: { kind: 'cache', freshMs: 15_000 },
    request: v.object(Paging),
    answer: v.object(pageOf(SpinRecord, 'spinRecords')),
  },
  /** The pot alone, with those who emptied theirs, for a page that is already drawn. */
  actInviteUserStatus: {
    path: '/app/v1/actInviteUserStatus',
    access: 'player',
    effect: 'read',
    policy: { kind: 'cache', freshMs: 5_000 },
    request: Nothing,
    answer: v.object({ ...pot, winnerList: listOf(Winner, 'winnerList') }),
  },
  /** Empties the full pot into the balance. */
  actInviteUserExchange: {
    path: '/app/v1/actInviteUserExchange',
    access: 'player',
    effect: 'money',
    policy: { kind: 'network' },
    request: Nothing,
    answer: claimed(SpinState),
    refusals: { ...CLAIM_REFUSALS, [CLAIM.notEnough]: 'activity.potNotFull' },
    gives: actInviteUser,
  },
  /** One turn; the answer's `propId` is where the wheel stops. */
  actInviteUserSpin: {
    path: '/app/v1/actInviteUserSpin',
    access: 'player',
    effect: 'money',
    policy: { kind: 'network' },
    request: Nothing,
    answer: claimed(SpinState),
    refusals: { ...CLAIM_REFUSALS, [CLAIM.usedUp]: 'activity.noTurns' },
    gives: actInviteUser,
  },
  appInviteBonus1User,
  /** `propId` is the `awardId` of the state. */
  appInviteBonus1UserReceive: {
    path: '/app/v1/appInviteBonus1UserReceive',
    access: 'player',
    effect: 'money',
    policy: { kind: 'network' },
    request: Claim,
    answer: claimed(InviteState),
    refusals: FIRST_CHARGE_REFUSALS,
    gives: appInviteBonus1User,
  },
});
