import type { ExamplesOf } from './types.ts';
import { activityMap, AT } from './people.ts';

/** They are on, whatever day a test is on. */
const period = { startTime: AT - 86_400, endTime: AT + 366 * 86_400 };
const rewardList = [{ id: 2001, count: 500, betRate: 3 }];
const given = { rewardList, coin: 128_950 };
const step = { propId: 1, title: 'Day 1', itemStatus: 1, target: 1, reached: 1, rewardList };
const prize = { propId: 3, title: '₱5', rewardList };
const winner = { phone: '917***4567', nickname: 'M***a', time: AT, rewardList };
const claim = { propId: 1 };

const activityData = {
  activityIds: [15, 30, 35],
  activityMap,
  isBankrupt: false,
  hasTurntable: true,
  loginPaying: false,
  totalRecharge: 250_000,
};

export const activities: ExamplesOf<'activities'> = {
  getActivityIds: { request: {}, answer: activityData },
  bankruptBonus: { request: {}, answer: { ...given, state: activityData } },
};

const task = {
  id: 105,
  kind: 5,
  title: 'First deposit',
  target: 1,
  reached: 1,
  itemStatus: 2,
  clickAction: '',
  rewardList,
};

const taskState = {
  achieveNum: 20,
  achieveData: JSON.stringify([step]),
  taskData: JSON.stringify([task]),
  canReceiveTaskAward: true,
};
const proxyTasks = { shareUrl: 'https://example.com/s/8fK2', taskList: [{ ...task, id: 201, kind: 4 }] };

export const tasks: ExamplesOf<'tasks'> = {
  getTaskUser: { request: {}, answer: taskState },
  appProxyUser4TaskUser: { request: {}, answer: proxyTasks },
  appProxyUser4TaskUserShare: { request: { propId: 201 }, answer: { state: proxyTasks } },
  appProxyUser4TaskUserReceive: { request: { propId: 201 }, answer: { ...given, state: proxyTasks, taskState } },
};

const loginPay = {
  ...period,
  ownList: [
    { id: 1, propId: 6003, loginPayDataJson: { days: [-1, 1, 0, 0, 0, 0, 0] } },
    { id: 2, propId: 6004, loginPayDataJson: { days: [1, 0, 0, 0, 0, 0, 0] } },
  ],
  buyPropIds: [6004],
  needRecharge: 50_000,
  offerList: [{ propId: 6005, title: 'Silver card', price: 50_000, dayList: [{ rewardList }] }],
};
const loginBonus = { ...period, streak: 2, receivedToday: false, dayList: [step], makeUpLeft: 1, makeUpPoints: 10_000 };

export const dailyBonus: ExamplesOf<'dailyBonus'> = {
  getLoginPayUser3: { request: {}, answer: loginPay },
  receiveLoginPay3: { request: { propId: 6003, day: 2 }, answer: { ...given, state: loginPay } },
  loginBonus3User: { request: { type: 36 }, answer: loginBonus },
  loginBonus3UserReceive: { request: { propId: 1, type: 23 }, answer: { ...given, state: loginBonus } },
};

const continuous = { ...period, dayCount: 2, depositedToday: true, minAmount: 10_000, stepList: [step] };
const firstCharge = {
  appRechargeBonusCollection9: { awardId: 1, itemStatus: 1, propReceiveList: [501] },
  expireTime: AT + 86_400,
};

export const depositBonus: ExamplesOf<'depositBonus'> = {
  rechargeBonusCollection6: { request: {}, answer: continuous },
  receiverRechargeBonusCollection6: { request: claim, answer: { ...given, state: continuous } },
  rechargeBonusCollection8: { request: {}, answer: { ...period, totalRecharge: 250_000, stepList: [step] } },
  appRechargeBonusCollection9: { request: {}, answer: firstCharge },
  appRechargeBonusCollection9Receive: { request: { propId: 502 }, answer: { ...given, state: firstCharge } },
};

const pot = { turnsLeft: 1, pot: 4_200, potTarget: 10_000, canExchange: false, nextFreeTime: AT + 43_200 };
const spin = {
  ...period,
  ...pot,
  inviteCount: 3,
  validCount: 1,
  shareUrl: 'https://example.com/s/1',
  prizeList: [prize],
};
const invite = {
  ...period,
  appInviteBonus1User: { awardId: 1, inviteCount: 2, itemStatus: 0 },
  shareUrl: 'https://example.com/s/1',
};

export const invites: ExamplesOf<'invites'> = {
  actInviteUser: { request: {}, answer: spin },
  actInviteUserRecord: {
    request: { page: 1 },
    answer: { list: [{ title: 'Turn', phone: '', amount: 350, createTime: AT }], total: 1 },
  },
  actInviteUserStatus: { request: {}, answer: { ...pot, winnerList: [winner] } },
  actInviteUserExchange: { request: {}, answer: { ...given, state: spin } },
  actInviteUserSpin: { request: {}, answer: { ...given, state: spin, propId: 3 } },
  appInviteBonus1User: { request: {}, answer: invite },
  appInviteBonus1UserReceive: { request: claim, answer: { ...given, state: invite } },
};

const friends = {
  list: [
    { nickname: 'J***n', phone: '918***1122', level: 1, isValid: true, bet: 40_000, commission: 200, createTime: AT },
  ],
  total: 1,
};
const link = { inviteCode: 'MARIA88', shareUrl: 'https://example.com/s/1', friendCount: 3, validCount: 1 };
const agent = { ...period, ...link, ...friends, pot: 4_200, totalCommission: 90_000, ratePercent: 0.5 };
const agent4 = {
  ...period,
  ...link,
  cardCount: 1,
  scratchedCount: 2,
  points: 300,
  lotteryPoints: 1_000,
  prizeList: [prize],
  stepList: [step],
};
const agent5 = {
  ...period,
  ...link,
  commission: 1_200,
  totalCommission: 90_000,
  inviteBonus: 2_000,
  inviteBonusEach: 2_000,
  levelList: [{ level: 1, ratePercent: 0.5, friendCount: 3, bet: 40_000, commission: 200 }],
};

export const agents: ExamplesOf<'agents'> = {
  agentFill: { request: { pid: 100_001 }, answer: { pid: 100_001 } },
  agentData: { request: { page: 1 }, answer: agent },
  agent3Exchange: { request: {}, answer: { ...given, state: agent } },
  agent4Data: { request: {}, answer: agent4 },
  agent4Scratch: { request: {}, answer: { ...given, state: agent4 } },
  agent4InviteRows: { request: { page: 1 }, answer: friends },
  agent4Lottery: { request: {}, answer: { ...given, state: agent4, propId: 3 } },
  agent4Award: { request: claim, answer: { ...given, state: agent4 } },
  appAgent5User: { request: {}, answer: agent5 },
  appAgent5UserLog: { request: { page: 1, level: 2 }, answer: friends },
  appAgent5UserReceive: { request: {}, answer: { ...given, state: agent5 } },
  appAgent5UserInviteValidReceive: { request: {}, answer: { ...given, state: agent5 } },
};

const christmas = {
  ...period,
  signedToday: false,
  signDays: 4,
  bulbCount: 2,
  bulbsPerGift: 1,
  giftList: [{ ...step, title: 'Gift 1' }],
  extra: { ...step, propId: 13, target: 12, reached: 1, itemStatus: 0 },
};
const newYear = {
  ...period,
  activeCount: 40,
  boxCount: 1,
  lotteryCount: 2,
  fireworkCount: 0,
  taskList: [{ ...task, id: 301, kind: 6 }],
  boxList: [{ ...step, target: 50, reached: 40 }],
  prizeList: [prize],
  extra: { ...step, propId: 99 },
  winnerList: [winner],
};

export const seasons: ExamplesOf<'seasons'> = {
  appChristmasUser: { request: {}, answer: christmas },
  appChristmasUserSign: { request: {}, answer: { ...given, state: christmas } },
  appChristmasUserOpen: { request: claim, answer: { ...given, state: christmas } },
  appChristmasUserReceive: { request: claim, answer: { ...given, state: christmas } },
  appChristmasUserExtra: { request: { propId: 13 }, answer: { ...given, state: christmas } },
  appNewYearUser: { request: {}, answer: newYear },
  appNewYearUserShare: { request: { target: 'facebook' }, answer: { ...given, state: newYear } },
  appNewYearUserReceiveTask: { request: { propId: 301 }, answer: { ...given, state: newYear } },
  appNewYearUserBoxOpen: { request: claim, answer: { ...given, state: newYear } },
  appNewYearUserOpen: { request: { propId: 40_003 }, answer: { ...given, state: newYear, propId: 3 } },
  appNewYearUserExtra: { request: { propId: 99 }, answer: { ...given, state: newYear } },
};
