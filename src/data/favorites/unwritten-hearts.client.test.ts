import { expect, test } from 'vitest';
import { leavePage, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { wire } from '../../../tests/kit/client/wire.ts';

async function open(token: string) {
  await signIn({ token });
  return { ...(await import('./favorites.ts')), ...(await import('../player/session.ts')) };
}

test('a heart that the store has not written when the session ends waits beside one that it has', async () => {
  const { toggleFavorite, expire } = await open('a-token');
  wire.is('refused');
  toggleFavorite(1005);
  await settle();
  toggleFavorite(1006);
  await expire();
  await settle();
  await leavePage();
  const { favoriteGames } = await open('a-new-token');
  await pass(1_000);
  expect([1005, 1006].filter((id) => favoriteGames.value.has(id))).toEqual([1005, 1006]);
});

test('a heart that another tab has not got into the store is not written over, and goes once it is in there', async () => {
  const { toggleFavorite, playerStore } = await open('a-token');
  wire.is('refused');
  const rows = [{ gameId: 1007, wanted: true, confirmed: false, changedAt: Date.now(), key: 'another-tab', tries: 0 }];
  localStorage.setItem('leftLikes', JSON.stringify({ of: localStorage.getItem('owner'), atMs: Date.now(), rows }));
  const left = () =>
    (JSON.parse(localStorage.getItem('leftLikes') ?? '{}') as { rows: { gameId: number }[] }).rows.map(
      ({ gameId }) => gameId,
    );
  toggleFavorite(1005);
  await settle();
  expect(left()).toEqual([1007]);
  await playerStore.value?.restoreFavorites(rows);
  toggleFavorite(1008);
  await settle();
  expect(left()).toEqual([]);
});

test('a heart that an earlier player has left on the phone is not taken for the next player’s', async () => {
  const { toggleFavorite } = await open('a-token');
  wire.is('refused');
  const rows = [{ gameId: 1007, wanted: true, confirmed: false, changedAt: Date.now(), key: 'earlier', tries: 0 }];
  localStorage.setItem('leftLikes', JSON.stringify({ of: 'somebody else', atMs: Date.now(), rows }));
  toggleFavorite(1005);
  await leavePage();
  const { favoriteGames } = await open('a-new-token');
  await pass(1_000);
  expect([1005, 1007].filter((id) => favoriteGames.value.has(id))).toEqual([1005]);
});
