/** The index over the names of games, brands and types, and the order in which they are found. */
import MiniSearch from 'minisearch';
import type { Brand, Game } from '#contract/entities/game.ts';
import { isShown } from '#contract/game-rules.ts';
import { sortGames } from './sort-games.ts';
import type { SearchAnswer, SearchAsk } from './searchable.ts';

export interface GameIndex {
  find: (ask: SearchAsk) => SearchAnswer;
}

/** A shorter word is not guessed at: with one letter wrong it could be any other. */
const SHORTEST_GUESSED = 4;
const LETTERS_WRONG = 0.25;
const HOT_BOOST = 1.15;

/** So many games are read in one turn: where a phone starts no worker, the page answers a tap in between. */
export const SLICE = 200;

export async function buildIndex(
  games: Game[],
  brands: Brand[],
  typeNames: Record<number, string>,
): Promise<GameIndex> {
  const shown = new Map(games.filter(isShown).map((game) => [game.id, game]));
  const brandNames = new Map(brands.map(({ id, name }) => [id, name ?? '']));
  const names = new MiniSearch<Game>({
    fields: ['name', 'brand', 'type'],
    extractField: (game, field) => {
      if (field === 'brand') return brandNames.get(game.brandId) ?? '';
      if (field === 'type') return typeNames[game.typeId] ?? '';
      return field === 'id' ? game.id : game.name;
    },
    processTerm: forms,
    searchOptions: {
      processTerm: plain,
      boost: { name: 4, brand: 2 },
      prefix: true,
      fuzzy: (term) => (term.length >= SHORTEST_GUESSED ? LETTERS_WRONG : false),
      boostDocument: (id) => (shown.get(id as number)?.hot === 1 ? HOT_BOOST : 1),
    },
  });
  await names.addAllAsync([...shown.values()], { chunkSize: SLICE });

  function find(ask: SearchAsk): SearchAnswer {
    const text = ask.text.trim();
    const named = text === '' ? [...shown.values()] : findNamed(text);
    const passing = named.filter((game) => passes(game, ask));
    // What is typed orders by how well it fits, unless another order is asked for.
    const sorted = text !== '' && ask.order === 'popular' ? passing : sortGames(passing, ask.order, ask.playedIds);
    return {
      total: sorted.length,
      games: sorted.slice(0, ask.limit),
      brandIds: calledLike(
        text,
        brands.filter(({ status }) => status === 1).map(({ id, name }) => [id, name ?? '']),
      ),
      typeIds: calledLike(
        text,
        Object.entries(typeNames).map(([id, name]) => [Number(id), name]),
      ),
    };
  }

  /** Every word must be found; where no game has them all, some of them are better than an empty screen. */
  function findNamed(text: string): Game[] {
    const all = names.search(text, { combineWith: 'AND' });
    const found = all.length > 0 ? all : names.search(text);
    return found.flatMap(({ id }) => shown.get(id as number) ?? []);
  }

  return { find };
}

function passes(game: Game, { typeIds, brandIds, isHot, isNew, onlyIds }: SearchAsk): boolean {
  return (
    (typeIds.length === 0 || typeIds.includes(game.typeId)) &&
    (brandIds.length === 0 || brandIds.includes(game.brandId)) &&
    (!isHot || game.hot === 1) &&
    (!isNew || game.recent === 1) &&
    (!onlyIds || onlyIds.includes(game.id))
  );
}

function calledLike(text: string, named: [id: number, name: string][]): number[] {
  const typed = plain(text);
  if (typed === '') return [];
  return named.filter(([, name]) => plain(name).startsWith(typed)).map(([id]) => id);
}

/** A word of a name, and that word without its plural: with that missing, one letter more may be wrong. */
function forms(term: string): string[] {
  const word = plain(term);
  return word.length > SHORTEST_GUESSED && /[^s]s$/.test(word) ? [word, word.slice(0, -1)] : [word];
}

/** Without capital letters and accents: nobody types the tilde of a name on a phone. */
function plain(term: string): string {
  return term
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
