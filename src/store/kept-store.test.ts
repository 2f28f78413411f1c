import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { Config } from '#contract/entities/config.ts';
import { Game } from '#contract/entities/game.ts';
import { makeKeptStore } from './kept-store.ts';
import { MemoryStore } from './memory-store.ts';
import type { Live } from './live.ts';
import type { PublicStore } from './queries.ts';
import { PublicDatabase } from './schema.ts';

let made = 0;
const databases: PublicDatabase[] = [];

function openDatabase(name = `test-${made++}`): PublicDatabase {
  const db = new PublicDatabase(name);
  databases.push(db);
  return db;
}

afterEach(async () => {
  await Promise.all(databases.splice(0).map((db) => db.delete()));
});

const aGame = (id: number, fields: object = {}): object => ({
  id,
  name: `Game ${id}`,
  typeId: 1,
  brandId: 1,
  ...fields,
});

const aReply = (fields: object): Config =>
  v.parse(Config, { gameListVersion: 'v1', appGameTypeList: [], appGameBrandList: [], mode: 'other', ...fields });

function firstValue<Value>(live: Live<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const subscription = live.subscribe((value) => {
      resolve(value);
      queueMicrotask(() => subscription.unsubscribe());
    }, reject);
  });
}

const idsOfType = async (store: PublicStore, typeId: number): Promise<number[]> =>
  (await firstValue(store.watch('gamesOfType', { typeId })))?.map((game) => game.id) ?? [];

const stores: [string, () => PublicStore][] = [
  ['the store that keeps', () => makeKeptStore(openDatabase())],
  ['the store in memory', () => new MemoryStore()],
];

test.each(stores)('[GAME-12] %s lists hot games that are shown, by their order', async (_name, make) => {
  const store = make();
  const games = [
    aGame(1, { hot: 1, hotSort: 3 }),
    aGame(2, { hot: 0, hotSort: 1 }),
    aGame(3, { hot: 1, hotSort: 1 }),
    aGame(4, { hot: 1, hotSort: 2, showType: 1 }),
    aGame(5, { hot: 1, hotSort: 2 }),
  ];
  await store.saveConfig(aReply({ appGameList: games }), 1);
  const lobby = await firstValue(store.watch('lobby', { hotLimit: 2 }));
  expect(lobby?.hotGames.map((game) => game.id)).toEqual([3, 5]);
  expect(lobby?.hotCount).toBe(3);
  const all = await firstValue(store.watch('hotGames', {}));
  expect(all?.map((game) => game.id)).toEqual([3, 5, 1]);
});

test.each(stores)('[GAME-13] %s shows active types only, by their order', async (_name, make) => {
  const store = make();
  const appGameTypeList = [
    { id: 1, status: 1, sort: 2 },
    { id: 2, status: 0, sort: 1 },
    { id: 3, status: 1, sort: 1 },
  ];
  await store.saveConfig(aReply({ appGameTypeList }), 1);
  const lobby = await firstValue(store.watch('lobby', { hotLimit: 1 }));
  expect(lobby?.types.map((type) => type.id)).toEqual([3, 1]);
});

test.each(stores)(
  'in %s a brand of both lists is one, with the name that the list of brands gives it',
  async (_name, make) => {
    const store = make();
    const appGameBrandList = [
      { id: 1, name: 'Koi' },
      { id: 2, name: 'Mango' },
    ];
    await store.saveConfig(aReply({ appGameBrandList, appGamePlatformList: [{ id: 1, name: 'koi-platform' }] }), 1);
    const lobby = await firstValue(store.watch('lobby', { hotLimit: 1 }));
    expect(lobby?.brands.map(({ id, name }) => `${id} ${name}`).toSorted()).toEqual(['1 Koi', '2 Mango']);
  },
);

test.each(stores)('[GAME-17] %s replaces the list only when its version is another one', async (_name, make) => {
  const store = make();
  await store.saveConfig(aReply({ gameListVersion: 'v1', appGameList: [aGame(1), aGame(2)] }), 1);
  await store.saveConfig(aReply({ gameListVersion: 'v1', appGameList: [] }), 2);
  expect(await idsOfType(store, 1)).toEqual([1, 2]);
  await store.saveConfig(aReply({ gameListVersion: 'v1' }), 3);
  expect(await idsOfType(store, 1)).toEqual([1, 2]);
  await store.saveConfig(aReply({ gameListVersion: 'v2', appGameList: [aGame(2), aGame(3)] }), 4);
  expect(await idsOfType(store, 1)).toEqual([2, 3]);
  expect(await store.gameListVersion()).toBe('v2');
});

test.each(stores)('%s asks again for a list that was announced but not sent', async (_name, make) => {
  const store = make();
  await store.saveConfig(aReply({ gameListVersion: 'v1', appGameList: [aGame(1)] }), 1);
  await store.saveConfig(aReply({ gameListVersion: 'v2', appGameList: [] }), 2);
  expect(await idsOfType(store, 1)).toEqual([1]);
  expect(await store.gameListVersion()).toBe('v1');
});

test('[GAME-15] keeps every field of a game, and reads the ones a server leaves out', async () => {
  const db = openDatabase();
  const full = {
    id: 7,
    name: 'Koi Rush',
    typeId: 2,
    brandId: 3,
    maintain: 1,
    params: { brandMaintain: 1 },
    hot: 1,
    hotSort: 4,
    showType: 0,
    sort: 9,
    recent: 1,
    version: '12',
  };
  const store = makeKeptStore(db);
  await store.saveConfig(aReply({ appGameList: [full, aGame(8)] }), 1);
  const [kept, other] = (await firstValue(store.watch('gamesById', { ids: [7, 8] }))) ?? [];
  expect(kept).toEqual(full);
  expect(other).toMatchObject({ maintain: 0, hot: 0, showType: 0, params: { brandMaintain: 0 } });
});

test('fills a table for every kind of thing that a configuration brings', async () => {
  const db = openDatabase();
  const store = makeKeptStore(db);
  const reply = aReply({
    appGameList: [aGame(1)],
    appGameTypeList: [{ id: 1, status: 1 }],
    appGameBrandList: [{ id: 1, name: 'Habagat', status: 1 }],
    appLobbyAdConfigList: [{ id: 5, sort: 1 }],
  });
  await store.saveConfig(reply, 1);
  await store.answers?.save({ path: '/app/v1/anonymous/lobbyTips', input: '{}', savedAt: 1, answer: {} });
  await store.saveSession({ id: 'current', token: 't', playerId: 1 });
  const filled = db.tables
    .filter((table) => !['events', 'prefs', 'tips'].includes(table.name))
    .map(async (table) => [table.name, await table.count()]);
  expect(Object.fromEntries(await Promise.all(filled))).toEqual({
    config: 1,
    games: 2, // A shelf, and the places of the games.
    types: 1,
    brands: 1,
    banners: 1,
    answers: 1,
    session: 1,
  });
});

test('[DB-01] a write by another program repaints a live read', async () => {
  const name = `test-${made++}`;
  const store = makeKeptStore(openDatabase(name));
  await store.saveConfig(aReply({ appGameList: [aGame(1)] }), 1);
  const seen: number[] = [];
  const subscription = store.watch('gamesOfType', { typeId: 1 }).subscribe((games) => seen.push(games?.length ?? 0));
  await expect.poll(() => seen).toEqual([1]);
  const elsewhere = openDatabase(name);
  await elsewhere.games.put(v.parse(Game, aGame(2)));
  await expect.poll(() => seen.at(-1)).toBe(2);
  subscription.unsubscribe();
});

test('[DB-03] a lost connection is opened again, and the live read goes on', async () => {
  const db = openDatabase();
  const store = makeKeptStore(db);
  await store.saveConfig(aReply({ appGameList: [aGame(1)] }), 1);
  const seen: number[] = [];
  const subscription = store.watch('gamesOfType', { typeId: 1 }).subscribe((games) => seen.push(games?.length ?? 0));
  await expect.poll(() => seen).toEqual([1]);
  db.backendDB().close(); // What a phone does to a page it has put to sleep.
  await store.saveConfig(aReply({ gameListVersion: 'v2', appGameList: [aGame(1), aGame(2)] }), 2);
  await expect.poll(() => seen.at(-1)).toBe(2);
  subscription.unsubscribe();
});

test('[DB-05] opens a database of an older version without losing a row', async () => {
  const name = `test-${made++}`;
  const old = new Dexie(name);
  // The layout of the first release, frozen: it must always open.
  old.version(1).stores({
    config: 'id',
    games: 'id, typeId, [hot+showType+hotSort]',
    types: 'id',
    brands: 'id',
    banners: 'id',
    tips: 'id',
    prefs: 'id',
    events: 'id',
  });
  await old.open();
  await old.table('prefs').put({ id: 'lowData', value: 'on' });
  await old.table('games').put(v.parse(Game, aGame(1, { hot: 1, hotSort: 1, showType: 0 })));
  old.close();
  const opened = openDatabase(name);
  const store = makeKeptStore(opened);
  await store.open();
  expect(await opened.prefs.get('lowData')).toEqual({ id: 'lowData', value: 'on' });
  expect((await firstValue(store.watch('hotGames', {})))?.map((game) => game.id)).toEqual([1]);
});
