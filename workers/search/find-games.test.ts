import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Game } from '#contract/entities/game.ts';
import { shelve } from '#store/shelves.ts';
import { aGame, askFor, brand } from '../../tests/kit/search-games.ts';

const brands = [brand(7, 'Tala Gaming')];
const ask = (text: string) => askFor({ text });

/** The page makes the tables; the worker only reads. */
async function keep(games: Game[]): Promise<void> {
  const db = await openDB('perya', 1, {
    upgrade(made) {
      made.createObjectStore('games', { keyPath: 'id' });
      made.createObjectStore('brands', { keyPath: 'id' });
    },
  });
  for (const row of shelve(games)) await db.put('games', row);
  for (const one of brands) await db.put('brands', one);
  db.close();
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

const KEPT = { database: 'perya' };

async function search() {
  const { prepareSearch, findGames } = await import('./find-games.ts');
  const found = async (text: string) => (await findGames(ask(text))).games.map(({ id }) => id);
  return { prepareSearch, findGames, found };
}

test('the games of this device are found, and again only when the list or the language has changed', async () => {
  await keep([aGame(1, 'Koi Rush')]);
  const { prepareSearch, found } = await search();
  await prepareSearch(KEPT, { 1: 'Slots' }, '42 en');
  await keep([aGame(1, 'Koi Rush'), aGame(2, 'Koi Pond')]);
  await prepareSearch(KEPT, { 1: 'Slots' }, '42 en');
  expect(await found('koi')).toEqual([1]);
  await prepareSearch(KEPT, { 1: 'Puwang' }, '43 fil');
  expect(await found('koi')).toEqual([1, 2]);
  expect(await found('puwang')).toEqual([1, 2]);
});

test('where the browser has no database the games come from the page', async () => {
  const { prepareSearch, found } = await search();
  await prepareSearch({ games: [aGame(3, 'Koi Rush')], brands }, {}, '42 en');
  expect([await found('koi'), await found('tala')]).toEqual([[3], [3]]);
});

test('a database that is not there yet is left to the page to make, and is read once it is', async () => {
  const { prepareSearch, found } = await search();
  await expect(prepareSearch(KEPT, {}, '42 en')).rejects.toThrow();
  expect(await indexedDB.databases()).toEqual([]);
  await keep([aGame(1, 'Koi Rush')]);
  await prepareSearch(KEPT, {}, '42 en');
  expect(await found('koi')).toEqual([1]);
});

test('a newer version of the app may change the tables while this search is open', async () => {
  await keep([aGame(1, 'Koi Rush')]);
  const { prepareSearch } = await search();
  await prepareSearch(KEPT, {}, '42 en');
  const blocked = vi.fn();
  const newer = await openDB('perya', 2, { blocked });
  expect([newer.version, blocked.mock.calls]).toEqual([2, []]);
  newer.close();
});

test('a search that nobody has prepared says so', async () => {
  const { findGames } = await search();
  await expect(findGames(ask('koi'))).rejects.toThrow('prepared');
});

test('a database that does not answer ends in a word, and is asked again by the next who searches', async () => {
  await keep([aGame(1, 'Koi Rush')]);
  const never = Object.assign(Object.create(IDBOpenDBRequest.prototype) as IDBOpenDBRequest, {
    addEventListener: () => undefined,
  });
  const opening = vi.spyOn(indexedDB, 'open').mockReturnValue(never);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { prepareSearch, found } = await search();
  const said: string[] = [];
  void prepareSearch(KEPT, {}, '42 en').catch((error: unknown) => said.push(String(error)));
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(said).toEqual(['Error: No answer after 10000 ms']);
  opening.mockRestore();
  await prepareSearch(KEPT, {}, '42 en');
  expect(await found('koi')).toEqual([1]);
});
