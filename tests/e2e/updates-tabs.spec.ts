import type { Page } from '@playwright/test';
import { HOUR_MS } from '#shared/durations.ts';
import { visit } from '../kit/addresses.ts';
import { offlineReady } from '../kit/device.ts';
import { game, standInForGames } from '../kit/game-frame.ts';
import type { Line } from '../kit/line.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer } from '../kit/new-player.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { message, openLobby } from '../kit/pages.ts';
import { removeScratch, scratchFolder } from '../kit/scratch.ts';
import { loginForm, signIn } from '../kit/sign-in.ts';
import { beSignedIn } from '../kit/signed-in.ts';

test.afterAll(removeScratch);

const notice = (page: Page) => message(page, 'app.updateReady');
const update = (page: Page) => page.getByRole('button', { name: 'Update' });

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

/** From now on the server has another version, and the browser has it waiting. */
async function deploy(page: Page, line: Line, version = 'the next one'): Promise<void> {
  line.alter(/^\/sw\.js/, (script) => `self.VERSION = '${version}';\n${script}`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed');
}

const versionInCharge = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { active, waiting } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && !waiting;
  });

test('[SW-15] no update is offered over a game; it is, once the game is left', async ({
  page,
  context,
  line,
  request,
  baseURL,
}) => {
  await standInForGames(context, baseURL);
  await signIn(page, await newPlayer(request), line.url);
  await offlineReady(page);
  await visit(page, '/start?gameId=1001');
  await expect(game(page).getByText('A game')).toBeVisible();
  const loads = countLoads(page);
  await deploy(page, line);
  // Another tab sees it, so it is there to be offered.
  const other = await context.newPage();
  await other.goto(`${line.url}/about`);
  await expect(notice(other)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await visit(page, '/about');
  await expect(notice(page)).toBeVisible();
  expect(loads()).toBe(0);
});

test('[SW-15] no update is offered while something typed would be lost', async ({ page, context, line }) => {
  await openLobby(page, line.url);
  await offlineReady(page);
  await visit(page, '/login');
  const form = loginForm(page);
  await form.password.fill('half a passw');
  await deploy(page, line);
  // Another tab sees it, so it is there to be offered.
  const other = await context.newPage();
  await other.goto(`${line.url}/about`);
  await expect(notice(other)).toBeVisible();
  await other.close();
  await expect(notice(page)).toHaveCount(0);
  await form.password.fill('');
  await expect(notice(page)).toBeVisible();
  await form.account.fill('maria');
  await expect(notice(page)).toHaveCount(0);
  // What was typed goes with its form.
  await visit(page, '/about');
  await expect(notice(page)).toBeVisible();
});

test('[SW-15] of two tabs the one that agrees reloads, the other is told and loses nothing', async ({
  page,
  context,
  line,
}) => {
  await openLobby(page, line.url);
  await offlineReady(page);
  // A banner that comes in the moment of the take-over would start the old service worker again.
  await visit(page, '/about');
  const other = await context.newPage();
  await other.goto(`${line.url}/login`);
  await loginForm(other).account.fill('maria21');
  const [loads, otherLoads] = [countLoads(page), countLoads(other)];
  await deploy(page, line);
  await update(page).click();
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('heading', { name: 'About Perya' })).toBeVisible();
  await expect.poll(() => versionInCharge(page)).toBe(true);
  await expect(notice(page)).toHaveCount(0);

  await expect(loginForm(other).account).toHaveValue('maria21');
  expect(otherLoads()).toBe(0);
  // Its own screens go on opening, from the version it was loaded with.
  await visit(other, '/about');
  await expect(other.getByRole('heading', { name: 'About Perya' })).toBeVisible();
  await update(other).click();
  await expect.poll(otherLoads).toBe(1);
  await expect(other.getByRole('heading', { name: 'About Perya' })).toBeVisible();
  await expect(notice(other)).toHaveCount(0);
  expect([loads(), otherLoads()]).toEqual([1, 1]);
});

test('[SW-15] a version that waits is in charge at the next cold start, without a word or a reload', async ({
  playwright,
  launchOptions,
  line,
}) => {
  const profile = scratchFolder();
  const start = () => playwright.chromium.launchPersistentContext(profile, launchOptions);
  const before = await start();
  const page = before.pages()[0] ?? (await before.newPage());
  await openLobby(page, line.url);
  await offlineReady(page);
  await deploy(page, line);
  await expect(notice(page)).toBeVisible();
  await before.close();

  const after = await start();
  const next = after.pages()[0] ?? (await after.newPage());
  const loads = countLoads(next);
  await openLobby(next, line.url);
  await offlineReady(next);
  await expect.poll(() => versionInCharge(next)).toBe(true);
  // The one before it may end before it answers.
  const versions = () =>
    Promise.all(after.serviceWorkers().map((worker) => worker.evaluate('self.VERSION').catch(() => 'gone')));
  await expect.poll(versions).toContain('the next one');
  await expect(notice(next)).toHaveCount(0);
  expect(loads()).toBe(1);
  await after.close();
});

test('an app that stays open for days looks for updates: hourly at most, and never off line', async ({
  page,
  context,
  line,
}) => {
  await page.clock.install();
  await beSignedIn(context);
  await openLobby(page, line.url);
  await offlineReady(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const looks = (): number => line.seen.filter((request) => request.startsWith('GET /sw.js')).length;
  const beats = (): Promise<unknown> => page.waitForRequest('**/app/v1/online');
  const before = looks();
  const lookedAt = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  await lookedAt();
  const [beat] = await Promise.all([beats(), page.clock.fastForward(HOUR_MS / 2)]);
  expect(beat).toBeDefined();
  expect(looks()).toBe(before);

  // A heartbeat that is answered is enough: the player need not look.
  await page.clock.fastForward(HOUR_MS / 2 + 60_000);
  await expect.poll(looks).toBe(before + 1);
  await lookedAt();

  await goOffline(context);
  await page.clock.fastForward(2 * HOUR_MS);
  await lookedAt();
  expect(looks()).toBe(before + 1);
  await goOnline(context);
  await expect.poll(looks).toBe(before + 2);
});
