import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { expect, test, vi } from 'vitest';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { aUser, leavePage, onPageEnd, openLobby, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { wire } from '../../../tests/kit/client/wire.ts';

const ask = {
  text: '',
  typeIds: [],
  brandIds: [],
  isHot: false,
  isNew: false,
  order: 'popular' as const,
  playedIds: [],
  limit: 9,
};

test('the last eight searches are offered again, each once however it is written, and to their own player alone', async () => {
  await signIn();
  const { noteSearch, readRecentSearches, recentSearches } = await import('./search.ts');
  for (const typed of 'koi mango seven lucky fish poker dice wheel crab'.split(' ')) noteSearch(typed);
  expect(recentSearches.value).toEqual('crab wheel dice poker fish lucky seven mango'.split(' '));
  noteSearch(' Fish ');
  expect(recentSearches.value).toEqual('Fish crab wheel dice poker lucky seven mango'.split(' '));
  await settle();
  const { enter } = await import('../player/session.ts');
  void enter(aUser({ id: 8, token: 'a-token-of-ben' }));
  expect(recentSearches.value).toEqual([]);
  await settle();
  await readRecentSearches();
  expect(recentSearches.value).toEqual([]);
});

/** A search by this worker, of a list that becomes a newer one when the test says so. */
async function searchIn(workshop: object) {
  vi.doMock('../app/worker.ts', () => ({ getWorkshop: async () => workshop }));
  onPageEnd(() => vi.doUnmock('../app/worker.ts'));
  await openLobby();
  const { useGameSearch } = await import('./search.ts');
  const listedAt = signal(1);
  const search = await drawHook(() => {
    useSignals();
    return useGameSearch({ ask, typeNames: {}, listedAt: listedAt.value });
  });
  await pass(100);
  return { search, listedAt };
}

test('a search of an older list that fails late takes the place of none that was asked for after it', async () => {
  const fails: (() => void)[] = [];
  const workshop = {
    prepareSearch: vi
      .fn(async () => undefined)
      .mockImplementationOnce(
        () => new Promise((_resolve, reject) => fails.push(() => reject(new Error('No answer')))),
      ),
    findGames: async () => ({ total: 0, games: [], brandIds: [], typeIds: [] }),
  };
  const { search, listedAt } = await searchIn(workshop);
  listedAt.value = 2;
  await pass(100);
  for (const fail of fails) fail();
  await pass(100);
  expect([fails.length, search.value.kind]).toEqual([1, 'found']);
});

test('the games of this phone are searched while a dead connection still holds the question for newer ones', async () => {
  await openLobby();
  await leavePage();
  wire.is('dead');
  const { lobbyKeeper } = await import('./lobby.ts');
  await lobbyKeeper.start();
  const { useGameSearch } = await import('./search.ts');
  const search = await drawHook(() => useGameSearch({ ask, typeNames: {}, listedAt: 1 }));
  await pass(1_000);
  expect(search.value).toMatchObject({ kind: 'found', answer: { games: [{ id: 1001 }] } });
});

test('a search that has failed is forgotten as soon as one of a newer list is answered', async () => {
  const findGames = vi
    .fn(async () => ({ total: 0, games: [], brandIds: [], typeIds: [] }))
    .mockRejectedValueOnce(new Error('No answer'));
  const workshop = { prepareSearch: async () => undefined, findGames };
  const { search, listedAt } = await searchIn(workshop);
  expect(search.value.kind).toBe('failed');
  listedAt.value = 2;
  await pass(100);
  expect(search.value.kind).toBe('found');
});
