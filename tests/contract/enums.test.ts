import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as kinds from '#contract/enums.ts';
import * as moneyKinds from '#contract/money-enums.ts';
import * as rewardKinds from '#contract/reward-enums.ts';
import { sortOfType } from '#contract/game-rules.ts';
import { wallet } from '#contract/wallet.ts';
import type { Game } from '#contract/entities/game.ts';

const enums = { ...kinds, ...moneyKinds, ...rewardKinds };

test('[GEN-07] the six categories have their numbers, and each lists only its own games', () => {
  expect(enums.GAME_TYPES).toEqual({ slots: 1, fish: 2, poker: 3, sports: 4, live: 5, games: 6 });
  const types = Object.values(enums.GAME_TYPES);
  const games = [...types, ...types].map((typeId, index) => ({ id: index + 1, typeId, showType: 0, sort: 0 }) as Game);
  for (const typeId of types) {
    expect(sortOfType(games, typeId).map((game) => game.typeId)).toEqual([typeId, typeId]);
  }
});

/** The specification's own lists, in its own words. */
const ACTIVITIES = `Bind 4, VIP 8, SignUpBonus 15, Fund 16, LadderRecharge 17, InviteUserSpin 20, FollowRewards 21,
  RedPacket 22, FreeLoginBonus 23, Notice 25, Agent 26, AccumulatedRecharge 28, OutLink 29, Supply 30, AgentCount 31,
  WeekendLottery 33, Festival 35, FreeSign 36, Christmas 37, NewYear 38, FirstCharge 39, InviteFriend1 40, Agent5 41,
  Tasks 42, ContinuousRecharge 43`;
const TASKS = `Login 1, Bind 2, PlayTiger 3, FollowFacebook 4, FirstPay 5, PlayGame 6, ShareFacebook 7, ShareTelegram 8,
  ShareYouTube 9, ShareInstagram 10, ShareTwitter 11, Shop 12, FollowTelegram 13, TodayPay 14, TodayShareSpin 15,
  FollowInstagram 16, FollowWhatsapp 17`;

test.each([
  ['activity types', enums.ACTIVITY_TYPES, ACTIVITIES],
  ['task kinds', enums.TASK_KINDS, TASKS],
  ['click types', enums.CLICK_TYPES, 'None 0, Activity 1, Game 2, Url 3'],
  ['login kinds', enums.LOGIN_KINDS, 'Phone 1, Account 2, PhoneNoOtp 3'],
])('%s have the numbers of the specification', (_what, numbers, listed) => {
  const named = Object.entries(numbers).map(([name, number]) => `${name.toLowerCase()} ${number}`);
  const expected = listed.split(',').map((entry) => entry.trim().toLowerCase());
  expect(named).toEqual(expected);
});

const KINDS = `Bet 1, Win 2, BetUndone 3, Reward 4, Correction 5, Deposit 6, Withdrawal 7, WithdrawalReturned 8,
  ToSafebox 9, FromSafebox 10, Points 11`;

test.each([
  ['what a movement of the balance was for', enums.COIN_KINDS, KINDS],
  ['what gives a reward that is no promotion’s', enums.COIN_SOURCES, 'Demo -1, SignUp -2, Coupon -3, Mail -4'],
])('ledgers hold %s by its number, which stays', (_what, numbers, listed) => {
  const named = Object.entries(numbers).map(([name, number]) => `${name.toLowerCase()} ${number}`);
  expect(named).toEqual(listed.split(',').map((entry) => entry.trim().toLowerCase()));
});

test('[ENUM-31] deposits are made for one of thirteen reasons, and a deposit sends its own as actType', () => {
  expect(Object.values(enums.RECHARGE_BONUS_KINDS)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  const wish = { amount: 50_000, version: 4, rechargeType: 1 };
  for (const actType of Object.values(enums.RECHARGE_BONUS_KINDS)) {
    expect(v.parse(wallet.recharge3.request, { ...wish, actType })).toMatchObject({ actType });
  }
  for (const actType of [0, 14]) expect(v.is(wallet.recharge3.request, { ...wish, actType })).toBe(false);
});

test('percentage coupons are coupons', () => {
  for (const [first, last] of enums.PERCENT_COUPON_RANGES) {
    expect(enums.COUPON_RANGES.some(([from, to]) => from <= first && last <= to)).toBe(true);
  }
});
