import { expect, test, vi } from 'vitest';
import { BUSY } from '#contract/envelope.ts';
import { games } from '#contract/games.ts';
import { setNavigator, setOnline, setVisibility, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { exampleOf, json, refusal, wire } from '../../../tests/kit/client/wire.ts';

const sent = () => wire.asked(games.gameLike).map(({ body }) => body['id']);

/** A heart that could not be sent, on a page that sends what waits. */
async function waitWithHeart(ids = [1003]) {
  await signIn({ appGameDataUser: { gameLikes: {}, gameHistory: [] } });
  const [hearts, sender] = [await import('./favorites.ts'), await import('./send-favorites.ts')];
  wire.is('refused');
  for (const id of ids) {
    hearts.toggleFavorite(id);
    await pass(1_000);
  }
  sender.sendWhenPossible();
  await pass(1_000);
  wire.is(undefined);
  const before = sent().length;
  return { ...hearts, ...sender, later: () => sent().slice(before) };
}

test('a heart that waits is sent within two and a half seconds once the connection is back', async () => {
  const { later, waitingFavoriteCount } = await waitWithHeart();
  setOnline(false);
  await pass(5_000);
  expect(later()).toEqual([]);
  setOnline(true);
  await pass(2_500);
  expect([later(), waitingFavoriteCount.value]).toEqual([[1003], 0]);
});

test('a heart that waits is sent within a second once the app is looked at again', async () => {
  const { later } = await waitWithHeart();
  setVisibility('hidden');
  await pass(5_000);
  expect(later()).toEqual([]);
  setVisibility('visible');
  await pass(1_000);
  expect(later()).toEqual([1003]);
});

test('a heart that waits is sent after a heartbeat that was answered, though the server was reached all the time', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await signIn({ appGameDataUser: { gameLikes: {}, gameHistory: [] } });
  const [{ toggleFavorite }, sender] = [await import('./favorites.ts'), await import('./send-favorites.ts')];
  wire.on(games.gameLike, json({ code: BUSY.status, errcode: BUSY.errcode }, BUSY.status));
  toggleFavorite(1003);
  await pass(1_000);
  sender.sendWhenPossible();
  await pass(1_000);
  const before = sent().length;
  wire.on(games.gameLike, exampleOf(games.gameLike));
  await pass(5_000);
  expect(sent()).toHaveLength(before);
  (await import('../player/heartbeat.ts')).heartbeat.keepBeating();
  await pass(1_000);
  expect(sent().slice(before)).toEqual([1003]);
});

test('of several hearts the oldest goes first, and one that is refused holds up no other', async () => {
  const { later, sendWaiting, favoriteGames } = await waitWithHeart([1003, 1004, 1005]);
  wire.on(games.gameLike, ({ body }) => (body['id'] === 1004 ? refusal(1001) : exampleOf(games.gameLike)));
  sendWaiting();
  await pass(1_000);
  expect(later()).toEqual([1003, 1004, 1005]);
  expect([1003, 1004, 1005].filter((id) => favoriteGames.value.has(id))).toEqual([1003, 1005]);
});

test('where the connection breaks again, the hearts after it are not tried', async () => {
  const { later, sendWaiting, waitingFavoriteCount } = await waitWithHeart([1003, 1004]);
  wire.on(games.gameLike, 'refused');
  sendWaiting();
  await pass(1_000);
  expect([later(), waitingFavoriteCount.value]).toEqual([[1003], 2]);
});

test('where a service worker is in charge it sends, and the page does not', async () => {
  const { later, sendWaiting } = await waitWithHeart();
  const told: unknown[] = [];
  setNavigator({ serviceWorker: { controller: { postMessage: (words: unknown) => told.push(words) } } });
  sendWaiting();
  await pass(1_000);
  expect([told, later()]).toEqual([[{ kind: 'drain', isTimely: true }], []]);
});
