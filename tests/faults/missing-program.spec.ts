import type { Page } from '@playwright/test';
import { offlineReady } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { firstTile, openLobby } from '../kit/pages.ts';

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
  await expect(page.getByRole('status')).toContainText('Perya did not load completely.');
  expect(navigations()).toBe(2);
  line.mend();
  await again.click();
  await expect(firstTile(page)).toBeVisible();
  expect(navigations()).toBe(3);
});

test('a program that stays away is said to be missing in the language that was chosen', async ({ page, line }) => {
  await page.addInitScript(() => {
    if (self.origin !== 'null') localStorage.setItem('language', 'fil-PH');
  });
  line.reply(PROGRAM, GONE);
  await page.goto(line.url).catch(() => undefined);
  await expect(page.getByRole('button', { name: 'Buksan ulit' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Hindi nabuksan nang buo ang Perya.');
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
  await page.reload().catch(() => undefined);
  const again = page.getByRole('button', { name: 'Load it again' });
  await expect(again).toBeVisible();
  line.mend();
  await again.click();
  await expect(firstTile(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  line.cut();
  await page.reload();
  await expect(firstTile(page)).toBeVisible();
});
