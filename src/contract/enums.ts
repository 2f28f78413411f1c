/** The numbers that the wire uses for kinds of things. Objects rather than TypeScript enums: they erase to nothing. */

export const GAME_TYPES = { slots: 1, fish: 2, poker: 3, sports: 4, live: 5, games: 6 } as const;

export const CLICK_TYPES = { none: 0, activity: 1, game: 2, url: 3 } as const;

export const LOGIN_KINDS = { phone: 1, account: 2, phoneNoOtp: 3 } as const;

export const ACTIVITY_TYPES = {
  bind: 4,
  vip: 8,
  signUpBonus: 15,
  fund: 16,
  ladderRecharge: 17,
  inviteUserSpin: 20,
  followRewards: 21,
  redPacket: 22,
  freeLoginBonus: 23,
  notice: 25,
  agent: 26,
  accumulatedRecharge: 28,
  outLink: 29,
  supply: 30,
  agentCount: 31,
  weekendLottery: 33,
  festival: 35,
  freeSign: 36,
  christmas: 37,
  newYear: 38,
  firstCharge: 39,
  inviteFriend1: 40,
  agent5: 41,
  tasks: 42,
  continuousRecharge: 43,
} as const;

export const TASK_KINDS = {
  login: 1,
  bind: 2,
  playTiger: 3,
  followFacebook: 4,
  firstPay: 5,
  playGame: 6,
  shareFacebook: 7,
  shareTelegram: 8,
  shareYouTube: 9,
  shareInstagram: 10,
  shareTwitter: 11,
  shop: 12,
  followTelegram: 13,
  todayPay: 14,
  todayShareSpin: 15,
  followInstagram: 16,
  followWhatsapp: 17,
} as const;

/** The task whose presence in a player's task data says that the first deposit is done. */
export const FIRST_RECHARGE_TASK_ID = 105;

/** What a deposit is made for; it travels as `actType`. */
export const RECHARGE_BONUS_KINDS = {
  plain: 1,
  ticket: 2,
  coin: 3,
  shop: 4,
  prop: 5,
  buyProp: 6,
  festival: 7,
  weekend: 8,
  firstCharge: 9,
  continuous: 10,
  accumulated: 11,
  ladder: 12,
  other: 13,
} as const;

/** Coin and points count hundredths; every other item counts pieces. */
export const REWARD_ITEMS = {
  coin: 2001,
  points: 2002,
  piece: 4001,
  newYearActive: 40_001,
  newYearBox: 40_002,
  newYearLottery: 40_003,
  newYearFirework: 40_004,
} as const;

/** First and last id of each range, both included. */
export const COUPON_RANGES = [
  [1001, 1099],
  [1201, 1299],
  [1301, 1399],
] as const;

/** Coupons of these ranges are worth a percentage, the others an amount. */
export const PERCENT_COUPON_RANGES = [
  [1001, 1011],
  [1201, 1204],
] as const;

/** The sign-in cards a player buys with a deposit, cheapest first. */
export const SIGN_IN_CARDS = [6004, 6005, 6006, 6007] as const;

/** A new player's own seven days stand in the same list as the cards, under this id. */
export const SIGN_UP_BONUS_PROP_ID = 6003;

/** How far a step, a package or a gift has come; a server may send a number that is none of these. */
export const ITEM_STATUS = { open: 0, claimable: 1, received: 2 } as const;

/** How far one day of a sign-in ladder has come. */
export const SIGN_IN_DAY = { open: 0, claimable: 1, received: -1 } as const;

/** Of a deposit or a withdrawal; an unknown number is shown as neutral text. */
export const ORDER_STATUS = { pending: 0, done: 1, refused: 2, expired: 3, reviewing: 4, cancelled: 5 } as const;

export const KYC_STATUS = { none: 0, reviewing: 1, approved: 2, refused: 3 } as const;

/** How a round of a game stands: being played, paid, or undone because the game broke off. */
export const ROUND_STATUS = { open: 0, settled: 1, undone: 2 } as const;

/** By which step of time the sums of a list are told. */
export const SUM_STEPS = { day: 1, month: 2 } as const;

/** What a movement of the balance was for. */
export const COIN_KINDS = {
  bet: 1,
  win: 2,
  betUndone: 3,
  reward: 4,
  correction: 5,
  deposit: 6,
  withdrawal: 7,
  withdrawalReturned: 8,
  toSafebox: 9,
  fromSafebox: 10,
  points: 11,
} as const;

/** Which way coin moves between the balance and the safebox. */
export const SAFEBOX_DIRECTIONS = { in: 1, out: 2 } as const;
