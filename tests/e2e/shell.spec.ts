import type { Page } from '@playwright/test';
import { holdTime, momentsOfChange } from '../kit/held-time.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { listCalls } from '../kit/network.ts';
import { firstTile, hotGames, main, openLobby, scrollTo } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' });
const scrollTop = (page: Page): Promise<number> => main(page).evaluate((area) => area.scrollTop);

/** Until the app has heard of it, which is with the next real frame. */
const scrollAndTell = (page: Page, to: number): Promise<void> =>
  main(page).evaluate(async (area, top) => {
    const scrolled = new Promise((resolve) => area.addEventListener('scroll', resolve, { once: true }));
    area.scrollTop = top;
    await scrolled;
  }, to);

test('[SHELL-02] the bottom bar has its entries in order and marks the open one; on home that is Home alone', async ({
  page,
}) => {
  await openLobby(page);
  for (const name of ['Mail', 'Rewards', 'News', 'Wallet']) {
    await expect(tabBar(page).getByRole('link', { name })).not.toHaveAttribute('aria-current');
  }
  await expect(tabBar(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(tabBar(page).getByRole('link')).toHaveText(['Mail', 'Rewards', 'Home', 'News', 'Wallet']);
  for (const [name, address] of Object.entries({ Rewards: 'rewards', News: 'notice', Home: 'home' })) {
    await tabBar(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/lobby/${address}$`));
    await expect(tabBar(page).locator('[aria-current=page]')).toHaveText([name]);
  }
  for (const name of ['Mail', 'Wallet']) {
    await tabBar(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
  }
});

test('[SHELL-03] home is kept alive behind the other tabs; [SHELL-05] it rises to its top in 200 ms', async ({
  page,
}) => {
  await page.clock.install();
  const calls = listCalls(page);
  await openLobby(page);
  await page.getByRole('tab', { name: 'Slots', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Slots games' }).getByRole('listitem').first()).toBeVisible();
  await scrollTo(page, 600);
  await expect(toTop(page)).toBeVisible();
  const callsBefore = calls.length;
  await tabBar(page).getByRole('link', { name: 'Rewards' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Slots', exact: true })).toBeHidden();
  await tabBar(page).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('tab', { name: 'Slots', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => scrollTop(page)).toBe(600);
  expect(calls.slice(callsBefore).filter((call) => call.url().includes('appConfig'))).toEqual([]);

  await test.step('[SHELL-05] the button to the top rises in 200 ms', async () => {
    await expect(toTop(page)).toBeVisible();
    await holdTime(page);
    await toTop(page).dispatchEvent('click');
    const tops: number[] = [];
    for (let ms = 0; ms < 200; ms += 40) {
      await page.clock.runFor(40);
      tops.push(await scrollTop(page));
    }
    expect(new Set(tops).size, 'it moves, rather than jumps').toBeGreaterThan(2);
    // A frame is drawn after the moment that it is drawn for.
    await page.clock.runFor(20);
    expect(await scrollTop(page)).toBe(0);
  });
});

test('[SHELL-04] a button leads back to the top from beyond 100 pixels', async ({ page }) => {
  await page.clock.install();
  await openLobby(page);
  await scrollAndTell(page, 100);
  await page.clock.runFor(1_000);
  await expect(toTop(page)).toHaveCount(0);
  await scrollAndTell(page, 101);
  await page.clock.runFor(500);
  await expect(toTop(page)).toBeVisible();
  await toTop(page).click();
  await page.clock.runFor(300);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.clock.runFor(600);
  await expect(toTop(page)).toHaveCount(0);
});

test('[SHELL-05] it is looked for at most twice a second', async ({ page }) => {
  await page.clock.install();
  await openLobby(page);
  // Its code comes after the first screen.
  await scrollAndTell(page, 400);
  await expect(toTop(page)).toBeVisible();
  await scrollAndTell(page, 0);
  await expect(toTop(page)).toHaveCount(0);
  await holdTime(page);
  let isDown = false;
  const scrollAndLook = async (): Promise<number> => {
    isDown = !isDown;
    await scrollAndTell(page, isDown ? 400 : 0);
    return toTop(page).count();
  };
  const at = await momentsOfChange(page, { stepMs: 100, forMs: 5_000 }, scrollAndLook);
  expect(at.length).toBeGreaterThanOrEqual(2);
  expect(at.slice(1).filter((ms, index) => ms - (at[index] ?? 0) < 500)).toEqual([]);
});

test('[SHELL-09] the root font size is a tenth of the viewport, up to 48 pixels, and nothing on home sticks out sideways', async ({
  page,
}) => {
  const fontSize = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await openLobby(page);
  for (const [width, size] of [
    [390, '39px'],
    [430, '43px'],
    [320, '32px'],
    [900, '48px'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(fontSize).toBe(size);
  }
  await expect(async () => {
    const frame = await hotGames(page).boundingBox();
    expect(frame?.width).toBeLessThanOrEqual(480);
    expect(Math.abs((frame?.x ?? 0) + (frame?.width ?? 0) / 2 - 450)).toBeLessThanOrEqual(1);
  }).toPass();

  for (const width of [280, 320, 360, 480]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(firstTile(page)).toBeInViewport();
    const excess = () => main(page).evaluate((area) => area.scrollWidth - area.clientWidth);
    await expect.poll(excess, { message: `${width} px` }).toBe(0);
  }
});
