/**
 * What a tap on a heart makes of the row that is there. A favorite is a game that a player keeps; a wish is a change of theirs that
 * the server does not know yet. On the wire a favorite is a `gameLike`, as the specification names it.
 */
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

/** The row after a tap; `before` is what is there already, and `isFavorite` what the player's own data says. */
export function wish(before: FavoriteRow | undefined, asked: Wish): FavoriteRow {
  const { gameId, wanted, isFavorite, atMs } = asked;
  const confirmed = before?.confirmed ?? isFavorite;
  const next = { gameId, wanted, confirmed, changedAt: atMs, key: newKey(), tries: 0 };
  return before?.unanswered ? { ...next, unanswered: before.unanswered } : next;
}

export interface Wish {
  gameId: number;
  wanted: boolean;
  isFavorite: boolean;
  atMs: number;
}
