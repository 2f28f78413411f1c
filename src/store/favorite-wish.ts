/** What a tap on a heart makes of the row that is there. */
import type { Input } from '#contract/define.ts';
import type { games } from '#contract/games.ts';
import { newKey } from '#shared/new-key.ts';
import type { FavoriteRow } from './player-schema.ts';

/** Also while nobody knows what has become of an earlier wish: to want again what was confirmed is then news. */
export const isWaiting = (row: FavoriteRow): boolean =>
  row.wanted !== row.confirmed || (row.unanswered?.length ?? 0) > 0;

/** Whether a row that lies on the device is one that this program has written. */
export const isWhole = ({ gameId, wanted, confirmed, key, changedAt }: FavoriteRow): boolean =>
  Number.isInteger(gameId) &&
  gameId > 0 &&
  [wanted, confirmed].every((flag) => typeof flag === 'boolean') &&
  typeof key === 'string' &&
  Number.isFinite(changedAt);

/** The row after a tap; `before` is what is there already, and `isLiked` what the player's own data says. */
export function wish(before: FavoriteRow | undefined, asked: Wish): FavoriteRow {
  const { gameId, wanted, isLiked, atMs } = asked;
  const confirmed = before?.confirmed ?? isLiked;
  const next = { gameId, wanted, confirmed, changedAt: atMs, key: newKey(), tries: 0 };
  return before?.unanswered ? { ...next, unanswered: before.unanswered } : next;
}

/** What is said to the server of it. */
export function likeOf({ gameId, wanted, key, unanswered = [] }: FavoriteRow): Input<typeof games.gameLike> {
  const replaces = unanswered.filter((earlier) => earlier !== key);
  return { id: gameId, like: wanted ? 1 : 0, ...(replaces.length > 0 && { replaces }) };
}

export interface Wish {
  gameId: number;
  wanted: boolean;
  isLiked: boolean;
  atMs: number;
}
