/**
 * A service worker that does harm, and the switch that takes it away. Whatever it does to the pages, one navigation and
 * one reload of the player's must be enough, and what waits to be sent must be sent afterwards, once.
 */
import type { Page } from '@playwright/test';
import { endAll } from '../kit/child.ts';
import { offlineReady, readTable } from '../kit/device.ts';
import { favoritesAtServer } from '../kit/favorites-at-server.ts';
import type { Line } from '../kit/line.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer } from '../kit/new-player.ts';
import { firstTile, hotGames, message, reload } from '../kit/pages.ts';
import { buildReleases, deploy, type Deployment } from '../kit/releases.ts';
import { runs } from '../kit/runs.ts';
import { removeScratch } from '../kit/scratch.ts';
import { balance, signIn } from '../kit/sign-in.ts';

const ROUNDS = runs(1, 10);
/** A browser looks for another service worker a moment after a navigation. */
const PATIENCE_MS = 30_000;
const AT_ONCE = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));`;

/** What a release could have done wrong. */
const POISONS = {
  'that fails every request': async () => `${AT_ONCE}
addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('poisoned'))));`,
  'that shows an old page for ever': async (url: string) => `${AT_ONCE}
const page = ${JSON.stringify(await oldPage(url))};
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(new Response(page, { headers: { 'content-type': 'text/html' } }));
});`,
} satisfies Record<string, (url: string) => Promise<string>>;

/** Our own document of a release whose scripts are gone everywhere. */
async function oldPage(url: string): Promise<string> {
  const html = await (await fetch(`${url}/`, { headers: { accept: 'text/html' } })).text();
  return html.replaceAll('/assets/index-', '/assets/old-index-');
}

let killer: Deployment;

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ baseURL }) => {
  const [folder] = await buildReleases(1);
  killer = await deploy(folder ?? '', { api: baseURL ?? '', env: { SW_KILL: '1' } });
});

test.afterAll(async () => {
  await endAll();
  removeScratch();
});

for (const [harm, makePoison] of Object.entries(POISONS)) {
  for (let round = 1; round <= ROUNDS; round++) {
    test(`[SW-15] a service worker ${harm} is taken away, and nothing that waits is lost (${round})`, async ({
      page,
      line,
      request,
      complaints,
    }) => {
      const poison = await makePoison(line.url);
      const player = await newPlayer(request);
      // From the start: what was sent before may be answered late, and waits no more.
      refuseWhatWaits(line);
      await signIn(page, player, line.url);
      await offlineReady(page);
      await likeWhatIsNotSent(page, line);
      const before = await waitingRows(page);
      expect(before.hearts).toHaveLength(1);
      const good = line.upstreamPort;

      await poisonWith(page, line, poison);
      await expectHarm(page, line);

      // The operator pulls the switch; the player comes, and if nothing is there yet, comes once more.
      const isGone = await watchRegistration(page, line);
      line.mend();
      refuseWhatWaits(line);
      line.upstreamPort = killer.port;
      const visit = await page.goto(line.url).then(
        () => 'opened',
        (error: unknown) => String(error),
      );
      await expect.poll(isGone, { message: `the visit was ${visit}` }).toBe(true);
      // The last thing that the switch does is to load the pages anew, which may take the place of this load.
      if (!(await firstTile(page).isVisible())) await page.goto(line.url).catch(() => undefined);
      await expect(firstTile(page)).toBeVisible();
      await expect(balance(page)).toBeVisible();
      await expect(async () => {
        const { hearts, events } = await waitingRows(page);
        expect(hearts).toEqual(before.hearts);
        expect(events).toEqual(expect.arrayContaining(before.events));
      }).toPass();

      // With the switch back, a good service worker takes over again, and all that waits is sent.
      line.mend();
      line.upstreamPort = good;
      // A browser may keep the switch for one page more, which loads itself anew as soon as it speaks to it.
      const heartsLeft = () =>
        waitingRows(page).then(
          ({ hearts }) => hearts,
          () => 'the page is on its way',
        );
      await page.goto(line.url);
      await expect.poll(heartsLeft).toEqual([]);
      // The page that was left may have sent it as well; under one key it is done once.
      expect(await favoritesAtServer(request, player.token)).toEqual(before.hearts.map(({ gameId }) => gameId));
      // What that page has registered in its last moment may be gone with it; then the next opening brings it.
      if (!(await isControlled(page))) await page.goto(line.url);
      expect(await isControlled(page)).toBe(true);
      await offlineReady(page);
      line.cut();
      await reload(page);
      await expect(firstTile(page)).toBeVisible();
      // What was poisoned has failed, and said so.
      complaints.length = 0;
    });
  }
}

/** Whether a service worker answers for the page, once a good one has had the time to be installed. */
const isControlled = (page: Page): Promise<boolean> =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state).catch(() => 'the page is on its way'), {
      timeout: PATIENCE_MS,
    })
    .toBe('activated')
    .then(
      () => true,
      () => false,
    );

const WAITING = /\/(gameLike|appEventLogClient)$/;
const refuseWhatWaits = (line: Line): void => line.reply(WAITING, { status: 500, body: '{}' });

async function likeWhatIsNotSent(page: Page, line: Line): Promise<void> {
  await hotGames(page)
    .getByRole('button', { name: /^Favorite: ./ })
    .first()
    .click();
  await expect.poll(async () => (await waitingRows(page)).hearts.length).toBe(1);
  await expect.poll(() => line.seen.some((seen) => seen.endsWith('/gameLike'))).toBe(true);
}

/**
 * The browser finds it as it finds any new version; it does not wait for the player. Chromium lets the old one end its work first, for minutes,
 * and the good one is still trying to send what is refused: so it is ended as a browser ends one that rests.
 */
async function poisonWith(page: Page, line: Line, poison: string): Promise<void> {
  // The app's own look for a new version may find it before the test's does.
  await page.evaluate(() => void Object.assign(window, { goodWorker: navigator.serviceWorker.controller }));
  line.reply(/^\/sw\.js/, { type: 'text/javascript', body: poison });
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  const look = async (): Promise<string> => {
    const found = await page.evaluate(lookForWorker);
    if (found.includes('waiting: installed')) await browser.send('ServiceWorker.stopAllWorkers');
    return found;
  };
  await expect.poll(look, { intervals: [500] }).toBe('in charge');
  await browser.detach();
}

/** Runs in the page. A look that falls together with another one finds what that one has found. */
async function lookForWorker(): Promise<string> {
  const { goodWorker } = window as { goodWorker?: ServiceWorker | null };
  const { controller, ready } = navigator.serviceWorker;
  if (controller !== goodWorker) return 'in charge';
  const registration = await ready;
  void registration.update().catch(() => undefined);
  const { installing, waiting, active } = registration;
  return `installing: ${installing?.state}, waiting: ${waiting?.state}, active: ${active?.state}`;
}

/** Nothing opens at all, or a document does whose program is nowhere. */
async function expectHarm(page: Page, line: Line): Promise<void> {
  const isOpened = await page.goto(line.url).then(
    () => true,
    () => false,
  );
  if (!isOpened) return;
  await expect(message(page, 'app.notLoaded')).toBeVisible();
  await expect(firstTile(page)).toHaveCount(0);
}

/** Whether the browser has done away with the registration since. */
async function watchRegistration(page: Page, line: Line): Promise<() => boolean> {
  const browser = await page.context().newCDPSession(page);
  let isGone = false;
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    isGone ||= registrations.some(({ isDeleted, scopeURL }) => isDeleted && scopeURL.startsWith(line.url));
  });
  await browser.send('ServiceWorker.enable');
  return () => isGone;
}

interface Heart {
  gameId: number;
  wanted: boolean;
  confirmed: boolean;
  key: string;
}

async function waitingRows(page: Page): Promise<{ hearts: Pick<Heart, 'gameId' | 'key'>[]; events: string[] }> {
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  const player = names.find((name) => name.startsWith('perya-u-'));
  const hearts = player ? await readTable<Heart>(page, 'favourites', player) : [];
  const events = await readTable<{ id: string }>(page, 'events');
  return {
    hearts: hearts.filter(({ wanted, confirmed }) => wanted !== confirmed).map(({ gameId, key }) => ({ gameId, key })),
    events: events.map(({ id }) => id),
  };
}
