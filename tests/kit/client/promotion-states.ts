/** What the server tells of each promotion in each state: before it begins, with something to claim, with everything received, and ended. */
const DAY_S = 86_400;

/** Every number of a status in an answer becomes this one, and every period runs from and to these moments. */
export function told(value: unknown, { status, from, until }: State): unknown {
  if (Array.isArray(value)) return value.map((one) => told(one, { status, from, until }));
  if (value === null || typeof value !== 'object') return value;
  const nowS = Math.floor(Date.now() / 1_000);
  const entries = Object.entries(value).map(([name, one]) => {
    if (name === 'itemStatus') return [name, status];
    if (name === 'startTime') return [name, nowS + from * DAY_S];
    if (name === 'endTime' || name === 'expireTime') return [name, nowS + until * DAY_S];
    return [name, told(one, { status, from, until })];
  });
  return Object.fromEntries(entries) as unknown;
}

export interface State {
  status: number;
  /** In days from now. */
  from: number;
  until: number;
}

export const ENTRY = {
  sort: 1,
  title: 'On now',
  startTime: 0,
  endTime: 0,
  packList: [
    { propId: 1, title: 'Pack', price: 20_000, itemStatus: 0, rewardList: [{ id: 2001, count: 2_000, betRate: 3 }] },
  ],
  coin: 500,
  betRate: 3,
};

export const STATES: Readonly<Record<string, State>> = {
  before: { status: 0, from: 1, until: 9 },
  claimable: { status: 1, from: -1, until: 9 },
  received: { status: 2, from: -1, until: 9 },
  ended: { status: 0, from: -9, until: -1 },
};

const COIN = [{ id: 2001, count: 500, betRate: 3 }];
const ladder = (propId: number, ...days: number[]) => ({ id: 1, propId, loginPayDataJson: { days } });
const offered = (propId: number) => ({ propId, title: 'A card', price: 50_000, dayList: [{ rewardList: COIN }] });

/** Of the two promotions whose gifts stand in the configuration. */
export const AWARDS = {
  appRechargeBonusCollection9ConfigList: [{ id: 1, price: 10_000, award: JSON.stringify(COIN), showType: 1 }],
  appInviteBonus1ConfigList: [{ id: 1, award: JSON.stringify(COIN), inviteCount: 5 }],
};

/** What beside a status says that something is there to be claimed, page by page. */
export const CLAIMABLE: Readonly<Record<string, object>> = {
  sign: { ownList: [ladder(6003, 1, 0)], offerList: [offered(6003)] },
  signPay: { ownList: [ladder(6005, 1, 0)], buyPropIds: [6005], offerList: [offered(6005)] },
  agent: { pot: 4_200, betRate: 3 },
  agent5: { commission: 1_200, inviteBonus: 2_000, betRate: 3, inviteBetRate: 3 },
  agentCount: { cardCount: 1 },
  spin: { turnsLeft: 1, pot: 10_000, canExchange: true },
  supply: { isBankrupt: true },
  weekendLottery: { ticketCount: 3, totalTickets: 9, prizeList: [{ propId: 1, title: '', rewardList: COIN }] },
};

/** And what says that nothing is left. */
export const RECEIVED: Readonly<Record<string, object>> = {
  sign: { ownList: [ladder(6003, -1, -1)], offerList: [offered(6003)] },
  signPay: { ownList: [ladder(6005, -1, -1)], buyPropIds: [6005], offerList: [offered(6005)] },
  agent: { pot: 0 },
  agent5: { commission: 0, inviteBonus: 0 },
  agentCount: { cardCount: 0, points: 0 },
  spin: { turnsLeft: 0, pot: 0, canExchange: false },
  supply: { isBankrupt: true },
  christmas: { signedToday: true, bulbCount: 0 },
  newYear: { lotteryCount: 0, fireworkCount: 0 },
  cashBonus: { receivedToday: true },
  freeSign: { receivedToday: true, makeUpLeft: 0 },
  weekendLottery: { ticketCount: 0, totalTickets: 9 },
};

/** Over, with something that was earned or paid for before. */
export const ENDED_AND_OWED: State = { status: 1, from: -9, until: -1 };

/** What beside that state says so, where it is other than what says that something can be claimed: this page leads to the cards. */
export const OWED: Readonly<Record<string, object>> = { sign: CLAIMABLE['signPay'] ?? {} };

export const leftIn = ({ status }: State): number => (status === 2 ? 0 : 2);

export const GOAL = {
  id: 1,
  kind: 1,
  title: 'A task',
  target: 3,
  reached: 3,
  rewardList: [{ id: 2001, count: 300, betRate: 3 }],
};

/** These open nothing: a red packet and a notice come by themselves, a fund has no page, a link leads out of the app where it has an address. */
export const WITHOUT_PAGE = ['fund', 'redPacket', 'notice', 'outLink'] as const;
