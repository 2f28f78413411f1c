/** The testers' kit itself: each of its faults is met by the page and by the service worker alike. */
import type { BrowserContext, Page } from '@playwright/test';
import { offlineReady } from '../kit/device.ts';
import { newPlayer } from '../kit/new-player.ts';
import { firstTile, hotGames, message, openLobby, reload } from '../kit/pages.ts';
import { expect, test } from '../kit/testers/perya-test.ts';

const PROBE = '/prod-api-2/app/v1/anonymous/getCustomerServices';

/** Runs in a page or in a service worker. */
async function probe(url: string): Promise<string> {
  try {
    const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    return /json/.test(reply.headers.get('content-type') ?? '') ? 'answered' : 'something else';
  } catch {
    return 'failed';
  }
}

const SETTINGS = '/sandbox/settings';

/** Runs in a page or in a service worker. */
async function timed(url: string): Promise<number> {
  const from = performance.now();
  await (await fetch(url, { cache: 'no-store' })).arrayBuffer();
  return performance.now() - from;
}

const bothOf = async (page: Page, context: BrowserContext): Promise<string[]> => {
  const [worker] = context.serviceWorkers();
  return Promise.all([page.evaluate(probe, PROBE), worker?.evaluate(probe, PROBE) ?? 'no service worker']);
};

async function installed(page: Page): Promise<void> {
  await openLobby(page);
  await offlineReady(page);
}

test('network.offline(), online(), captivePortal(), slow() and dead(): page and service worker meet each alike', async ({
  page,
  context,
  line,
  network,
}) => {
  await installed(page);
  const [worker] = context.serviceWorkers();
  const told = async (): Promise<unknown[]> =>
    Promise.all([page.evaluate(() => navigator.onLine), worker?.evaluate('navigator.onLine')]);
  await test.step('offline: both are cut off and told', async () => {
    expect(await bothOf(page, context)).toEqual(['answered', 'answered']);
    await network.offline();
    expect(await bothOf(page, context)).toEqual(['failed', 'failed']);
    await expect.poll(told).toEqual([false, false]);
    const document = await reload(page);
    expect(document?.fromServiceWorker()).toBe(true);
    await expect(firstTile(page)).toBeVisible();
    await expect(message(page, 'lobby.offline')).toBeVisible();
    await network.online();
    expect(await bothOf(page, context)).toEqual(['answered', 'answered']);
    await expect.poll(told).toEqual([true, true]);
    await expect(message(page, 'lobby.offline')).toBeHidden();
  });
  await test.step('captive portal: its page never becomes the app, nor an answer', async () => {
    await network.captivePortal();
    expect(await bothOf(page, context)).toEqual(['something else', 'something else']);
    await page.goto('/terms-of-use');
    await expect(page.getByRole('main')).toBeVisible();
    await page.goto('/');
    await expect(firstTile(page)).toBeVisible();
    await expect(message(page, 'lobby.portal')).toBeVisible();
    await network.online();
    expect(await bothOf(page, context)).toEqual(['answered', 'answered']);
  });
  await test.step('slow: both wait for the same line', async () => {
    await network.slow({ down: 1_000, up: 1_000, latency: 300 });
    const tookMs = [await page.evaluate(timed, SETTINGS), (await worker?.evaluate(timed, SETTINGS)) ?? 0];
    for (const ms of tookMs) expect(ms).toBeGreaterThan(300);
    await network.online();
  });
  await test.step('dead: what is asked is never answered, and what is kept is there', async () => {
    await network.dead();
    const before = line.seen.length;
    await reload(page);
    await expect(firstTile(page)).toBeVisible();
    await expect.poll(() => line.seen.slice(before).join()).toContain('appConfig');
    await network.online();
  });
});

test('a game opens on the kit’s own address too, as the example in its README does', async ({ page, request }) => {
  const { account, password } = await newPlayer(request);
  await page.goto('/login');
  await page.getByLabel('Username or phone').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /agree/ }).check();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page
    .getByRole('link', { name: /^Lucky Sevens/ })
    .first()
    .click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
});

test('network.flaky(): the same seed loses the same requests, the page’s and the worker’s', async ({
  page,
  context,
  network,
}) => {
  await installed(page);
  const [worker] = context.serviceWorkers();
  const twenty = async (probeUrl: string): Promise<string> => {
    const ends: string[] = [];
    for (let at = 0; at < 20; at++) {
      ends.push(
        await fetch(`${probeUrl}?${at}`).then(
          () => 'x',
          () => '-',
        ),
      );
    }
    return ends.join('');
  };
  const runs: string[] = [];
  for (const run of [() => page.evaluate(twenty, SETTINGS), () => worker?.evaluate(twenty, SETTINGS)]) {
    for (const seed of [7, 7, 8]) {
      await network.flaky({ loss: 0.4, seed });
      runs.push((await run()) ?? '');
    }
  }
  const [first, again, other, ofWorker, , otherOfWorker] = runs;
  expect(first).toMatch(/x/);
  expect(first).toMatch(/-/);
  expect([again, ofWorker]).toEqual([first, first]);
  expect(other).not.toBe(first);
  expect(otherOfWorker).toBe(other);
  expect(network.lost.length).toBeGreaterThan(0);
});

test('worker.stop() ends it, and the next event starts it, connected with its pages; version() and update() say which one it is', async ({
  page,
  context,
  network,
  worker,
}) => {
  await installed(page);
  const [running] = context.serviceWorkers();
  await running?.evaluate('self.isMarked = true');
  const before = await worker.version();
  expect(before).toMatch(/^[\w-]{8}$/);
  await worker.stop();
  expect(await worker.version()).toBe(before);
  // One that is asked in the moment in which it starts anew gives no answer.
  const marks = () =>
    Promise.all(context.serviceWorkers().map((one) => one.evaluate('self.isMarked').catch(() => 'none')));
  await expect.poll(marks).toEqual([undefined]);
  await network.offline();
  await worker.stop();
  await network.online();
  expect(await bothOf(page, context)).toEqual(['answered', 'answered']);
  expect(await worker.update()).toBe(false);
});

test('[SW-09, SW-10] store, outgoing, sync: a heart off line waits, is sent once when told, and an evicted store is empty', async ({
  page,
  request,
  line,
  network,
  outgoing,
  store,
  sync,
}) => {
  const { token } = await newPlayer(request);
  await installed(page);
  await page.evaluate((text) => localStorage.setItem('ACCESS_TOKEN', text), token);
  await reload(page);
  await expect(page.getByRole('button', { name: 'Refresh balance' })).toBeVisible();
  await expect.poll(async () => (await store.read('me')).length).toBe(1);
  const sent = line.watch(/\/gameLike$/);
  await network.offline();
  const heart = hotGames(page)
    .getByRole('button', { name: /^Favorite: ./ })
    .first();
  for (const isFavorite of [true, false, true]) {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', String(isFavorite));
    await expect.poll(async () => (await store.read('favourites'))[0]?.['wanted']).toBe(isFavorite);
  }
  await expect.poll(async () => (await outgoing.waiting()).favorites.length).toBe(1);
  expect((await sync.run()).favorites).toMatchObject([{ wanted: true, confirmed: false }]);
  // The screen for support lists it as well, by name.
  await page.goto('/test');
  const list = page.getByRole('region', { name: 'Waiting to be sent' });
  await expect(list).toContainText(/Add .+ to favorites/);
  await page.close();
  expect((await outgoing.waiting()).favorites).toHaveLength(1);
  await network.online();
  // One at a time looks at what waits, so another try of its own may be in the way of this one.
  await expect.poll(async () => (await sync.run()).favorites).toEqual([]);
  expect(sent.map(({ body }) => (JSON.parse(body) as { like: number }).like)).toEqual([1]);
  await expect(store.read('no-such-table')).rejects.toThrow('There are:');
  await network.offline();
  await store.evict();
  expect(await store.read('games')).toEqual([]);
});
