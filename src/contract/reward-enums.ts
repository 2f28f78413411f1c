/** The numbers that the wire uses for tasks, rewards and how far they have come. */

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
