import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { games as gameCalls } from '#contract/games.ts';
import { openPainted, shown } from '../../../../tests/kit/client/app.tsx';
import { seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';
import { aGame, idsOf, lobbyOf, openCategory, QUIET, region, tabsOf } from '../../../../tests/kit/client/home.ts';

const withBanners = (banners: object[]) => ({
  ...QUIET,
  appLobbyAdConfigList: banners.map((banner, at) => ({ id: at + 1, sort: at, title: `No. ${at}`, ...banner })),
});

test('[HOME-10, HOME-11, HOME-12, ENUM-32] banners lead where the operator says, to whom they are open', async () => {
  const config = withBanners([
    { sort: 9, title: 'Nothing', clickType: 0 },
    { sort: 1, title: 'Wheel', clickType: 1, clickAction: '20' },
    { sort: 2, title: 'Not on', clickType: 1, clickAction: '37' },
    { sort: 3, title: 'Game', clickType: 2, clickAction: '1002' },
    { sort: 4, title: 'Outside', clickType: 3, clickAction: 'https://example.org/news' },
    { sort: 5, title: 'Bind', clickType: 1, clickAction: '4' },
  ]);
  const on = { activityIds: [20], activityMap: {} };
  wire.on(activities.getActivityIds, { code: 200, errcode: 0, ...on });
  const user = { mobile: '9170000088', activityIds: on };
  const place = await openPainted('/lobby/home', { config, user });
  const slides = [...(region(place, 'Offers')?.querySelectorAll('.banner') ?? [])];
  const told = slides.map((slide) => [
    slide.querySelector('b')?.textContent,
    slide.getAttribute('href'),
    slide.getAttribute('target'),
  ]);
  expect(told).toEqual([
    ['Wheel', '/activity/spin', null],
    ['Game', '/start?gameId=1002', null],
    ['Outside', 'https://example.org/news', '_blank'],
    ['Nothing', null, null],
  ]);
  const places = slides.map((slide) => slide.closest('li')?.getAttribute('aria-label'));
  expect(places).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
});

const WINS = [1001, 1002, 1003].map((gameId, at) => ({ gameId, phone: '09171234567', amount: 12_345 + at }));

test('with low data the latest wins stand still, and a banner has a small picture', async () => {
  const timestamp = Math.floor(Date.now() / 1_000) - 120;
  const jackpotList = WINS.map((win) => ({ ...win, timestamp }));
  wire.on(gameCalls.lobbyTips, { code: 200, errcode: 0, jackpotList, newYearList: [] });
  localStorage.setItem('lowData', '1');
  const list = [1001, 1002, 1003].map((id) => aGame(id, { hot: 1 }));
  const { appLobbyAdConfigList } = withBanners([{ imgUrl2: '/art/banner.png', clickType: 0 }]);
  const place = await openPainted('/lobby/home', { config: lobbyOf(list, { demoWorld: 0, appLobbyAdConfigList }) });
  const { isLowData } = await import('#data/device/low-data.ts');
  const win = () => region(place, 'Latest big wins')?.querySelector('a')?.getAttribute('href');
  const first = win();
  await pass(3_000);
  expect(region(place, 'Offers')?.querySelector('img')?.src).toMatch(/banner\.png\?w=180$/);
  expect([isLowData.value, first !== undefined, win() === first]).toEqual([true, true, true]);
});

test('[HOME-14, HOME-15, HOME-16, HOME-17, GAME-18] the latest wins roll by, masked, and lead to their games; no gifts do while none were given', async () => {
  const timestamp = Math.floor(Date.now() / 1_000) - 120;
  wire.on(gameCalls.lobbyTips, {
    code: 200,
    errcode: 0,
    jackpotList: WINS.map((win) => ({ ...win, timestamp })),
    newYearList: [],
  });
  const list = [1001, 1002, 1003].map((id) => aGame(id, { hot: 1 }));
  const place = await openPainted('/lobby/home', { config: lobbyOf(list, { demoWorld: 0 }) });
  const win = () => region(place, 'Latest big wins')?.querySelector('a');
  expect(seenText(win() ?? place)).toMatch(/^091\*{4}567 won ₱123\.4\d on Game 100[123].*2 min$/);
  const seen: (string | null | undefined)[] = [win()?.getAttribute('href')];
  const changedAt: number[] = [];
  for (let atMs = 500; atMs <= 8_500; atMs += 500) {
    await pass(500, 1);
    const href = win()?.getAttribute('href');
    if (href !== seen.at(-1)) changedAt.push(atMs);
    if (href !== seen.at(-1)) seen.push(href);
  }
  expect(changedAt.length).toBeGreaterThanOrEqual(3);
  expect(new Set(changedAt.slice(1).map((atMs, at) => atMs - (changedAt[at] ?? 0)))).toEqual(new Set([2_500]));
  expect(new Set(seen)).toEqual(new Set(WINS.map(({ gameId }) => `/start?gameId=${gameId}`)));
  expect(place.textContent).not.toContain('09171234567');
  expect(wire.asked(gameCalls.lobbyTips)).toHaveLength(1);
  expect(place.querySelector('footer')).not.toBeNull();
  expect(region(place, 'New Year gifts')).toBeNull();
});

test('[HOME-08, GAME-10, GAME-11, STORE-03] who has played finds the way back first, and Collect lists what is liked and played', async () => {
  const list = [1001, 1002, 1003, 1004].map((id) => aGame(id, { hot: 1 }));
  const gameLikes = { 1003: 1, 1004: 0 } as const;
  const appGameDataUser = { gameLikes, gameHistory: [1001, 1002, 999_999, 1001, 1003] };
  const place = await openPainted('/lobby/home', { config: lobbyOf(list), user: { appGameDataUser } });
  const row = region(place, 'Continue playing');
  expect(Array.from(row?.querySelectorAll('a') ?? [], (one) => one.getAttribute('href'))).toEqual(
    [1003, 1001, 1002].map((id) => `/start?gameId=${id}`),
  );
  const offers = region(place, 'Offers');
  expect(offers && row && row.compareDocumentPosition(offers) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await openCategory(place, 'Collect');
  expect(idsOf(region(place, 'Liked'))).toEqual([1003]);
  await tap(tabsOf(place, 'Your games')[1]);
  await shown();
  expect(idsOf(region(place, 'Play history'))).toEqual([1003, 1001, 1002]);
});
