/**
 * The errcodes of this product, by name, and the key of the text a player reads for each. A number means the same in
 * every call of its group; the rows pick the ones they can answer with.
 */

/** Sign-in, sign-up, codes and the bound phone. The numbers are the product's own; the names are our reading. */
export const SIGN_IN = {
  disabled: 101,
  frozen: 102,
  kycOverdue: 103,
  wrongCredentials: 1018,
  accountTaken: 1019,
  wrongCode: 1020,
  notEligible: 1043,
  mobileTaken: 1045,
  invalidDetails: 1047,
  tooManyTries: 1049,
  maintenance: 1050,
  selfExcluded: 1051,
  ofSafebox: 1052,
} as const;

/** Texts that carry the number end in it; `login.loginFailed` has the number put into it. */
export const SIGN_UP_REFUSALS = {
  [SIGN_IN.disabled]: 'login.loginFailed',
  [SIGN_IN.frozen]: 'login.loginFailed',
  [SIGN_IN.wrongCredentials]: 'login.loginFailed',
  [SIGN_IN.accountTaken]: 'login.loginFailed',
  [SIGN_IN.wrongCode]: 'login.loginFailed',
  [SIGN_IN.notEligible]: 'login.loginFailed',
  [SIGN_IN.invalidDetails]: 'login.loginFailed',
  [SIGN_IN.tooManyTries]: 'login.loginFailed',
  [SIGN_IN.maintenance]: 'login.err1050',
  [SIGN_IN.selfExcluded]: 'login.err1051',
} as const;

/** An existing player also hears the reason where there is one. */
export const SIGN_IN_REFUSALS = {
  ...SIGN_UP_REFUSALS,
  [SIGN_IN.disabled]: 'login.err101',
  [SIGN_IN.kycOverdue]: 'login.err103',
} as const;

/** Deposits, withdrawals, bank cards, safebox, points. */
export const WALLET = {
  notEnough: 1001,
  wagerFirst: 1002,
  belowMinimum: 1003,
  aboveMaximum: 1004,
  needsBank: 1005,
  selfExcluded: 1006,
  pending: 1007,
  wrongPassword: 1008,
  tooOften: 1009,
  channelClosed: 1010,
  needsKyc: 1011,
  bankTaken: 1012,
  notFound: 1013,
  depositLimit: 1014,
  needsPassword: 1015,
  invalidDetails: 1016,
  openDeposits: 1017,
  wrongCode: 1018,
  needsMobile: 1019,
  tooLateToCancel: 1020,
  couponGone: 1021,
  dailyCount: 1022,
  needsProof: 1023,
  wrongProof: 1024,
  newProof: 1025,
  samePassword: 1026,
} as const;

/** Claims of every activity. The first ten have a text of their own in the first-charge and invite activities. */
export const CLAIM = {
  ended: 1001,
  notStarted: 1002,
  received: 1003,
  notYet: 1004,
  unknown: 1005,
  expired: 1006,
  needsMobile: 1007,
  needsDeposit: 1008,
  usedUp: 1009,
  notEligible: 1010,
  notEnough: 1011,
} as const;

export const CLAIM_REFUSALS = {
  [CLAIM.ended]: 'activity.ended',
  [CLAIM.notStarted]: 'activity.notStarted',
  [CLAIM.received]: 'activity.received',
  [CLAIM.notYet]: 'activity.notYet',
  [CLAIM.unknown]: 'activity.unknown',
  [CLAIM.expired]: 'activity.expired',
  [CLAIM.needsMobile]: 'activity.needsMobile',
  [CLAIM.needsDeposit]: 'activity.needsDeposit',
  [CLAIM.usedUp]: 'activity.usedUp',
  [CLAIM.notEligible]: 'activity.notEligible',
  [CLAIM.notEnough]: 'activity.notEnough',
} as const;

export const FIRST_CHARGE_REFUSALS = {
  [CLAIM.ended]: 'activity.act39.err1001',
  [CLAIM.notStarted]: 'activity.act39.err1002',
  [CLAIM.received]: 'activity.act39.err1003',
  [CLAIM.notYet]: 'activity.act39.err1004',
  [CLAIM.unknown]: 'activity.act39.err1005',
  [CLAIM.expired]: 'activity.act39.err1006',
  [CLAIM.needsMobile]: 'activity.act39.err1007',
  [CLAIM.needsDeposit]: 'activity.act39.err1008',
  [CLAIM.usedUp]: 'activity.act39.err1009',
  [CLAIM.notEligible]: 'activity.act39.err1010',
} as const;

/** Launching a game, and the favorite. */
export const GAME = {
  notFound: 1001,
  maintenance: 1002,
  dailyLimit: 1003,
  likeRefused: 1004,
  weeklyLimit: 1005,
  monthlyLimit: 1006,
  selfExcluded: 1007,
  needsKyc: 1008,
  providerDown: 1009,
  onBreak: 1010,
  lossLimit: 1011,
} as const;

/** A player's own details; the other numbers are those of signing up. */
export const PROFILE = { changedElsewhere: 1060, fixed: 1061, tooOften: 1062 } as const;

/** Mail and the superior. */
export const MAIL = { notFound: 1001, received: 1002, nothingInside: 1003, expired: 1004, unclaimed: 1005 } as const;
export const SUPERIOR = {
  notFound: 1001,
  alreadySet: 1002,
  yourself: 1003,
  tooLate: 1004,
  joinedLater: 1005,
  tooOften: 1006,
} as const;

export const KYC = {
  tooLarge: 1001,
  wrongFormat: 1002,
  unreadable: 1003,
  tooMany: 1004,
  missing: 1005,
  unknownPath: 1006,
  alreadyApproved: 1007,
  reviewing: 1008,
} as const;

/** Questions to customer service. */
export const TICKET = {
  notFound: 1001,
  tooManyOpen: 1002,
  tooOften: 1003,
  closed: 1004,
  full: 1005,
  unknownPicture: 1006,
} as const;
