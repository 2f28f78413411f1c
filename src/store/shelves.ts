/**
 * Games are kept fifty in a row of their table: a browser takes as long over a row of one game. A shelf is found by the type of
 * its games. The hot ones that are shown lie on shelves of their own besides, in their order.
 */
import type { Game } from '#contract/entities/game.ts';
import { sortHot } from '#contract/game-rules.ts';

interface Shelf {
  id: string;
  games: Game[];
}

/** Says on which shelf each game lies. */
export interface Places {
  id: typeof PLACES;
  shelfOf: Record<number, string>;
}

/** A game by itself is what an older release keeps. */
export type GameRow = (Shelf & (Pick<Game, 'typeId'> | Pick<Game, 'hot' | 'hotSort' | 'showType'>)) | Places | Game;

export const PLACES = 'places';
const GAMES_PER_SHELF = 50;

/** Of games with the same id the last one counts. */
export function shelve(list: readonly Game[]): GameRow[] {
  const games = unshelve(list);
  const shelfOf: Places['shelfOf'] = {};
  const rows: GameRow[] = [];
  for (const typeId of new Set(games.map((game) => game.typeId))) {
    slice(games.filter((game) => game.typeId === typeId)).forEach((some, at) => {
      const id = `type ${typeId} ${at}`;
      for (const game of some) shelfOf[game.id] = id;
      rows.push({ id, typeId, games: some });
    });
  }
  slice(sortHot([...games])).forEach((some, at) => {
    // The order of the shelves stands where the index of an older release has that of the games.
    rows.push({ id: `hot ${at}`, hot: 1, showType: 0, hotSort: at, games: some });
  });
  return [...rows, { id: PLACES, shelfOf }];
}

/** A game whose fields a tile and every rule may read. A damaged one is as good as none: the server sends another. */
export const isWholeGame = (game: Partial<Game> | null): game is Game =>
  typeof game?.name === 'string' &&
  Number.isInteger(game.typeId) &&
  Number.isInteger(game.brandId) &&
  game.params instanceof Object;

/** Every whole game of these rows. */
export const gamesOn = (rows: readonly object[]): Game[] =>
  (rows as { games?: Partial<Game>[] }[])
    .flatMap((row) => (Array.isArray(row.games) ? row.games : (row as Partial<Game>)))
    .filter(isWholeGame);

/** The same, each game once: a hot one lies on two shelves. */
export const unshelve = (rows: readonly object[]): Game[] => [
  ...new Map(gamesOn(rows).map((game) => [game.id, game])).values(),
];

function slice(games: readonly Game[]): Game[][] {
  const count = Math.ceil(games.length / GAMES_PER_SHELF);
  return Array.from({ length: count }, (_, at) => games.slice(at * GAMES_PER_SHELF, (at + 1) * GAMES_PER_SHELF));
}
