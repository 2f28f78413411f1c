export const OPEN_ADDRESSES: string[];
export const PLAYER_ADDRESSES: string[];
