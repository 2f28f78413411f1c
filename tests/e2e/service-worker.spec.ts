import { allRows } from '#contract/index.ts';
import type { Response } from '@playwright/test';
import { withConfig } from '../kit/config-reply.ts';
import { cachedText, cachedUrls, offlineReady, storedFact } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { firstTile, message, openLobby, reload, waitForPictures } from '../kit/pages.ts';

const KEPT_CONFIG = '/prod-api-2/kept/config';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('[SW-02, SW-14] a later visit comes from the kept shell, on line and off, and its calls pass through the service worker', async ({
  page,
  context,
  line,
}) => {
  await openLobby(page, line.url);
  await offlineReady(page);
  const before = line.seen.length;
  const answer = page.waitForResponse('**/anonymous/appConfig');
  const navigation = await reload(page);
  expect(navigation?.fromServiceWorker(), 'the document').toBe(true);
  expect((await answer).fromServiceWorker(), 'the call').toBe(true);
  await expect(firstTile(page)).toBeVisible();
  expect(line.seen.slice(before)).not.toContain('GET /lobby/home');

  await goOffline(context);
  for (const address of ['/lobby/notice', '/terms-of-use', '/']) {
    const opened = await page.goto(line.url + address);
    expect(opened?.fromServiceWorker(), address).toBe(true);
    await expect(page.getByRole('main')).toBeVisible();
  }
});

test('a first visit asks for 25 scripts and styles at most, none twice; what no screen needs yet comes in one of them', async ({
  page,
  line,
}) => {
  await openLobby(page, line.url);
  await offlineReady(page);
  const asked = line.seen.flatMap((one) => /^GET (\/assets\/.+\.(?:js|css))$/.exec(one)?.[1] ?? []);
  expect(asked.filter((path, at) => asked.indexOf(path) < at)).toEqual([]);
  expect(asked.length + ['/sw.js'].length).toBeLessThanOrEqual(25);
  const pack = asked.find((path) => path.startsWith('/assets/pack-')) ?? '';
  const [index = ''] = (await (await page.request.get(line.url + pack)).text()).split('\n');
  const packed = (JSON.parse(index) as [url: string, bytes: number][]).map(([url]) => url);
  expect(packed.length).toBeGreaterThan(20);
  expect(packed.filter((path) => asked.includes(path))).toEqual([]);
  expect(await cachedUrls(page, 'shell')).toEqual(expect.arrayContaining(packed));
});

test('[SW-03, SW-06] without network the pictures come from the service worker, and the kept configuration alone brings the lobby back', async ({
  page,
  context,
}) => {
  await openLobby(page);
  await offlineReady(page);
  await goOffline(context);
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await reload(page);
  await waitForPictures(page);
  const icons = answers.filter((response) => response.url().includes('/gameIconV2/'));
  expect(icons.length).toBeGreaterThanOrEqual(9);
  for (const icon of icons) {
    expect([icon.status(), icon.fromServiceWorker()]).toEqual([200, true]);
    expect(icon.url()).toMatch(/\?v=\d+/);
  }
  // Everything else that the device had is gone, so nothing but the service worker can answer.
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
  });
  await reload(page);
  await expect(firstTile(page)).toBeVisible();
  await expect(message(page, 'lobby.offline')).toHaveText(/Last updated .*\d\d:\d\d/);
  await page.getByRole('tab', { name: 'Slots', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Slots games' }).getByRole('listitem').first()).toBeVisible();
});

test('[SW-04] reply and list lie under addresses of their own, never under a POST', async ({ page, context }) => {
  const said: string[] = [];
  context.on('console', (line) => said.push(line.text()));
  await openLobby(page);
  await offlineReady(page);
  await reload(page);
  await expect(firstTile(page)).toBeVisible();
  await expect
    .poll(async () => (await cachedUrls(page, 'api')).toSorted())
    .toEqual([KEPT_CONFIG, expect.stringMatching(/^\/prod-api-2\/kept\/games\?version=[0-9a-f]{12}$/)]);
  const methods = await page.evaluate(async () => {
    const found = new Set<string>();
    for (const name of await caches.keys()) {
      for (const { method } of await (await caches.open(name)).keys()) found.add(method);
    }
    return [...found];
  });
  expect(methods).toEqual(['GET']);
  expect(JSON.parse((await cachedText(page, KEPT_CONFIG)) ?? '')).not.toHaveProperty('appGameList');
  expect(said.filter((text) => text.includes('POST'))).toEqual([]);
});

test('[SW-05] an unchanged list is not sent again, a page that lacks it still gets it, and a new one takes its place', async ({
  page,
  context,
  line,
}) => {
  const versions = async (): Promise<string[]> =>
    (await cachedUrls(page, 'api')).filter((url) => url.includes('kept/games')).map((url) => url.split('=')[1] ?? '');
  await openLobby(page, line.url);
  await offlineReady(page);
  await expect.poll(versions).toEqual([await storedFact(page, 'gameListVersion')]);
  const sizes: number[] = [];
  line.alter(/appConfig/, (body) => {
    sizes.push(body.length);
    return body;
  });
  await page.evaluate(() => localStorage.removeItem('gameListVersion'));
  const answer = page.waitForResponse('**/anonymous/appConfig');
  await reload(page);
  const body = (await (await answer).json()) as { appGameList: unknown[] };
  expect(body.appGameList.length).toBeGreaterThanOrEqual(1_000);
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThan(JSON.stringify(body.appGameList).length / 2);

  await withConfig(context, (config) => (config.gameListVersion = 'v2'));
  await reload(page);
  await expect.poll(versions).toEqual(['v2']);
});

test('[SW-07] no more than 300 pictures are kept, and the one unused for longest goes first', async ({
  page,
  context,
}) => {
  await context.route('**/gameIconV2/*', (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }));
  await openLobby(page);
  await offlineReady(page);
  await page.evaluate(async () => {
    const load = (id: number): Promise<unknown> => fetch(`/gameIconV2/${id}.png?v=1&w=240`);
    await load(50_000);
    await load(50_001);
    for (let batch = 0; batch < 8; batch++) {
      await Promise.all(Array.from({ length: 50 }, (_, at) => load(60_000 + batch * 50 + at)));
      await load(50_000);
    }
  });
  // What is answered is kept a moment later, and only then does another one go.
  const kept = async () => {
    const urls = await cachedUrls(page, 'icons');
    const has = (id: number) => urls.includes(`/gameIconV2/${id}.png?v=1&w=240`);
    return { count: urls.length, inUse: has(50_000), last: has(60_399), unused: has(50_001) };
  };
  await expect.poll(kept).toEqual({ count: 300, inUse: true, last: true, unused: false });
});

test('[SW-13] money and identity are never kept, never queued and never sent later', async ({
  page,
  context,
  line,
}) => {
  const paths = allRows()
    .filter((row) => row.policy.kind === 'network')
    .map((row) => `/prod-api-2${row.path}`);
  const named = 'recharge3 exchange accountLogin accountRegist4 accountRegist smsSend addKyc uploadKyc startGame';
  const claims = 'appChristmasUserReceive loginBonus3UserReceive appRechargeBonusCollection9Receive';
  for (const name of `${named} ${claims}`.split(' ')) expect(paths).toContain(`/prod-api-2/app/v1/${name}`);
  const post = (urls: string[]): Promise<string[]> =>
    page.evaluate(
      (all) =>
        Promise.all(
          all.map((url) =>
            fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).then(
              () => 'answered',
              () => 'failed',
            ),
          ),
        ),
      urls,
    );
  await openLobby(page, line.url);
  await offlineReady(page);
  expect(new Set(await post(paths))).toEqual(new Set(['answered']));
  const keptBefore = await cachedUrls(page, 'api');
  expect(keptBefore.filter((url) => !url.startsWith('/prod-api-2/kept/'))).toEqual([]);

  await goOffline(context);
  expect(new Set(await post(paths))).toEqual(new Set(['failed']));
  const sent = line.seen.length;
  await goOnline(context);
  // The app's own question is the sign that whatever waits for the network has been let go.
  await expect.poll(() => line.seen.slice(sent).join()).toContain('appConfig');
  await expect(message(page, 'lobby.offline')).toBeHidden();
  expect(line.seen.slice(sent).filter((request) => paths.some((path) => request.endsWith(path)))).toEqual([]);
  await expect.poll(async () => (await cachedUrls(page, 'api')).toSorted()).toEqual(keptBefore.toSorted());
});
