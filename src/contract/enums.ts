/** The numbers that the wire uses for kinds of things. Objects rather than TypeScript enums: they erase to nothing. */

export const GAME_TYPES = { slots: 1, fish: 2, poker: 3, sports: 4, live: 5, games: 6 } as const;

export const CLICK_TYPES = { none: 0, activity: 1, game: 2, url: 3 } as const;

export const LOGIN_KINDS = { phone: 1, account: 2, phoneNoOtp: 3 } as const;
