import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { Money, Points, Text, Whole } from '#contract/answer-fields.ts';
import { CommonFields } from '#contract/common-fields.ts';
import { games } from '#contract/games.ts';
import { dailyBonus } from '#contract/daily-bonus.ts';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { Config } from '#contract/entities/config.ts';
import { Game } from '#contract/entities/game.ts';
import { readAward, Reward } from '#contract/entities/reward.ts';
import { User } from '#contract/entities/user.ts';
import { invites } from '#contract/invites.ts';
import { service } from '#contract/service.ts';
import { session } from '#contract/session.ts';
import { tasks } from '#contract/tasks.ts';
import { sendLogTo } from '#shared/log.ts';
import { AT, user } from './examples/people.ts';

beforeAll(() => sendLogTo(() => {}));

test.each([undefined, null])('a field that a server sends as %s counts as nothing', (sent) => {
  expect([Whole, Points, Money].map((field) => v.parse(field, sent))).toEqual([0, 0, 0]);
  expect(v.parse(Text, sent)).toBe('');
});

describe('a player', () => {
  test('[STORE-01] comes through with every listed field, and with the ones nobody knows', () => {
    const known = `account password accountType avatar avatarOther facebookAccount googleAccount hasSafeboxPassword
      hasKyc hasUserOther id lineAccount lottery coin mobile nickname regPeriod safebox totalRecharge uuid vip vipExp pid
      userLevel bet token inviteCode aid appUserBank appUserBankList appGameDataUser activityIds firstRecharge
      shareUrlMap`.split(/\s+/);
    const sent = {
      ...user,
      somethingNew: { deep: [1, 'two', null] },
      appGameDataUser: { ...user.appGameDataUser, pins: [3] },
    };
    expect(known.filter((field) => !(field in sent))).toEqual([]);
    const { activityIds, ...rest } = v.parse(User, sent);
    const { activityIds: sentActivities, ...sentRest } = sent;
    expect(rest).toEqual(sentRest);
    expect(activityIds.activityIds).toEqual(sentActivities.activityIds);
    expect(Object.keys(activityIds.activityMap)).toEqual(Object.keys(sentActivities.activityMap));
  });

  test('has likes by game id and a history of game ids', () => {
    const read = v.parse(User, {
      id: 1,
      appGameDataUser: { gameLikes: { 1001: 1, 1002: null, 1003: 'x' }, gameHistory: [1, '2', 3] },
    });
    expect(read.appGameDataUser).toEqual({ gameLikes: { 1001: 1, 1002: 0 }, gameHistory: [1, 3] });
  });

  test('keeps the fields that a refresh does not speak of', () => {
    const read = v.parse(session.refreshData.answer, { coin: 5_000, lottery: null, newField: 1 });
    expect(read).toEqual({ coin: 5_000, newField: 1 });
  });

  test('is not refreshed by an amount that is no whole number of hundredths', () => {
    expect(v.safeParse(session.refreshData.answer, { coin: 12.5 }).success).toBe(false);
    expect(v.safeParse(session.refreshData.answer, { coin: '5000' }).success).toBe(false);
  });
});

test('[GAME-15] a game keeps its fields, and its picture follows from id and version', () => {
  const game = {
    id: 1001,
    name: 'Koi Rush',
    typeId: 1,
    brandId: 3,
    maintain: 0,
    params: { brandMaintain: 1 },
    hot: 1,
    hotSort: 2,
    showType: 0,
    sort: 10,
    version: '3',
    recent: 1,
  };
  expect(v.parse(Game, { ...game, unknown: true })).toEqual(game);
});

test.each([0.5, 20.5, -1, 2 ** 53, '20', Number.NaN])(
  'a game whose stakes and returns are %s is kept without them',
  (bad) => {
    const game = { id: 1001, name: 'Koi Rush', typeId: 1, brandId: 3 };
    const told = { minBet: bad, maxBet: bad, rtpBp: bad, kind: bad };
    const { minBet, maxBet, rtpBp, kind, name } = v.parse(Game, { ...game, ...told });
    expect([minBet, maxBet, rtpBp, kind, name]).toEqual([undefined, undefined, undefined, undefined, 'Koi Rush']);
    expect(v.parse(Game, { ...game, minBet: 20, maxBet: 50_000, rtpBp: 9_604, kind: 'poker' })).toMatchObject({
      minBet: 20,
      maxBet: 50_000,
      rtpBp: 9_604,
      kind: 'poker',
    });
  },
);

test('an entry of customer service keeps its address, its picture and whether it leads out', () => {
  const entry = { url: 'https://help.example/', isOut: 1, icon: 'badge/help.png', name: 'Help' };
  const { appCustomerServiceQueue } = v.parse(service.getCustomerServices.answer, {
    appCustomerServiceQueue: [{ ...entry, unknown: true }, { url: 'https://other.example/' }],
  });
  expect(appCustomerServiceQueue).toEqual([entry, { url: 'https://other.example/', isOut: 0, icon: '', name: '' }]);
});

test('[STORE-05] the sign-in cards, the invited friends and the counts to reach are read', () => {
  const cards = v.parse(dailyBonus.getLoginPayUser3.answer, {
    ownList: [
      { id: 1, propId: 6004, loginPayDataJson: { days: [1, -1, 0] } },
      { id: 2, propId: 6005, loginPayDataJson: { days: '[0,1]' } },
    ],
    buyPropIds: [6004],
    needRecharge: 50_000,
  });
  expect(cards.ownList.map((own) => own.loginPayDataJson.days)).toEqual([
    [1, -1, 0],
    [0, 1],
  ]);
  expect(cards).toMatchObject({ buyPropIds: [6004], needRecharge: 50_000 });

  const progress = { awardId: 1, inviteCount: 2, itemStatus: 1 };
  expect(v.parse(invites.appInviteBonus1User.answer, { appInviteBonus1User: progress }).appInviteBonus1User).toEqual(
    progress,
  );
  const counts = [{ id: 1, award: '[{"id":2001,"count":2000}]', inviteCount: 5 }];
  const read = v.parse(Config, { mode: 'other', countryCode: '63', appInviteBonus1ConfigList: counts });
  expect(read.appInviteBonus1ConfigList).toEqual(counts);
});

test('[STORE-06] the activity data is read, by type and in its order', () => {
  const read = v.parse(activities.getActivityIds.answer, {
    isBankrupt: 1,
    activityIds: [15, 28],
    activityMap: { 15: { sort: 2 }, 28: { sort: 1, more: 'kept' }, 30: 'broken' },
    hasTurntable: true,
    totalRecharge: 250_000,
    loginPaying: 0,
    errcode: 0,
  });
  expect(read).toMatchObject({
    isBankrupt: true,
    activityIds: [15, 28],
    hasTurntable: true,
    totalRecharge: 250_000,
    loginPaying: false,
  });
  expect(Object.entries(read.activityMap).map(([type, entry]) => [type, entry.sort])).toEqual([
    ['15', 2],
    ['28', 1],
  ]);
  expect(read.activityMap['28']).toMatchObject({ more: 'kept' });
});

test('[STORE-07] the big wins and the New Year list are read', () => {
  const win = {
    gameId: 1001,
    url: 'https://example.com',
    phone: '917***4567',
    time: AT,
    amount: 1_250_000,
    timestamp: AT,
  };
  const newYear = { phone: '918***1122', itemId: 40_004, count: 1, timestamp: AT };
  const read = v.parse(games.lobbyTips.answer, { jackpotList: [win, { gameId: 2 }], newYearList: [newYear] });
  expect(read).toEqual({ jackpotList: [win], newYearList: [newYear] });
});

test('the parts of the configuration keep their fields', () => {
  const parts = {
    appGenericImgList: [{ uniqueKey: 'poster', img: '/poster.png' }],
    appPropConfigMap: { 1050: { num: 5, paramStr: { limitAmount: 50_000 } } },
    appPromotionalVideoList: [{ id: 1, clickType: 2, clickAction: '1001', coverImg: '/cover.png', path: '/koi.mp4' }],
    h5: { downloadType: 2, downloadUrl: 'https://example.com/app', url: ['https://example.com'] },
    appNoticeConfigList: [
      { id: 1, isH5Pop: 1, clickType: 'url', clickAction: 'https://example.com', sort: 1, imgUrl2: '/n.png' },
    ],
    appUserLevelConfigList: [{ level: 1, betAmount: 100_000 }],
  };
  expect(v.parse(Config, parts)).toMatchObject(parts);
});

test('the first charge says what it has given already, and when it ends', () => {
  const read = (expireTime: number) =>
    v.parse(depositBonus.appRechargeBonusCollection9.answer, {
      appRechargeBonusCollection9: { awardId: 1, itemStatus: 1, propReceiveList: [501] },
      expireTime,
    });
  expect(read(-1)).toEqual({
    appRechargeBonusCollection9: { awardId: 1, itemStatus: 1, propReceiveList: [501] },
    expireTime: -1,
  });
  expect(read(AT).expireTime).toBe(AT * 1000);
  expect(read(AT * 1000).expireTime).toBe(AT * 1000);
});

test('[MAIL-06] tasks are read from JSON text, and malformed text gives an empty list', () => {
  const taskData = JSON.stringify([{ id: 105, kind: 5 }, { kind: 'broken' }]);
  const read = v.parse(tasks.getTaskUser.answer, {
    achieveNum: 3,
    achieveData: '[]',
    taskData,
    canReceiveTaskAward: 1,
  });
  expect(read).toMatchObject({ achieveNum: 3, achieveData: [], canReceiveTaskAward: true });
  expect(read.taskData.map((task) => task.id)).toEqual([105]);
  for (const malformed of ['{', '', 'null', '{"a":1}', null]) {
    expect(v.parse(tasks.getTaskUser.answer, { taskData: malformed }).taskData).toEqual([]);
  }
});

test('[ACT-24] a package is read with its award, and a broken award gives nothing', () => {
  const packs = [{ id: 1, price: 10_000, award: '[{"id":2001,"count":5000},{"id":1050,"count":1}]', showType: 3 }];
  const read = v.parse(Config, { mode: 'x', countryCode: '63', appRechargeBonusCollection9ConfigList: packs });
  expect(read.appRechargeBonusCollection9ConfigList).toEqual(packs);
  expect(readAward(packs[0]?.award ?? '').map(({ id, count }) => [id, count])).toEqual([
    [2001, 5000],
    [1050, 1],
  ]);
  expect(readAward('[{"id":2001,"count":')).toEqual([]);
});

test('a reward says how much under either of two names', () => {
  expect(v.parse(Reward, { id: 2001, amount: 500, betRate: 3 })).toEqual({ id: 2001, count: 500, betRate: 3 });
  expect(v.parse(Reward, { id: 4001, count: 3 })).toEqual({ id: 4001, count: 3, betRate: 0 });
});

test('the fields of every body are known, and no other ad parameter is', () => {
  const sent = {
    clientReferrer: 'ph',
    channel: 'WEB',
    appId: 'com.demo.web',
    platform: 0,
    entry: 'pwa',
    clickid: 'abc',
  };
  expect(v.parse(CommonFields, { ...sent, utm_source: 'x' })).toEqual(sent);
  expect(v.safeParse(CommonFields, { platform: 2 }).success).toBe(false);
});
