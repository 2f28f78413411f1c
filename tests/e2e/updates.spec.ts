import type { Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { endAll, run } from '../kit/child.ts';
import { cachedUrls, keptGames, offlineReady } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { firstTile, message, openLobby, reload } from '../kit/pages.ts';

/** Counts how often the page is loaded anew from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

const checkForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => 'checked'));

test('a new version waits for the player’s word, and then reloads once', async ({ page, line }) => {
  await openLobby(page, line.url);
  await offlineReady(page);
  const loads = countLoads(page);
  line.alter(/^\/sw\.js/, (script) => `self.VERSION = 'the next one';\n${script}`);
  await checkForUpdate(page);
  await expect(message(page, 'app.updateReady')).toBeVisible();

  // It goes on waiting, whatever the player does meanwhile.
  await page.getByRole('tab', { name: 'Slots', exact: true }).click();
  await page.getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(message(page, 'app.updateReady')).toBeVisible();
  expect(loads()).toBe(0);
  // One that has just been replaced may end before it answers.
  const runningVersion = (): Promise<unknown[]> =>
    Promise.all(
      page
        .context()
        .serviceWorkers()
        .map((worker) => worker.evaluate('self.VERSION').catch(() => 'gone')),
    );
  expect(await runningVersion()).toContain(undefined);

  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(loads).toBe(1);
  await expect(page).toHaveURL(/\/lobby\/notice$/);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(firstTile(page)).toBeVisible();
  await expect(message(page, 'app.updateReady')).toHaveCount(0);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await expect.poll(runningVersion).toContain('the next one');
  await offlineReady(page);
  expect(loads()).toBe(1);
});

test('a new version that cannot be installed whole changes nothing; one that was left waiting is offered again at the next visit', async ({
  page,
  line,
}) => {
  const offer = message(page, 'app.updateReady');
  await openLobby(page, line.url);
  await offlineReady(page);
  await test.step('a version whose program is missing', async () => {
    const shell = await cachedUrls(page, 'shell');
    line.alter(/^\/sw\.js/, (script) => script.replaceAll('/assets/index-', '/assets/gone-index-'));
    await expect(checkForUpdate(page)).resolves.toBeDefined();
    await expect.poll(() => line.seen.some((request) => request.includes('gone-index'))).toBe(true);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null))
      .toBeNull();
    await reload(page);
    await expect(firstTile(page)).toBeVisible();
    await expect(offer).toHaveCount(0);
    expect(await cachedUrls(page, 'shell')).toEqual(expect.arrayContaining(shell));
  });
  await test.step('the next one is whole', async () => {
    line.mend();
    line.alter(/^\/sw\.js/, (script) => `${script}\n// another one`);
    await checkForUpdate(page);
    await expect(offer).toBeVisible();
    await reload(page);
    await expect(offer).toBeVisible();
    expect(await breaches(page), 'rules of accessibility').toEqual([]);
  });
});

test.describe('the kill switch', () => {
  test.afterEach(endAll);

  test('removes service worker and caches, reloads once, and leaves the tables alone', async ({
    page,
    line,
    baseURL,
  }) => {
    await openLobby(page, line.url);
    await offlineReady(page);
    const games = (await keptGames(page)).length;
    const loads = countLoads(page);
    // The same app as an operator starts it in need, in front of the same calls.
    const killer = run(process.execPath, ['build/server/index.js'], {
      PORT: '0',
      API_ORIGIN: baseURL ?? '',
      SW_KILL: '1',
    });
    const READY = 'Perya is ready at ';
    line.upstreamPort = Number(new URL((await killer.line(/^Perya is ready at /)).slice(READY.length)).port);
    // Its end is not waited for: the switch loads the page anew, which takes a busy page's answer along.
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(loads).toBe(1);
    await expect(firstTile(page)).toBeVisible();
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await expect.poll(async () => (await keptGames(page)).length).toBe(games);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(loads()).toBe(1);
  });
});
