import type { Page } from '@playwright/test';
import { cachedUrls, offlineReady, readTable } from '../kit/device.ts';
import { drawnTiles, FIRST_GAMES } from '../kit/early.ts';
import { holdTime } from '../kit/held-time.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { firstTile, message, openLobby, reload } from '../kit/pages.ts';

const PROGRAM = /\/assets\/index-[\w-]+\.js$/;
const GONE = { status: 404, type: 'text/plain', body: 'Not found.\n' };

function countNavigations(page: Page): () => number {
  let navigations = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations++;
  });
  return () => navigations;
}

test('a program that is gone for a moment costs one reload', async ({ page, line }) => {
  const navigations = countNavigations(page);
  line.reply(PROGRAM, GONE);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && navigations() > 1) line.mend();
  });
  await page.goto(line.url).catch(() => undefined); // Its reload may overtake it.
  await expect(firstTile(page)).toBeVisible();
  expect(navigations()).toBe(2);
});

test('a program that stays away is said to be missing, and can be loaded again', async ({ page, line }) => {
  const navigations = countNavigations(page);
  line.reply(PROGRAM, GONE);
  await page.goto(line.url).catch(() => undefined);
  const again = page.getByRole('button', { name: 'Load it again' });
  await expect(again).toBeVisible();
  await expect(message(page, 'app.notLoaded')).toContainText('Perya did not load completely.');
  expect(navigations()).toBe(2);
  line.mend();
  await again.click();
  await expect(firstTile(page)).toBeVisible();
  expect(navigations()).toBe(3);
});

test('a program that a broken connection keeps away is said to be missing, and comes with the connection, without a reload', async ({
  page,
  line,
}) => {
  const navigations = countNavigations(page);
  line.hang(PROGRAM);
  await page.goto(line.url, { waitUntil: 'commit' });
  await expect(drawnTiles(page)).toHaveCount(FIRST_GAMES);
  await expect.poll(() => line.seen.some((call) => PROGRAM.test(call))).toBe(true);
  line.cut();
  await expect(message(page, 'app.notLoaded')).toContainText('Perya did not load completely.');
  // A link that led on by itself now would lead to the browser's own page for errors.
  await page.getByRole('navigation').getByRole('link', { name: 'News' }).click();
  line.mend();
  await expect(page).toHaveURL(/\/lobby\/notice$/);
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
  expect(navigations()).toBe(1);
});

test('a program that stays away is said to be missing in the language that was chosen', async ({ page, line }) => {
  await page.addInitScript(() => {
    if (self.origin !== 'null') localStorage.setItem('language', 'fil-PH');
  });
  line.reply(PROGRAM, GONE);
  await page.goto(line.url).catch(() => undefined);
  await expect(page.getByRole('button', { name: 'Buksan ulit' })).toBeVisible();
  await expect(message(page, 'app.notLoaded')).toContainText('Hindi nabuksan nang buo ang Perya.');
});

test('a shell that has lost its program, on a server that has it no more, starts from nothing', async ({
  page,
  line,
}) => {
  await openLobby(page, line.url);
  await offlineReady(page);
  await page.evaluate(async () => {
    const shell = await caches.open('shell');
    const program = (await shell.keys()).filter(({ url }) => url.includes('/assets/index-'));
    await Promise.all(program.map((request) => shell.delete(request)));
  });
  line.reply(PROGRAM, GONE);
  // The browser's own copy would do as well, so that one goes too.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await reload(page).catch(() => undefined);
  const again = page.getByRole('button', { name: 'Load it again' });
  await expect(again).toBeVisible();
  line.mend();
  await again.click();
  await expect(firstTile(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  line.cut();
  await reload(page);
  await expect(firstTile(page)).toBeVisible();
});

test('a program that never comes is said to take long after ten seconds, and the way out loses nothing', async ({
  page,
  line,
}) => {
  await page.clock.install();
  await openLobby(page, line.url);
  await offlineReady(page);
  await page.evaluate(leaveRow, 'a row that waits');
  await page.evaluate(async () => {
    // An old shell that cannot be told from a good one, and serves nothing that runs.
    await Promise.all((await navigator.serviceWorker.getRegistrations()).map((found) => found.unregister()));
  });
  line.hang(PROGRAM);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  // A busy machine's own seconds are not counted.
  await holdTime(page);
  await reload(page, { waitUntil: 'commit' });
  await expect(page.locator('main.splash')).toBeAttached();
  await page.clock.fastForward(9_000);
  await expect(message(page, 'app.slowStart')).toHaveCount(0);
  await page.clock.fastForward(1_500);
  await expect(message(page, 'app.slowStart')).toContainText('Perya is taking long to open.');
  expect(await cachedUrls(page, 'shell')).not.toEqual([]);

  line.mend();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(firstTile(page)).toBeVisible();
  const prefs = await readTable<{ id: string }>(page, 'prefs');
  expect(prefs.map(({ id }) => id)).toContain('a row that waits');
});

test('a program that has drawn is never said to take long', async ({ page, line }) => {
  await page.clock.install();
  await openLobby(page, line.url);
  await page.clock.fastForward(10_500);
  await expect(message(page, 'app.slowStart')).toHaveCount(0);
  await expect(firstTile(page)).toBeVisible();
});

/** Runs in the page. */
async function leaveRow(id: string): Promise<void> {
  const done = <Value>(asked: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(asked.error));
    });
  const db = await done(indexedDB.open('perya'));
  await done(db.transaction('prefs', 'readwrite').objectStore('prefs').put({ id, value: '1' }));
  db.close();
}
