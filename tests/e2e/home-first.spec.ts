import type { BrowserContext, Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { withConfig } from '../kit/config-reply.ts';
import { holdTime, momentsOfChange } from '../kit/held-time.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { categoryTab, hotGames, idsOf, openLobby, waitForPictures } from '../kit/pages.ts';

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
  await test.step('the full dot is that of the slide that is seen', async () => {
    const slides = banners(page).locator('.carousel-track > li');
    const isOn = (): Promise<boolean[]> =>
      banners(page).evaluate((place) =>
        [...place.querySelectorAll<HTMLElement>('.carousel-dots i')].map((dot) => 'on' in dot.dataset),
      );
    await slides.last().evaluate((slide) => slide.scrollIntoView({ inline: 'start' }));
    await expect.poll(isOn).toEqual([false, true]);
    await slides.first().evaluate((slide) => slide.scrollIntoView({ inline: 'start' }));
    await expect.poll(isOn).toEqual([true, false]);
  });
  expect(await breaches(page)).toEqual([]);
});

test('[HOME-09] nothing moves for a player who wants less of it; a list of games is one stop for the Tab key, and the arrows walk in it', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withBanners(context, [{}, {}]);
  await openLobby(page);
  await test.step('only the wins have a button that stops them, and the banners none', async () => {
    await waitForPictures(page);
    await expect(wins(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause animations' })).toHaveCount(1);
    await expect(banners(page).getByRole('button')).toHaveCount(0);
  });
  const list = hotGames(page);
  const focused = page.locator(':focus');
  // What comes after the list is drawn later, and would stand in the way back.
  await expect(page.getByRole('region', { name: 'Rewards for you' })).toBeAttached();
  await expect(list.locator('[tabindex="0"]')).toHaveCount(1);
  await page.getByRole('button', { name: /^See all/ }).focus();
  await page.keyboard.press('Tab');
  const [first = 0, second = 0, , fourth = 0] = await idsOf(list.getByRole('listitem'));
  const isIn = (id: number) => expect(list.locator(`[data-game-id="${id}"]`).locator(':focus')).toHaveCount(1);
  await isIn(first);
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName(/^Favorite: ./);
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

test('the program asks the browser in its first line to be compiled while it comes', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const address = /type="program" src="([^"]+)"/.exec(page)?.[1] ?? '';
  const program = await (await request.get(address)).text();
  expect(program.split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
});
