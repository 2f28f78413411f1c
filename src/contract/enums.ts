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
