/** What the server tells of a player's games, and what the player has wished for since. */
import type { User } from '#contract/entities/user.ts';
import type { FavoriteRow } from './player-schema.ts';

/** The games that the server knows to be liked. */
export function likesOf(user: User | undefined): Set<number> {
  const likes = Object.entries(user?.appGameDataUser?.gameLikes ?? {});
  return new Set(likes.filter(([, flag]) => flag === 1).map(([id]) => Number(id)));
}

/** The same with the player's own wishes, which win; the latest wish first. */
export function likedWith(user: User | undefined, wishes: readonly FavoriteRow[]): Set<number> {
  const rows = wishes.toSorted((a, b) => b.changedAt - a.changedAt);
  const liked = new Set(rows.filter((row) => row.wanted).map((row) => row.gameId));
  const unliked = new Set(rows.filter((row) => !row.wanted).map((row) => row.gameId));
  for (const id of likesOf(user)) if (!unliked.has(id)) liked.add(id);
  return liked;
}

/** The ids of played games, the latest first; a game that was played twice stands at its latest place. */
export const historyOf = (user: User | undefined): number[] => [
  ...new Set((user?.appGameDataUser?.gameHistory ?? []).toReversed()),
];
