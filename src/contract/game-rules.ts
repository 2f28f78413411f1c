/** Which games are shown, playable, hot or new, and in which order: decided here for every program. */
import type { Game, GameType } from './entities/game.ts';

type Sorted = { sort: number | null | undefined; id: number };

export const bySort = (a: Sorted, b: Sorted): number => (a.sort ?? 0) - (b.sort ?? 0) || a.id - b.id;

export const isShown = ({ showType }: Pick<Game, 'showType'>): boolean => showType === 0;

type Hot = Pick<Game, 'id' | 'hot' | 'hotSort' | 'showType'>;

const isHot = (game: Hot): boolean => game.hot === 1 && isShown(game);

export const isUnderMaintenance = (game: Game): boolean => game.maintain === 1 || game.params.brandMaintain === 1;

/** Hot wins over new. */
export function badgeOf(game: Game): 'hot' | 'new' | undefined {
  if (game.hot === 1) return 'hot';
  return game.recent === 1 ? 'new' : undefined;
}

/** Hot games first in their own order, then the others as their lists have them. */
export const byPopularity = (a: Game, b: Game): number =>
  b.hot - a.hot || (a.hot === 1 ? (a.hotSort ?? 0) - (b.hotSort ?? 0) : 0) || bySort(a, b);

export function sortHot<Known extends Hot>(games: Known[]): Known[] {
  return games.filter(isHot).toSorted((a, b) => (a.hotSort ?? 0) - (b.hotSort ?? 0) || a.id - b.id);
}

export function sortOfType(games: Game[], typeId: number): Game[] {
  return games.filter((game) => game.typeId === typeId && isShown(game)).toSorted(bySort);
}

export function activeTypes(types: GameType[]): GameType[] {
  return types.filter((type) => type.status === 1).toSorted(bySort);
}

export type PicturedGame = Pick<Game, 'id' | 'version'>;

/** A game's picture under the resource root, without its size. */
export const iconPath = ({ id, version }: PicturedGame): string =>
  `gameIconV2/${id}.png?v=${encodeURIComponent(String(version ?? ''))}`;

/** `width` picks one of the sizes that the server draws. */
export const iconUrl = (root: string, game: PicturedGame, width: number): string =>
  `${root}${root.endsWith('/') ? '' : '/'}${iconPath(game)}&w=${width}`;
