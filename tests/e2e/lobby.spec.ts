import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { listCalls } from '../kit/network.ts';
import { categoryTab, hotGames, idsOf, main, message, openLobby, scrollTo, tile, tiles } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

test('[HOME-02, HOME-03] a guest finds the way in, what signing up is worth, customer service and search', async ({
  page,
  context,
}) => {
  await withConfig(context, (config) => (config.userRegisterCoin = 1800));
  await openLobby(page);
  const header = page.getByRole('main');
  await expect(header.getByRole('link', { name: 'Register' })).toContainText('18.00');
  await expect(header.getByRole('button', { name: 'Search games' })).toBeVisible();
  for (const [name, address] of [
    ['Log in', /\/login$/],
    ['Customer service', /\/service$/],
    ['Register', /\/register$/],
  ] as const) {
    await header.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL(/\/lobby\/home$/);
  }
});

test('[HOME-04, HOME-05] home is the first tab, is open at first, and shows hot games only; the second is for favorites', async ({
  page,
  context,
}) => {
  const hot = new Set<number>();
  await withConfig(context, (config) => {
    for (const game of config.appGameList) if (game.hot) hot.add(game.id);
  });
  await openLobby(page);
  const tabs = page.getByRole('tablist', { name: 'Game categories' }).getByRole('tab');
  await expect(tabs.first()).toHaveText('Home');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  const shown = await idsOf(hotGames(page).getByRole('listitem'));
  expect(shown.length).toBeGreaterThanOrEqual(9);
  expect(shown.filter((id) => !hot.has(id))).toEqual([]);
  await test.step('the second tab', async () => {
    await expect(tabs.nth(1)).toHaveText('Collect');
    await tabs.nth(1).click();
    const collections = page.getByRole('tablist', { name: 'Your games' });
    await expect(collections.getByRole('tab', { name: 'Liked' })).toHaveAttribute('aria-selected', 'true');
    await expect(message(page, 'lobby.noLikes')).toBeVisible();
    await expect(tiles(page)).toHaveCount(0);
    await collections.getByRole('tab', { name: 'Play history' }).click();
    await expect(message(page, 'lobby.noHistory')).toBeVisible();
  });
});

test('home shows all hot games when asked, and fewer again', async ({ page, context }) => {
  await withConfig(context, (config) => {
    for (const [at, game] of config.appGameList.entries()) {
      Object.assign(game, { hot: at < 40 ? 1 : 0, hotSort: at, showType: 0 });
    }
  });
  await openLobby(page);
  await page.getByRole('button', { name: 'See all 40' }).click();
  await expect(tile(page, 1040)).toHaveCount(0);
  await expect(async () => {
    await main(page).evaluate((area) => area.scrollBy(0, 200));
    await expect(tile(page, 1040)).toBeInViewport({ timeout: 100 });
  }).toPass();
  await scrollTo(page, 0);
  await page.getByRole('button', { name: 'Show fewer' }).click();
  await expect(hotGames(page).getByRole('listitem')).toHaveCount(18);
});

test('[HOME-06] after them comes a tab per active type, with a sub-tab per brand', async ({ page, context }) => {
  const brandOf = new Map<number, number>();
  let brandName = '';
  let brandId = 0;
  await withConfig(context, (config) => {
    config.appGameTypeList = [
      { id: 2, name: 'Fish', status: 1, sort: 3 },
      { id: 5, name: 'Live', status: 0, sort: 1 },
      { id: 1, name: 'Slots', status: 1, sort: 2 },
      { id: 6, name: 'Perya', status: 1, sort: 1 },
    ];
    for (const game of config.appGameList) brandOf.set(game.id, game.brandId);
    brandId = config.appGameList.find((game) => game.typeId === 1 && !game.showType)?.brandId ?? 0;
    brandName = config.appGamePlatformList.find(({ id }) => id === brandId)?.name ?? '';
  });
  await openLobby(page);
  const tabs = page.getByRole('tablist', { name: 'Game categories' }).getByRole('tab');
  await expect(tabs).toHaveText(['Home', 'Collect', 'Perya', 'Slots', 'Fish']);
  await categoryTab(page, 'Slots').click();
  const brands = page.getByRole('tablist', { name: 'Brands' });
  await expect(brands.getByRole('tab').first()).toHaveText('All');
  await brands.getByRole('tab', { name: brandName, exact: true }).click();
  await expect
    .poll(async () => new Set((await idsOf(tiles(page))).map((id) => brandOf.get(id))))
    .toEqual(new Set([brandId]));
});

test('[HOME-20, HOME-21] a tile carries its name, its badge and its heart', async ({ page, context }) => {
  await withConfig(context, (config) => {
    for (const game of config.appGameList) game.typeId = 2;
    const [hot, both, fresh, plain] = config.appGameList;
    Object.assign(hot ?? {}, { typeId: 1, name: 'Only Hot', hot: 1, recent: 0, maintain: 0, sort: 1 });
    Object.assign(both ?? {}, { typeId: 1, name: 'Hot And New', hot: 1, recent: 1, maintain: 0, sort: 2 });
    Object.assign(fresh ?? {}, { typeId: 1, name: 'Only New', hot: 0, recent: 1, maintain: 0, sort: 3 });
    Object.assign(plain ?? {}, { typeId: 1, name: 'Neither', hot: 0, recent: 0, maintain: 0, sort: 4 });
  });
  await openLobby(page);
  await categoryTab(page, 'Slots').click();
  const slots = page.getByRole('list', { name: 'Slots games' }).getByRole('listitem');
  await expect(slots).toHaveCount(4);
  const badges = { 'Only Hot': 'Hot', 'Hot And New': 'Hot', 'Only New': 'New', Neither: undefined };
  for (const [at, [name, badge]] of Object.entries(badges).entries()) {
    const one = slots.nth(at);
    await expect(one.getByRole('link')).toContainText(name);
    await expect(one.getByText(/^(Hot|New)$/)).toHaveText(badge ? [badge] : []);
    await expect(one.getByRole('button', { name: `Add ${name} to favorites` })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  }
});

test('[HOME-20, HOME-22] a game under maintenance says so and does not start', async ({ page, context }) => {
  await withConfig(context, (config) => {
    for (const game of config.appGameList) game.hot = 0;
    const [own, brands, open] = config.appGameList;
    Object.assign(own ?? {}, { hot: 1, hotSort: 1, maintain: 1 });
    Object.assign(brands ?? {}, { hot: 1, hotSort: 2, maintain: 0, params: { brandMaintain: 1 } });
    Object.assign(open ?? {}, { hot: 1, hotSort: 3, maintain: 0, params: { brandMaintain: 0 } });
  });
  const calls = listCalls(page);
  await openLobby(page);
  const found = hotGames(page).getByRole('listitem');
  await expect(found).toHaveCount(3);
  for (const closed of [found.nth(0), found.nth(1)]) {
    await expect(closed.getByText('Under maintenance')).toBeVisible();
    await expect(closed.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
    const box = await closed.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 50, (box?.y ?? 0) + 80);
    await expect(page).toHaveURL(/\/lobby\/home$/);
  }
  await expect(found.nth(2).getByText('Under maintenance')).toHaveCount(0);
  // The open one does lead away, so the taps above would have been seen.
  await found.nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/login$/);
  expect(calls.filter((call) => call.url().includes('startGame'))).toEqual([]);
});
