/** What the server tells of a player's games, and what the player has wished for since. */
import type { User } from '#contract/entities/user.ts';
import type { FavoriteRow } from './player-schema.ts';

type WithGames = Pick<User, 'appGameDataUser'>;

/** The favorites that the server knows of. On the wire they are `gameLikes`. */
export function favoritesOf(user: WithGames | undefined): Set<number> {
  const likes = Object.entries(user?.appGameDataUser?.gameLikes ?? {});
  return new Set(likes.filter(([, flag]) => flag === 1).map(([id]) => Number(id)));
}

/** The same with the player's own wishes, which win; the latest wish first. */
export function favoritesWith(user: WithGames | undefined, wishes: readonly FavoriteRow[]): Set<number> {
  const rows = wishes.toSorted((a, b) => b.changedAt - a.changedAt);
  const favorites = new Set(rows.filter((row) => row.wanted).map((row) => row.gameId));
  const others = new Set(rows.filter((row) => !row.wanted).map((row) => row.gameId));
  for (const id of favoritesOf(user)) if (!others.has(id)) favorites.add(id);
  return favorites;
}

/** The ids of played games, the latest first; a game that was played twice stands at its latest place. */
export const historyOf = (user: WithGames | undefined): number[] => [
  ...new Set((user?.appGameDataUser?.gameHistory ?? []).toReversed()),
];
