/** Browsers without Background Sync, such as those of iPhones: nobody wakes the service worker but the page. */
import type { Page } from '@playwright/test';
import { offlineReady, readTable } from '../kit/device.ts';
import { favoritesAtServer } from '../kit/favorites-at-server.ts';
import type { Line } from '../kit/line.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { newPlayer } from '../kit/new-player.ts';
import { hotGames, idsOf, openLobby, reload } from '../kit/pages.ts';
import { balance } from '../kit/sign-in.ts';

const heart = (page: Page, at: number) =>
  hotGames(page)
    .getByRole('button', { name: /^Favorite: ./ })
    .nth(at);

/** As they lie in the player's own database. */
const waitingRows = async (page: Page): Promise<{ tries: number }[]> => {
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  const database = names.find((name) => name.startsWith('perya-u-')) ?? '';
  return (await readTable<{ wanted: boolean; confirmed: boolean; tries: number }>(page, 'favourites', database)).filter(
    ({ wanted, confirmed }) => wanted !== confirmed,
  );
};

/** A player at home, installed, in a browser whose service worker is never told of a line that is back. */
async function installWithoutSync(page: Page, line: Line, token: string): Promise<number[]> {
  line.alter(/^\/sw\.js/, (script) => `delete ServiceWorkerRegistration.prototype.sync;\n${script}`);
  await openLobby(page, line.url);
  await offlineReady(page);
  await page.evaluate((text) => localStorage.setItem('ACCESS_TOKEN', text), token);
  await reload(page);
  await expect(balance(page)).toBeVisible();
  await expect.poll(async () => (await readTable(page, 'session')).length).toBe(1);
  const [worker] = page.context().serviceWorkers();
  expect(await worker?.evaluate("'sync' in self.registration")).toBe(false);
  return (await idsOf(hotGames(page).getByRole('listitem'))).slice(0, 3);
}

test('[SW-12] without Background Sync a heart is sent when the line is back, when looked at again, and at start', async ({
  page,
  context,
  request,
  line,
}) => {
  const { token } = await newPlayer(request);
  const ids = await installWithoutSync(page, line, token);
  const likes = (): Promise<number[]> => favoritesAtServer(request, token);

  await goOffline(context);
  await heart(page, 0).click();
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  expect(await likes()).toEqual([]);
  await goOnline(context);
  await expect.poll(likes).toEqual(ids.slice(0, 1));

  // The phone believes in its line all the time, so nothing but the eyes of a person says that it is worth trying.
  const tries = async (): Promise<number> => (await waitingRows(page))[0]?.tries ?? 0;
  line.cut();
  await heart(page, 1).click();
  await expect.poll(tries).toBeGreaterThan(0);
  line.state = 'good';
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(likes).toEqual(ids.slice(0, 2));

  await goOffline(context);
  await heart(page, 2).click();
  await expect(heart(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await page.close();
  await goOnline(context);
  const later = await context.newPage();
  await openLobby(later, line.url);
  await expect.poll(likes).toEqual(ids);
});
