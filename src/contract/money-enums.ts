/** The numbers that the wire uses for deposits, orders, rounds and movements of money. */

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

/** Of a deposit or a withdrawal; an unknown number is shown as neutral text. */
export const ORDER_STATUS = { pending: 0, done: 1, refused: 2, expired: 3, reviewing: 4, cancelled: 5 } as const;

export const isUnderWay = (order: { status: number } | null | undefined): boolean =>
  order?.status === ORDER_STATUS.pending || order?.status === ORDER_STATUS.reviewing;

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

/** What gives a reward that is no promotion's; a promotion stands here with its type, which is never below zero. */
export const COIN_SOURCES = { demo: -1, signUp: -2, coupon: -3, mail: -4 } as const;

/** Which way coin moves between the balance and the safebox. */
export const SAFEBOX_DIRECTIONS = { in: 1, out: 2 } as const;
