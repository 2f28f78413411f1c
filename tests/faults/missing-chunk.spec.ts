import type { Page } from '@playwright/test';
import { expect, test } from '../kit/lobby-test.ts';
import { firstTile, message, openLobby, scrollTo } from '../kit/pages.ts';
import { signIn } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

/** Where the player is in the list of home. */
const SCROLLED = 200;

/** So long home waits at most for its pictures, before it asks for anything else. */
const LATEST_PIECE_MS = 8_000;

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

for (const [piece, script, open] of [
  ['a sheet', '**/assets/search-*.js', (page: Page) => page.getByRole('button', { name: 'Search games' }).click()],
  ['a screen', '**/assets/aside-*.js', (page: Page) => page.getByRole('link', { name: 'News' }).click()],
] as const) {
  test(`${piece} whose script is gone after a deploy costs one reload, and then is there`, async ({
    page,
    context,
    complaints,
  }) => {
    await openLobby(page);
    let isLoadedAgain = false;
    page.on('request', (request) => (isLoadedAgain ||= request.isNavigationRequest()));
    // The document that is loaded again names scripts that exist.
    await context.route(script, (route) =>
      isLoadedAgain ? route.continue() : route.fulfill({ status: 404, body: 'Not found.\n' }),
    );
    const loads = countLoads(page);
    await open(page);
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole('main')).toBeVisible();
    // Until the page is gone its screen has failed, and the log says so.
    complaints.length = 0;
    await openLobby(page);
    await open(page);
    await expect(
      page.getByRole('dialog', { name: 'Search games' }).or(page.getByRole('heading', { name: 'News' })),
    ).toBeVisible();
  });

  test(`${piece} whose script stays away ends in a sentence, not in a loop or a white screen`, async ({
    page,
    context,
    complaints,
  }) => {
    await context.route(script, (route) => route.fulfill({ status: 404, body: 'Not found.\n' }));
    await openLobby(page);
    const loads = countLoads(page);
    await open(page);
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole('main')).toBeVisible();
    if (piece === 'a sheet') await open(page);
    await expect(message(page, 'app.crash')).toBeVisible();
    expect(loads()).toBe(1);

    await context.unroute(script);
    await page.getByRole('button', { name: 'Open it again' }).click();
    await expect.poll(loads).toBe(2);
    await expect(firstTile(page).or(page.getByRole('heading', { name: 'News' }))).toBeVisible();
    // That a screen has failed is in the log, and belongs there.
    expect(complaints.splice(0).every((line) => line.includes('a screen failed'))).toBe(true);
  });

  test(`${piece} whose script a broken connection keeps away says so, loses nothing, and comes with the connection`, async ({
    page,
    line,
  }) => {
    await openLobby(page, line.url);
    // What opens sheets comes a moment after home, with the notices. On a slow machine that is long after the page has been idle.
    await expect(page.locator('.notice-place').first()).toBeAttached();
    const loads = countLoads(page);
    await scrollTo(page, SCROLLED);
    // What comes above the games meanwhile moves what is scrolled, and not what is seen.
    const gamesTop = async () => Math.round((await firstTile(page).boundingBox())?.y ?? 0);
    const leftAt = await gamesTop();
    line.cut();
    await open(page);
    await expect(message(page, 'app.away')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open it again' })).toHaveCount(0);
    line.mend();
    // As the player comes back to the app.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(
      page.getByRole('dialog', { name: 'Search games' }).or(page.getByRole('heading', { name: 'News' })),
    ).toBeVisible();
    await expect(message(page, 'app.away')).toHaveCount(0);
    await page.goBack();
    await expect.poll(gamesTop).toBe(leftAt);
    expect(loads()).toBe(0);
  });
}

test('what the page does by itself begins with the connection, where its piece was lost on the way: a player’s heartbeat, what home asks later, and what is told of the visit', async ({
  page,
  line,
}) => {
  await signIn(page, undefined, line.url);
  // Nothing of this page may still be on its way.
  await page.goto('about:blank');
  let isCut = false;
  await page.route(/\/assets\/(late|app)-[^/]+\.js$/, (route) => {
    if (!isCut) line.cut();
    isCut = true;
    return route.continue();
  });
  await page.goto(`${line.url}/lobby/home`);
  await expect.poll(() => isCut).toBe(true);
  // By then everything has been asked for that home does not wait for.
  await page.waitForFunction((ms) => performance.now() > ms, LATEST_PIECE_MS);
  const before = line.seen.length;
  line.mend();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  for (const call of ['online', 'hasMailUnread', 'appEventLogClient'])
    await expect.poll(() => line.seen.slice(before).filter((asked) => asked.endsWith(call)).length).toBeGreaterThan(0);
});
