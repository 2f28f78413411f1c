/** Search as the page asks for it. The index is built when it is first wanted, and again when the list has changed. */
import { must } from '#shared/assert.ts';
import { withDeadline } from '#shared/in-time.ts';
import { buildIndex, type GameIndex } from './game-index.ts';
import { readKeptGames } from './kept-games.ts';
import type { SearchAnswer, SearchAsk, SearchSource } from './searchable.ts';

/** A page that is gone may hold the tables for half an hour; a slow phone has read thousands of games by then. */
const READ_DEADLINE_MS = 10_000;

let index: Promise<GameIndex> | undefined;
let builtFrom: string | undefined;

/** `version` names the list and the language of the types' names; the same one builds nothing. */
export async function prepareSearch(
  source: SearchSource,
  typeNames: Record<number, string>,
  version: string,
): Promise<void> {
  if (builtFrom !== version || !index) {
    builtFrom = version;
    index = build(source, typeNames);
  }
  try {
    await index;
  } catch (error) {
    builtFrom = undefined; // A database that did not answer once may answer the next time.
    throw error;
  }
}

export async function findGames(ask: SearchAsk): Promise<SearchAnswer> {
  return (await must(index, 'a search is prepared before it is asked')).find(ask);
}

async function build(source: SearchSource, typeNames: Record<number, string>): Promise<GameIndex> {
  const read = 'database' in source ? withDeadline(readKeptGames(source.database), READ_DEADLINE_MS) : source;
  const { games, brands } = await read;
  return buildIndex(games, brands, typeNames);
}
