import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { User } from '#contract/entities/user.ts';
import { isWaiting } from './favorite-wish.ts';
import { openKeptPlayerStore } from './kept-player-store.ts';
import type { FavoriteRow } from './player-schema.ts';
import type { PlayerStore } from './player-store.ts';
import { storeOpener, stores } from '../../tests/kit/player-stores.ts';

const openEmpty = storeOpener();

async function open(make: () => Promise<PlayerStore>): Promise<PlayerStore> {
  const store = await openEmpty(make);
  const user = { id: 7, appGameDataUser: { gameLikes: { 5: 1 }, gameHistory: [1, 2] } } as unknown as User;
  await store.saveUser({ user, savedAt: 1_000 });
  return store;
}

const tap = (store: PlayerStore, gameId: number, wanted: boolean, isFavorite = false, atMs = 2_000): Promise<void> =>
  store.wishFavorite({ gameId, wanted, isFavorite, atMs });

const rowsOf = (store: PlayerStore): Promise<FavoriteRow[]> =>
  new Promise((resolve) => {
    const following = store.watchFavorites((rows) => {
      setTimeout(() => following.unsubscribe());
      resolve(rows);
    });
  });

const gamesOf = (store: PlayerStore): Promise<unknown> =>
  new Promise((resolve) => {
    const following = store.watchUser((kept) => {
      setTimeout(() => following.unsubscribe());
      resolve(kept?.user.appGameDataUser);
    });
  });

test.each(stores)('%s: ten taps are one wish, or none', async (_name, make) => {
  const store = await open(make);
  for (let count = 1; count <= 9; count++) await tap(store, 1001, count % 2 === 1);
  expect(await store.waitingFavorites()).toMatchObject([{ gameId: 1001, wanted: true, tries: 0 }]);
  await tap(store, 1001, false);
  expect(await store.waitingFavorites()).toEqual([]);
});

test.each(stores)('%s: a tap that comes before a refusal is told is no part of it', async (_name, make) => {
  const store = await open(make);
  await tap(store, 1001, true);
  const [sent] = await store.waitingFavorites();
  await store.refuseFavorite(sent!, 8001);
  await tap(store, 1001, true, false, 3_000);
  await store.forgetRefusal(1001);
  expect(await store.waitingFavorites()).toMatchObject([{ gameId: 1001, wanted: true, changedAt: 3_000 }]);
});

test.each(stores)('[GAME-08] %s: what the server has taken stands in the player', async (_name, make) => {
  const store = await open(make);
  await tap(store, 1001, true);
  const [sent] = await store.waitingFavorites();
  await store.settleFavorite(sent!);
  expect(await store.waitingFavorites()).toEqual([]);
  expect(await gamesOf(store)).toEqual({ gameLikes: { 5: 1, 1001: 1 }, gameHistory: [1, 2] });
});

test.each(stores)('%s: a tap while another is under way waits under a key of its own', async (_name, make) => {
  const store = await open(make);
  await tap(store, 1001, true);
  const [sent] = await store.waitingFavorites();
  await tap(store, 1001, false);
  await store.settleFavorite(sent!);
  const [next] = await store.waitingFavorites();
  expect(next).toMatchObject({ wanted: false, confirmed: true });
  expect(next?.key).not.toBe(sent?.key);
});

test.each(stores)('[GAME-08] %s: a refused heart goes back, and is told of once', async (_name, make) => {
  const store = await open(make);
  await tap(store, 5, false, true);
  const [sent] = await store.waitingFavorites();
  await store.refuseFavorite(sent!, 1001);
  expect(await rowsOf(store)).toMatchObject([{ gameId: 5, wanted: true, confirmed: true, refused: 1001 }]);
  await store.forgetRefusal(5);
  expect(await rowsOf(store)).toEqual([]);
});

test.each(stores)('%s: a refusal of what is no longer wanted changes nothing', async (_name, make) => {
  const store = await open(make);
  await tap(store, 5, false, true);
  const [sent] = await store.waitingFavorites();
  await tap(store, 5, true, true);
  await store.refuseFavorite(sent!, 1001);
  expect((await rowsOf(store)).filter(isWaiting)).toEqual([]);
  expect((await rowsOf(store))[0]?.refused).toBeUndefined();
});

test('what a fresh answer speaks of goes, and what still waits stays', async () => {
  const store = await open(() => openKeptPlayerStore(7));
  await tap(store, 1001, true);
  await store.settleFavorite((await store.waitingFavorites())[0]!);
  await tap(store, 1002, true, false, 3_000);
  const user = { id: 7 } as unknown as User;
  await store.saveUser({ user, savedAt: 10_000 });
  expect((await rowsOf(store)).map(({ gameId }) => gameId)).toEqual([1001, 1002]);
  await store.saveUser({ user, savedAt: 100_000 });
  expect((await rowsOf(store)).map(({ gameId }) => gameId)).toEqual([1002]);
});

test.each(stores)('[GAME-11] %s: a game that opens is the last of the history', async (_name, make) => {
  const store = await open(make);
  await store.noteStart(3);
  await store.noteStart(1);
  expect(await gamesOf(store)).toMatchObject({ gameHistory: [2, 3, 1] });
});
