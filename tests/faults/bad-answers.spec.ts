import type { Page } from '@playwright/test';
import { cachedText, offlineReady, readTable } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import type { FixedReply } from '../kit/line.ts';
import { firstTile, message, openLobby, reload, tiles, tryAgain } from '../kit/pages.ts';

const CONFIG = /\/anonymous\/appConfig$/;
const KEPT_CONFIG = '/prod-api-2/kept/config';
const PORTAL = '<!doctype html><title>Hotel Wi-Fi</title><form><input name="room"></form>';
const HALF = `{"code":200,"errcode":0,"gameListVersion":"x","mode":"other","appGameList":[${'{"id":1},'.repeat(500)}`;

/** What only a browser and a wire show; all the others are tested beside `call.ts`, `lobby.ts` and the service worker's `config.ts`. */
const BAD_ANSWERS: Record<string, FixedReply> = {
  'a redirect to a portal elsewhere': { status: 302, location: 'http://127.0.0.1:1/portal', body: '' },
  'JSON whose connection ends in the middle': { body: HALF, cutAfter: 0.5 },
};

const isForeign = ({ location }: FixedReply): boolean => location !== undefined;

/** What the page has handed over and what the service worker has read by itself say the same in other words. */
async function keptOf(page: Page): Promise<{ version: string; types: object[] }> {
  const kept = JSON.parse((await cachedText(page, KEPT_CONFIG)) ?? '{}') as Record<string, never>;
  return { version: kept['gameListVersion'] ?? '', types: kept['appGameTypeList'] ?? [] };
}

test('no answer that is none ever replaces a good configuration', async ({ page, context, line }) => {
  // What else is asked for stays unanswered: one good answer would say that the server is there.
  await context.route(/\/lobbyTips$/, () => undefined);
  for (const [name, reply] of Object.entries(BAD_ANSWERS)) {
    await test.step(`a first visit has nothing to fall back on, and says so: ${name}`, async () => {
      line.reply(CONFIG, reply);
      await page.goto(line.url);
      const told = isForeign(reply)
        ? message(page, 'app.lineForeign')
        : message(page, 'app.serverFailed').or(message(page, 'app.loadFailed'));
      await expect(told, name).toBeVisible();
    });
  }
  line.mend();
  await tryAgain(page);
  await expect(firstTile(page)).toBeVisible();
  await offlineReady(page);
  // How many games are hot is told with their list alone, and a good answer without it may still be on its way.
  const configOf = async () => ({
    ...(await readTable<{ config: object }>(page, 'config'))[0]?.config,
    hotGameCount: 'not compared',
  });
  for (const [name, reply] of Object.entries(BAD_ANSWERS)) {
    await test.step(`a later one goes on with what it has, and says how old it is: ${name}`, async () => {
      const [before, games] = [await keptOf(page), await readTable(page, 'games')];
      expect(before.version).toMatch(/^[0-9a-f]{12}$/);
      const config = await configOf();
      line.reply(CONFIG, reply);
      await reload(page);
      await expect(tiles(page).first(), name).toBeVisible();
      const told = message(page, isForeign(reply) ? 'lobby.portal' : 'lobby.unreachable');
      await expect(told, name).toBeVisible();
      expect(await keptOf(page)).toEqual(before);
      expect(await readTable(page, 'games')).toEqual(games);
      expect(await configOf()).toEqual(config);
      line.mend();
      await tryAgain(page);
      await expect(told, name).toBeHidden();
    });
  }
});

test('a portal that answers everything never becomes the app', async ({ page, line }) => {
  await openLobby(page, line.url);
  await offlineReady(page);
  line.reply(/.*/, { type: 'text/html', body: PORTAL });
  for (const address of ['/lobby/home', '/terms-of-use', '/']) {
    await page.goto(line.url + address);
    await expect(page.getByRole('main')).toBeVisible();
  }
  await expect(message(page, 'lobby.portal')).toBeVisible();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined));
  await reload(page);
  await expect(tiles(page).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
});

test('a picture that is a portal’s page is not kept as a picture', async ({ page, line }) => {
  line.reply(/gameIconV2/, { type: 'text/html', body: PORTAL });
  await openLobby(page, line.url);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await reload(page);
  await expect(firstTile(page)).toBeVisible();
  await expect.poll(() => line.seen.filter((request) => request.includes('gameIconV2/1001')).length).toBeGreaterThan(1);
  line.mend();
  await reload(page);
  await offlineReady(page);
  const types = await page.evaluate(async () => {
    const icons = await caches.open('icons');
    const replies = await Promise.all(
      (await icons.keys()).map((request) => icons.match(request, { ignoreVary: true })),
    );
    return [...new Set(replies.map((reply) => reply?.headers.get('content-type')?.split('/')[0]))];
  });
  expect(types).toEqual(['image']);
});

const seeAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

for (const [file, pattern, when, comeAgain] of [
  ['a script', /\/assets\/(pack|system)-/, 'the next look at the page', seeAgain],
  ['the document', /\/index\.html$/, 'the next visit', reload],
] as const) {
  test(`a portal’s page in the place of ${file} is not installed, and ${when} tries again`, async ({ page, line }) => {
    line.reply(pattern, { type: 'text/html', body: PORTAL });
    await openLobby(page, line.url);
    await expect.poll(() => line.seen.some((request) => pattern.test(request))).toBe(true);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null))
      .toBeNull();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    line.mend();
    await comeAgain(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await reload(page);
    await offlineReady(page);
    line.cut();
    await page.goto(`${line.url}/lobby/notice`);
    await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
  });
}
