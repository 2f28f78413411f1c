/** What a tap on a heart makes of the row that is there. */
import type { FavouriteRow } from './player-schema.ts';

export const isWaiting = (row: FavouriteRow): boolean => row.wanted !== row.confirmed;

/** The row after a tap; `before` is what is there already, and `isLiked` what the player's own data says. */
export function wish(before: FavouriteRow | undefined, asked: Wish): FavouriteRow {
  const { gameId, wanted, isLiked, atMs } = asked;
  const confirmed = before?.confirmed ?? isLiked;
  return { gameId, wanted, confirmed, changedAt: atMs, key: crypto.randomUUID(), tries: 0 };
}

export interface Wish {
  gameId: number;
  wanted: boolean;
  isLiked: boolean;
  atMs: number;
}
