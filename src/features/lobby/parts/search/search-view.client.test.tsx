import { expect, test, vi } from 'vitest';
import { HOT_LIMIT } from '#contract/limits.ts';
import { buttonOf, draw, said, tap, type } from '../../../../../tests/kit/client/draw.ts';
import { aGame, idsOf, lobbyOf } from '../../../../../tests/kit/client/home.ts';
import { openLobby, setOnline, signIn } from '../../../../../tests/kit/client/page.ts';
import { pass } from '../../../../../tests/kit/client/turns.ts';

const GAMES = Array.from({ length: 60 }, (_, at) => aGame(1001 + at));
const NONE = { typeIds: [], brandIds: [], isHot: false, isNew: false, isFavorite: false };

async function openSearch(): Promise<HTMLElement> {
  const { watch } = await import('#data/lobby/stored.ts');
  const { SearchView } = await import('./search-view.tsx');
  const lobby = watch('lobby', { hotLimit: HOT_LIMIT }).getValue();
  const place = await draw(lobby && <SearchView lobby={lobby} />);
  await pass(1_000);
  return place;
}

test('Back to a search that had gone on finds as many games as were there', async () => {
  await openLobby(lobbyOf(GAMES));
  await signIn();
  expect(idsOf(await openSearch())).toHaveLength(24);
  const { leaveSearch } = await import('./use-filters.ts');
  leaveSearch({ typed: '', limit: 48, filters: NONE, order: 'popular' });
  expect(idsOf(await openSearch())).toHaveLength(48);
});

test('where nothing is found, popular games are offered', async () => {
  await openLobby(lobbyOf(GAMES.map((game, at) => ({ ...game, hot: at < 10 ? 1 : 0 }))));
  await signIn();
  const place = await openSearch();
  await type(place.querySelector('input[type=search]'), 'zzzzqqq');
  await pass(1_000);
  expect(said(place, 'search.nothing')).toBeDefined();
  expect(idsOf(place)).toEqual(GAMES.slice(0, 6).map(({ id }) => id));
});

test('how many games were found is read out once typing rests, and offline how old their list is', async () => {
  await openLobby(lobbyOf([aGame(1, { name: 'Koi Rush' }), aGame(2, { name: 'Koi Pond' })]));
  const place = await openSearch();
  const field = place.querySelector('input[type=search]');
  const seen = () => place.querySelector('.search-bar p')?.textContent;
  const heard = () => place.querySelector('.search-bar [role=status]')?.textContent;
  expect([seen(), heard()]).toEqual(['2 games', '2 games']);
  for (const letters of ['koi r', 'koi ru']) {
    await type(field, letters);
    await pass(700);
    expect([seen(), heard()], letters).toEqual(['1 game', '2 games']);
  }
  await pass(400);
  expect(heard()).toBe('1 game');
  setOnline(false);
  await pass(1_100);
  expect(heard()).toMatch(/^1 game, Saved \d\d:\d\d$/);
});

test('a search that has failed is made again at a tap, and its filters promise no number of games', async () => {
  await openLobby(lobbyOf(GAMES));
  await signIn();
  const { indexedDB: database } = globalThis;
  const fails = () => {
    throw new Error('no database now');
  };
  vi.stubGlobal('indexedDB', { open: fails });
  const place = await openSearch();
  expect([idsOf(place), buttonOf(place, 'Try again') !== undefined]).toEqual([[], true]);
  await tap(buttonOf(place, 'Filters'));
  await pass(100);
  await tap(buttonOf(document, 'Show games'));
  vi.stubGlobal('indexedDB', database);
  await tap(buttonOf(place, 'Try again'));
  await pass(1_000);
  expect(idsOf(place)).toHaveLength(24);
});

test('where liked games alone are looked for and there are none, that is said, and taken away at a tap', async () => {
  await openLobby(lobbyOf(GAMES.map(({ id }) => aGame(id + 1_000))));
  await signIn();
  const { leaveSearch } = await import('./use-filters.ts');
  leaveSearch({ typed: '', limit: 24, filters: { ...NONE, isFavorite: true }, order: 'popular' });
  const place = await openSearch();
  expect([idsOf(place), said(place, 'search.nothingFiltered') !== undefined]).toEqual([[], true]);
  await tap(buttonOf(place, 'Clear filters'));
  await pass(1_000);
  expect(idsOf(place)).toHaveLength(24);
});

test('a game that is opened far down in the list leaves the list as long as it was', async () => {
  await openLobby(lobbyOf(GAMES));
  await signIn();
  const { leaveSearch, leftSearch } = await import('./use-filters.ts');
  leaveSearch({ typed: '', limit: 48, filters: NONE, order: 'name' });
  const place = await openSearch();
  await tap(place.querySelectorAll('[data-found-for] a')[40]);
  expect(leftSearch()).toMatchObject({ typed: '', limit: 48, order: 'name' });
});
