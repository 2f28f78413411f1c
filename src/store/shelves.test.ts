import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { Config } from '#contract/entities/config.ts';
import { Game } from '#contract/entities/game.ts';
import { makeKeptStore } from './kept-store.ts';
import type { PublicStore, Queries, QueryName } from './queries.ts';
import type { ConfigRow } from './rows.ts';
import { PublicDatabase } from './schema.ts';
import type { GameRow } from './shelves.ts';

let db: PublicDatabase;
let store: PublicStore;
beforeEach(() => {
  db = new PublicDatabase('shelves');
  store = makeKeptStore(db);
});
afterEach(() => db.delete());

const aGame = (id: number, fields: Partial<Game> = {}): Game =>
  v.parse(Game, { id, name: `Game ${id}`, typeId: 1, brandId: 1, ...fields });

const keep = (games: Game[], gameListVersion = 'v1'): Promise<void> =>
  store.saveConfig(
    v.parse(Config, { gameListVersion, appGameTypeList: [], appGameBrandList: [], appGameList: games }),
    1,
  );

function idsOf<Name extends Exclude<QueryName, 'lobby'>>(name: Name, input: Queries[Name]['input']): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const subscription = store.watch(name, input).subscribe((games) => {
      resolve((games as Game[]).map(({ id }) => id));
      queueMicrotask(() => subscription.unsubscribe());
    }, reject);
  });
}

/** The ids from one to the last, and no other. */
const to = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);

test('fifty games of a type are one row, and each is found by its type, its id and among all', async () => {
  await keep([...to(101).map((id) => aGame(id, { sort: id })), ...to(107, 102).map((id) => aGame(id, { typeId: 2 }))]);
  // Three shelves of the first type, one of the second, and the places.
  expect(await db.games.count()).toBe(5);
  expect(await idsOf('gamesOfType', { typeId: 1 })).toEqual(to(101));
  expect(await idsOf('gamesOfType', { typeId: 2 })).toEqual(to(107, 102));
  expect(await idsOf('gamesById', { ids: [103, 7, 99, 999, 50] })).toEqual([103, 7, 99, 50]);
  expect((await idsOf('allGames', {})).toSorted((a, b) => a - b)).toEqual(to(107));
});

test('hot games of more than ten shelves keep their order, and no game is listed twice', async () => {
  const games = to(550).map((id) => aGame(id, { hot: 1, hotSort: 1_000 - id, typeId: id % 3 }));
  await keep(games);
  expect(await idsOf('hotGames', {})).toEqual(to(550).toReversed());
  expect(await idsOf('allGames', {})).toHaveLength(550);
});

test('a game that the list names twice lies on one shelf, as it is named last', async () => {
  await keep([aGame(1, { hot: 1 }), aGame(2), aGame(1, { hot: 1, typeId: 2 })]);
  expect(await idsOf('gamesOfType', { typeId: 1 })).toEqual([2]);
  expect(await idsOf('gamesOfType', { typeId: 2 })).toEqual([1]);
  expect(await idsOf('hotGames', {})).toEqual([1]);
});

test('another list leaves nothing of the one before it', async () => {
  await keep([...to(60).map((id) => aGame(id, { hot: 1 })), aGame(99, { typeId: 5 })]);
  await keep([aGame(2), aGame(3)], 'v2');
  expect(await idsOf('allGames', {})).toEqual([2, 3]);
  expect(await idsOf('hotGames', {})).toEqual([]);
  expect(await idsOf('gamesOfType', { typeId: 5 })).toEqual([]);
  expect(await idsOf('gamesById', { ids: [99, 2] })).toEqual([2]);
});

test('the version of a list on shelves does not stand where an older release looks', async () => {
  await keep([aGame(1)]);
  expect(await store.gameListVersion()).toBe('v1');
  const row = await db.config.get('current');
  expect(row?.gameListVersion).toBe('');
  const { shelvedVersion: _, ...asBefore } = row as ConfigRow;
  await db.config.put({ ...asBefore, gameListVersion: 'v1' as '' });
  expect(await store.gameListVersion()).toBe('');
});

test('what a tab of an older release keeps, a row for each game, is read like any other', async () => {
  await keep([aGame(1)]);
  await db.games.clear();
  await db.games.bulkPut([
    aGame(5, { hot: 1, hotSort: 2 }),
    aGame(6, { hot: 1, hotSort: 1, typeId: 2 }),
    aGame(7, { hot: 1, showType: 1 }),
    aGame(8),
  ]);
  expect(await idsOf('hotGames', {})).toEqual([6, 5]);
  expect(await idsOf('gamesOfType', { typeId: 1 })).toEqual([5, 8]);
  expect(await idsOf('gamesById', { ids: [8, 6] })).toEqual([8, 6]);
  expect(await idsOf('allGames', {})).toEqual([5, 6, 7, 8]);
});

test('a damaged game, shelf or row is left out, and the others are there', async () => {
  await keep([aGame(1), { id: 2 } as Game, aGame(3, { hot: 1 })]);
  await db.games.bulkPut([
    { id: 4 },
    { id: 'type 1 9', typeId: 1, games: 7 },
    { id: 'hot 9', hot: 1, showType: 0, hotSort: 9, games: [null, { id: 5 }] },
    { id: 'places', shelfOf: null },
  ] as unknown as GameRow[]);
  expect(await idsOf('allGames', {})).toEqual([3, 1]);
  expect(await idsOf('hotGames', {})).toEqual([3]);
  expect(await idsOf('gamesOfType', { typeId: 1 })).toEqual([1, 3]);
  expect(await idsOf('gamesById', { ids: [1] })).toEqual([1]);
});
