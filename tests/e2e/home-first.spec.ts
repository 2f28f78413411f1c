import type { BrowserContext, Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { withConfig } from '../kit/config-reply.ts';
import { holdTime, momentsOfChange } from '../kit/held-time.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { categoryTab, hotGames, idsOf, openLobby, tiles, waitForPictures } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { beSignedIn } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

const banners = (page: Page) => page.getByRole('region', { name: 'Offers' });
const wins = (page: Page) => page.getByRole('region', { name: 'Latest big wins' });

const withBanners = (context: BrowserContext, list: object[]): Promise<unknown> =>
  withConfig(context, (config) => {
    config['appLobbyAdConfigList'] = list.map((banner, at) => ({
      id: at + 1,
      sort: at,
      title: `No. ${at}`,
      ...banner,
    }));
  });

/** How often the track has been sent to another slide; the way there is the browser's own. */
const countMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = window as unknown as { moves: number };
    seen.moves = 0;
    Element.prototype.scrollTo = new Proxy(Reflect.get(Element.prototype, 'scrollTo'), {
      apply(scrollTo, track: Element, given) {
        if (track.matches('.carousel-track')) seen.moves += 1;
        return Reflect.apply(scrollTo, track, given);
      },
    });
  });
const moves = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { moves: number }).moves);

const gapsOf = (at: number[]): number[] => at.slice(1).map((time, index) => time - (at[index] ?? 0));

test('[HOME-09] banners move on every three seconds, and a button stops them', async ({ page, context }) => {
  await withBanners(context, [{}, {}]);
  await page.clock.install();
  await countMoves(page);
  await openLobby(page);
  await expect(banners(page).getByRole('button', { name: 'Pause animations' })).toBeVisible();
  await holdTime(page);
  const at = await momentsOfChange(page, { stepMs: 500, forMs: 10_000 }, () => moves(page));
  expect(at.length).toBeGreaterThanOrEqual(3);
  expect(new Set(gapsOf(at))).toEqual(new Set([3_000]));
  await page.clock.resume();
  await banners(page).getByRole('button', { name: 'Pause animations' }).click();
  await expect(banners(page).getByRole('button', { name: 'Play animations' })).toBeVisible();
  expect(await breaches(page)).toEqual([]);
});

test('[HOME-09] nothing moves for whoever wants less of it, or spares their data', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withBanners(context, [{}, {}]);
  await openLobby(page);
  await waitForPictures(page);
  await expect(wins(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause animations' })).toHaveCount(1);
  await expect(banners(page).getByRole('button')).toHaveCount(0);
});

test('[HOME-10, HOME-11, HOME-12, ENUM-32] banners lead where the operator says, to whom they are open', async ({
  page,
  context,
}) => {
  await withBanners(context, [
    { sort: 9, title: 'Nothing', clickType: 0 },
    { sort: 1, title: 'Wheel', clickType: 1, clickAction: '20' },
    { sort: 2, title: 'Not on', clickType: 1, clickAction: '37' },
    { sort: 3, title: 'Game', clickType: 2, clickAction: '1002' },
    { sort: 4, title: 'Outside', clickType: 3, clickAction: 'https://example.org/news' },
    { sort: 5, title: 'Bind', clickType: 1, clickAction: '4' },
  ]);
  await beSignedIn(context, { mobile: '9170000088', activityIds: { activityIds: [20], activityMap: {} } });
  await openLobby(page);
  const slides = banners(page).getByRole('listitem');
  await expect(slides).toHaveCount(4);
  await expect(slides.nth(0)).toContainText('Wheel');
  const links = banners(page).getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.nth(0)).toHaveAttribute('href', '/activity/spin');
  await expect(links.nth(1)).toHaveAttribute('href', '/start?gameId=1002');
  await expect(links.nth(2)).toHaveAttribute('href', 'https://example.org/news');
  await expect(links.nth(2)).toHaveAttribute('target', '_blank');
  await expect(slides.nth(3)).toContainText('Nothing');
});

const WINS = [1001, 1002, 1003].map((gameId, at) => ({
  gameId,
  phone: '09171234567',
  amount: 12_345 + at,
  timestamp: Math.floor(Date.now() / 1_000) - 120,
}));

test('[HOME-14, HOME-15, HOME-16, HOME-17, GAME-18] the latest wins roll by, masked, and lead to their games; no gifts do while none were given', async ({
  page,
  context,
}) => {
  const tips = { code: 200, errcode: 0, jackpotList: WINS, newYearList: [] };
  const { asked } = await replyTo(context, 'anonymous/lobbyTips', tips);
  await page.clock.install();
  await openLobby(page);
  const win = wins(page).getByRole('link');
  await expect(win).toContainText('₱123.45');
  await expect(win).toContainText(/^091\*{4}567 won .* on \S.*2 min$/);
  await holdTime(page);
  const at = await momentsOfChange(page, { stepMs: 500, forMs: 8_500 }, () => win.getAttribute('href'));
  expect(at.length).toBeGreaterThanOrEqual(3);
  expect(new Set(gapsOf(at))).toEqual(new Set([2_500]));
  expect(asked).toHaveLength(1);
  const href = await win.getAttribute('href');
  expect(href).toMatch(/^\/start\?gameId=100[123]$/);
  expect(await wins(page).textContent()).not.toContain('09171234567');
  // The wins are of the answer that names no gifts, and the footer is drawn with the place where gifts would be.
  await expect(page.getByRole('main').locator('footer')).toBeVisible();
  await expect(page.getByRole('region', { name: 'New Year gifts' })).toHaveCount(0);
});

const PLAYED = { appGameDataUser: { gameLikes: { 1003: 1, 1004: 0 }, gameHistory: [1001, 1002, 999_999, 1001, 1003] } };

test('[HOME-08, GAME-10, GAME-11] who has played finds the way back first, and Collect lists what is liked and played', async ({
  page,
  context,
}) => {
  await beSignedIn(context, PLAYED);
  await openLobby(page);
  await test.step('home', async () => {
    const row = page.getByRole('navigation', { name: 'Continue playing' });
    await expect(row.getByRole('link')).toHaveCount(3);
    expect(await row.getByRole('link').evaluateAll((links) => links.map((one) => one.getAttribute('href')))).toEqual(
      [1003, 1001, 1002].map((id) => `/start?gameId=${id}`),
    );
    const [first, second] = [await row.boundingBox(), await banners(page).boundingBox()];
    expect(first?.y).toBeLessThan(second?.y ?? 0);
  });
  await categoryTab(page, 'Collect').click();
  await test.step('what is liked', async () => {
    await expect(page.getByRole('list', { name: 'Liked' }).getByRole('listitem')).toHaveCount(1);
    expect(await idsOf(tiles(page))).toEqual([1003]);
  });
  await test.step('what was played, the latest first', async () => {
    await page.getByRole('tab', { name: 'Play history' }).click();
    await expect(page.getByRole('list', { name: 'Play history' }).getByRole('listitem')).toHaveCount(3);
    expect(await idsOf(tiles(page))).toEqual([1003, 1001, 1002]);
  });
});

test('[HOME-07] a navigation that names a type and a brand opens them, once', async ({ page, context }) => {
  let brand = { id: 0, name: '' };
  let typeId = 0;
  await withConfig(context, (config) => {
    const game = config.appGameList.find((one) => !one.showType);
    typeId = game?.typeId ?? 0;
    brand = config.appGamePlatformList.find(({ id }) => id === game?.brandId) ?? brand;
  });
  await openLobby(page);
  await page.evaluate((state) => history.pushState(state, '', '/lobby/home'), { typeId, brandId: brand.id });
  await expect(page.getByRole('tablist', { name: 'Brands' }).getByRole('tab', { selected: true })).toHaveText(
    brand.name,
  );
  await categoryTab(page, 'Home').click();
  await page.getByRole('link', { name: 'Rewards' }).click();
  await page.goBack();
  await expect(categoryTab(page, 'Home')).toHaveAttribute('aria-selected', 'true');
});

test('a list of games is one stop for the Tab key, and the arrows walk in it', async ({ page }) => {
  await openLobby(page);
  const list = hotGames(page);
  const focused = page.locator(':focus');
  // What comes after the list is drawn later, and would stand in the way back.
  await expect(page.getByRole('region', { name: 'Rewards for you' })).toBeAttached();
  expect(await list.locator('[tabindex="0"]').count()).toBe(1);
  await page.getByRole('button', { name: /^See all/ }).focus();
  await page.keyboard.press('Tab');
  const [first = 0, second = 0, , fourth = 0] = await idsOf(list.getByRole('listitem'));
  const isIn = (id: number) => expect(list.locator(`[data-game-id="${id}"]`).locator(':focus')).toHaveCount(1);
  await isIn(first);
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName(/to favorites$/);
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName(/^About /);
  await page.keyboard.press('ArrowRight');
  await isIn(second);
  await page.keyboard.press('ArrowLeft');
  await isIn(first);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await isIn(fourth);
  await page.keyboard.press('Tab');
  await expect(list.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await isIn(fourth);

  // And to the end of a list that is not drawn whole.
  await categoryTab(page, 'Slots').click();
  const slots = page.getByRole('list', { name: 'Slots games' });
  await slots.getByRole('link').first().focus();
  await page.keyboard.press('End');
  const total = await slots.getByRole('listitem').first().getAttribute('aria-setsize');
  await expect(slots.locator(`[aria-posinset="${total}"] :focus`)).toBeInViewport();
});
