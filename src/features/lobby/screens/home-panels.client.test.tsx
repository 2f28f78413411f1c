import { expect, test } from 'vitest';
import { openPainted, shown, visit } from '../../../../tests/kit/client/app.tsx';
import { buttonOf, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import {
  aGame,
  categories,
  idsOf,
  lobbyOf,
  openCategory,
  QUIET,
  region,
  tabsOf,
} from '../../../../tests/kit/client/home.ts';

test('[HOME-02, HOME-03] a guest finds the way in, what signing up is worth, customer service and search', async () => {
  const place = await openPainted('/lobby/home', { config: { ...QUIET, userRegisterCoin: 1_800 } });
  const header = place.querySelector('.home-header') ?? place;
  expect(['Log in', 'Customer service'].map((name) => buttonOf(header, name)?.getAttribute('href'))).toEqual([
    '/login',
    '/service',
  ]);
  const register = header.querySelector('a[href="/register"]');
  expect(seenText(register ?? place)).toMatch(/^Register.*₱18\.00$/);
  expect(buttonOf(header, 'Search games')).toBeDefined();
});

test('[HOME-04, HOME-05] home is the first tab, is open at first, and shows hot games only; the second is for favorites', async () => {
  const list = [aGame(1, { hot: 1 }), aGame(2), aGame(3, { hot: 1 }), aGame(4, { hot: 1, showType: 1 })];
  const place = await openPainted('/lobby/home', { config: lobbyOf(list) });
  const [first, second] = categories(place);
  expect([seenText(first ?? place), first?.getAttribute('aria-selected')]).toEqual(['Home', 'true']);
  expect(idsOf(region(place, 'Hot games'))).toEqual([1, 3]);
  expect(seenText(second ?? place)).toBe('Collect');
  await openCategory(place, 'Collect');
  const [liked, history] = tabsOf(place, 'Your games');
  expect([liked, history].map((tab) => [tab?.textContent, tab?.getAttribute('aria-selected')])).toEqual([
    ['Liked', 'true'],
    ['Play history', 'false'],
  ]);
  expect(region(place, 'Liked')?.querySelector('[data-msg-key="lobby.noLikes"]')).not.toBeNull();
  await tap(history);
  expect(region(place, 'Play history')?.querySelector('[data-msg-key="lobby.noHistory"]')).not.toBeNull();
  expect(idsOf(region(place, 'Play history'))).toEqual([]);
});

test.each(['Liked', 'Play history'])('with nothing in %s a button leads to the hot games', async (name) => {
  const place = await openPainted('/lobby/home', { config: lobbyOf([aGame(1, { hot: 1 })]), user: {} });
  await openCategory(place, 'Collect');
  await tap(tabsOf(place, 'Your games').find((tab) => tab.textContent === name));
  await tap(buttonOf(region(place, name) ?? place, 'Go to games'));
  await shown();
  expect(idsOf(region(place, 'Hot games'))).toEqual([1]);
});

test('the focus stays with the liked games where one is liked no more', async () => {
  const place = await openPainted('/lobby/home', { config: lobbyOf([aGame(1, { hot: 1 })]), user: {} });
  const heart = () => region(place, 'Liked')?.querySelector<HTMLElement>('.tile-heart');
  await tap(place.querySelector('.tile-heart'));
  await openCategory(place, 'Collect');
  await shown();
  heart()?.focus();
  expect(document.activeElement).toBe(heart());
  await tap(heart());
  await shown();
  expect([heart(), document.activeElement]).toEqual([null, region(place, 'Liked')]);
});

const TYPES = [
  { id: 2, name: 'Fish', status: 1, sort: 3 },
  { id: 5, name: 'Live', status: 0, sort: 1 },
  { id: 1, name: 'Slots', status: 1, sort: 2 },
  { id: 6, name: 'Perya', status: 1, sort: 1 },
];
const BRANDS = [
  { id: 3, name: 'Mayon', status: 1, sort: 1, icon3: '' },
  { id: 4, name: 'Tala', status: 1, sort: 2, icon3: '' },
];

test('[HOME-06, GAME-13] after them comes a tab per active type, with a sub-tab per brand', async () => {
  const list = [aGame(1, { hot: 1 }), aGame(2, { brandId: 4 }), aGame(3, { typeId: 2, brandId: 4 })];
  const config = lobbyOf(list, { appGameTypeList: TYPES, appGamePlatformList: BRANDS, appGameBrandList: BRANDS });
  const place = await openPainted('/lobby/home', { config });
  expect(categories(place).map(seenText)).toEqual(['Home', 'Collect', 'Perya', 'Slots', 'Fish']);
  await openCategory(place, 'Slots');
  expect(tabsOf(place, 'Brands').map(seenText)).toEqual(['All', 'Mayon', 'Tala']);
  expect(idsOf(region(place, 'Slots games'))).toEqual([1, 2]);
  await tap(tabsOf(place, 'Brands')[2]);
  await shown();
  expect(idsOf(region(place, 'Slots games'))).toEqual([2]);
});

test('[HOME-07] a navigation that names a type and a brand opens them, once', async () => {
  const list = [aGame(1, { hot: 1 }), aGame(2, { brandId: 4 })];
  const config = lobbyOf(list, { appGameTypeList: TYPES, appGamePlatformList: BRANDS, appGameBrandList: BRANDS });
  const place = await openPainted('/lobby/home', { config });
  const selected = (name: string) => tabsOf(place, name).filter((tab) => tab.getAttribute('aria-selected') === 'true');
  history.pushState({ typeId: 1, brandId: 4 }, '', '/lobby/home');
  await shown();
  expect([...selected('Game categories'), ...selected('Brands')].map(seenText)).toEqual(['Slots', 'Tala']);
  // It is taken out of the entry, so that Back to it opens nothing again.
  expect(history.state).not.toHaveProperty('typeId');
  await openCategory(place, 'Home');
  await visit('/lobby/rewards');
  await visit('/lobby/home');
  await shown();
  expect(selected('Game categories').map(seenText)).toEqual(['Home']);
});

test('[HOME-07] an address that names a type and a brand opens home with them', async () => {
  const list = [aGame(1, { hot: 1 }), aGame(2, { brandId: 4 })];
  const config = lobbyOf(list, { appGameTypeList: TYPES, appGamePlatformList: BRANDS, appGameBrandList: BRANDS });
  const place = await openPainted('/lobby/home?typeId=1&brandId=4', { config });
  expect(idsOf(region(place, 'Slots games'))).toEqual([2]);
});

test('[GEN-07] each category has its own number, and lists only games of that number', async () => {
  const types = { Slots: 1, Fish: 2, Poker: 3, Sports: 4, Live: 5, Games: 6 };
  // The numbers carry the meaning: the app names them where the server does not.
  const appGameTypeList = Object.values(types).map((id) => ({ id, name: '', status: 1, sort: id }));
  const list = Object.values(types).flatMap((typeId) => [typeId, typeId + 10].map((id) => aGame(id, { typeId })));
  const place = await openPainted('/lobby/home', { config: lobbyOf(list, { appGameTypeList }) });
  for (const [name, typeId] of Object.entries(types)) {
    await openCategory(place, name);
    expect(idsOf(region(place, `${name} games`)), name).toEqual([typeId, typeId + 10]);
  }
});

test('[GEN-16] codes without a description never break a screen', async () => {
  const odd = { showType: 99, recent: 12, maintain: 4 };
  const appGameTypeList = TYPES.map((type) => ({ ...type, status: 7 }));
  const place = await openPainted('/lobby/home', {
    config: lobbyOf([aGame(1, { ...odd, hot: 1 }), aGame(2, odd), aGame(3, { hot: 1 })], {
      appGameTypeList,
      appGamePlatformList: BRANDS.map((brand) => ({ ...brand, status: -3 })),
      mode: 'ultraviolet',
      registerType: 'telepathy',
      otpStatus: 42,
      isDepositBank: 9,
      appLobbyAdConfigList: [{ id: 1, clickType: 77, clickAction: null, sort: 1 }],
    }),
  });
  expect(idsOf(region(place, 'Hot games'))).toContain(3);
  for (const name of categories(place).map(seenText)) {
    await openCategory(place, name);
    expect(categories(place).find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent).toBe(name);
    expect(place.querySelector('[data-msg-key="app.crash"]')).toBeNull();
  }
});

test('[HOME-20, HOME-21] a tile carries its name, its badge and its heart', async () => {
  const badges = { 'Only Hot': 'Hot', 'Hot And New': 'Hot', 'Only New': 'New', Neither: undefined };
  const [hot, both, fresh, plain] = Object.keys(badges);
  const list = [
    aGame(1, { name: hot, hot: 1 }),
    aGame(2, { name: both, hot: 1, recent: 1 }),
    aGame(3, { name: fresh, recent: 1 }),
    aGame(4, { name: plain, typeId: 2 }),
  ];
  const place = await openPainted('/lobby/home', { config: lobbyOf(list, { appGameTypeList: TYPES }) });
  const seen: [string, string | undefined][] = [];
  for (const type of ['Slots', 'Fish']) {
    await openCategory(place, type);
    for (const tile of region(place, `${type} games`)?.querySelectorAll('[data-game-id]') ?? []) {
      const name = tile.querySelector('.tile-name')?.firstChild?.textContent ?? '';
      seen.push([name, tile.querySelector('.tile-badge')?.textContent]);
      expect(buttonOf(tile, `Favorite: ${name}`)?.getAttribute('aria-pressed')).toBe('false');
    }
  }
  expect(seen).toEqual(Object.entries(badges));
});

test('[HOME-20, HOME-22] a game under maintenance says so and leads nowhere', async () => {
  const place = await openPainted('/lobby/home', {
    config: lobbyOf([
      aGame(1, { hot: 1, maintain: 1 }),
      aGame(2, { hot: 1, params: { brandMaintain: 1 } }),
      aGame(3, { hot: 1 }),
    ]),
  });
  const tiles = [...(region(place, 'Hot games')?.querySelectorAll('[data-game-id]') ?? [])];
  const facts = tiles.map((tile) => [
    tile.textContent?.includes('Under maintenance'),
    tile.querySelector('[role=link]')?.getAttribute('aria-disabled'),
    tile.querySelector('a')?.getAttribute('href'),
  ]);
  expect(facts).toEqual([
    [true, 'true', undefined],
    [true, 'true', undefined],
    [false, undefined, '/start?gameId=3'],
  ]);
  await tap(tiles[0]?.querySelector('[role=link]'));
  expect(location.pathname).toBe('/lobby/home');
});

test('[GAME-12, GAME-13, GAME-14] hot games are the shown ones with the mark, by their own order, with pictures of the resource root', async () => {
  const place = await openPainted('/lobby/home', {
    config: lobbyOf(
      [
        aGame(1, { hot: 1, hotSort: 30, version: '7.1' }),
        aGame(2, { hot: 1, showType: 1, hotSort: 1 }),
        aGame(3, { hot: 1, hotSort: 10 }),
        aGame(4, { hot: 0, hotSort: 2 }),
        aGame(5, { hot: 1, hotSort: 20 }),
      ],
      { gameResourceUrl: '/cdn' },
    ),
  });
  expect(idsOf(region(place, 'Hot games'))).toEqual([3, 5, 1]);
  const picture = place.querySelector('[data-game-id="1"] img')?.getAttribute('src');
  expect(picture).toMatch(/^\/cdn\/gameIconV2\/1\.png\?v=7\.1(&|$)/);
});
