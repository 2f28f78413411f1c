import type { Locator, Page } from '@playwright/test';
import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { hotGames, openLobby, scrollTo, tile, waitForPictures } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

/** The ids of the games whose pictures have been asked for. */
function listPictures(page: Page): number[] {
  const asked: number[] = [];
  page.on('request', (request) => {
    const [, id] = /\/gameIconV2\/(\d+)\.png/.exec(request.url()) ?? [];
    if (id) asked.push(Number(id));
  });
  return asked;
}

/** What stands over the name in place of a picture. */
const signOn = (one: Locator): Promise<string> =>
  one.locator('.tile-name').evaluate((name) => getComputedStyle(name, '::before').backgroundImage);

const topOf = (page: Page, at: number): Promise<number> =>
  hotGames(page)
    .getByRole('listitem')
    .nth(at)
    .evaluate((one) => one.getBoundingClientRect().top);

/** Drawn last of all: nothing of home moves any more. */
const everythingIsDrawn = (page: Page): Promise<void> => expect(page.locator('.home-footer')).toBeAttached();

test('[IMG-02] a picture that is not there is asked for three times, and its tile stays a way into the game', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await context.route('**/gameIconV2/1001.png*', (route) => route.fulfill({ status: 404, body: '' }));
  await withConfig(context, (config) => {
    for (const game of config.appGameList) Object.assign(game, { hot: game.id <= 1003 ? 1 : 0, showType: 0 });
  });
  const asked = listPictures(page);
  await openLobby(page);
  // Not more often is proven without a browser: beside other work a clock that runs ahead loses calls, and each connection that is
  // back asks anew for what was missed.
  await expect(async () => {
    await page.clock.runFor(2_000);
    expect(asked.filter((id) => id === 1001).length).toBeGreaterThanOrEqual(3);
  }).toPass();
  await expect.poll(() => signOn(tile(page, 1001))).toContain('svg');
  await expect(tile(page, 1001).getByRole('link')).toBeVisible();
  await expect(tile(page, 1002).locator('img')).toHaveJSProperty('complete', true);
});

test('[IMG-03] a picture 1.2 screens away is loaded, one 1.5 screens away is not yet', async ({ page, browser }) => {
  await openLobby(page);
  await everythingIsDrawn(page);
  // The first nine load at once wherever they are, so a screen is chosen that ends between the rows behind them.
  const [near, far] = [await topOf(page, 9), await topOf(page, 12)];
  const height = Math.round(near / 1.2);
  expect(far / height).toBeGreaterThan(1.4);

  const phone = await browser.newContext({ viewport: { width: 360, height }, serviceWorkers: 'block' });
  const small = await phone.newPage();
  const asked = listPictures(small);
  await openLobby(small, page.url());
  await everythingIsDrawn(small);
  const shown = await hotGames(small)
    .getByRole('listitem')
    .evaluateAll((found) => found.map((one) => Number((one as HTMLElement).dataset['gameId'])));
  await expect.poll(() => asked).toEqual(expect.arrayContaining(shown.slice(0, 12)));
  await waitForPictures(small);
  expect((await topOf(small, 12)) / height).toBeGreaterThan(1.4);
  expect(asked.filter((id) => shown.slice(12).includes(id))).toEqual([]);

  await scrollTo(small, Math.round(0.4 * height));
  await expect.poll(() => asked).toEqual(expect.arrayContaining(shown.slice(12, 15)));
  await phone.close();
});
