import type { Page } from '@playwright/test';
import { withConfig } from '../kit/config-reply.ts';
import { keptGames, offlineReady, readTable, storedFact } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline, holdCalls, listCalls } from '../kit/network.ts';
import { logIn } from '../kit/sign-in.ts';
import { categoryTab, message, openLobby, reload, tile, tiles } from '../kit/pages.ts';

/** A mark in the page's memory that no reload survives. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);

test('[DB-01] what another tab writes, and what is known of the connection, repaints this one and loads nothing anew', async ({
  page,
  context,
}) => {
  await openLobby(page);
  await offlineReady(page);
  await mark(page);
  const calls = listCalls(page);
  await withConfig(context, (config) => {
    config.userRegisterCoin = 987_600;
    Object.assign(config.appGameList[0] ?? {}, { name: 'Painted Anew', hot: 1, hotSort: -9, showType: 0 });
  });
  const other = await context.newPage();
  await other.goto('/lobby/notice');
  await expect(tile(page, 1001)).toContainText('Painted Anew');
  await expect(page.getByRole('link', { name: 'Register' })).toContainText('₱9,876.00');
  expect(await isMarked(page)).toBe(true);
  // Of its own it asks for other things now and then, as who has won.
  expect(calls.map((call) => call.url()).filter((url) => /Config|AfterLogin/.test(url))).toEqual([]);

  await goOffline(context);
  await expect(message(page, 'lobby.offline')).toBeVisible();
  await goOnline(context);
  await expect(message(page, 'lobby.offline')).toBeHidden();
  expect(await isMarked(page)).toBe(true);
});

test('[DB-03] a database connection that the phone has dropped is opened again', async ({ page, context }) => {
  // The handles are kept where the test can drop them, as a phone does with an app in the background.
  await context.addInitScript(() => {
    const handles: IDBDatabase[] = [];
    Object.assign(window, { handles });
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...input) => {
      const request = open(...input);
      request.addEventListener('success', () => handles.push(request.result));
      return request;
    };
  });
  await openLobby(page);
  await offlineReady(page);
  await mark(page);
  const dropped = await page.evaluate(() => {
    const { handles } = window as unknown as { handles: IDBDatabase[] };
    for (const handle of handles) handle.close();
    return handles.length;
  });
  expect(dropped).toBeGreaterThan(0);
  await categoryTab(page, 'Slots').click();
  await expect(page.getByRole('list', { name: 'Slots games' }).getByRole('listitem').first()).toBeVisible();

  // And what is written after that still repaints the screen.
  await withConfig(context, (config) => (config.userRegisterCoin = 77_700));
  await goOffline(context);
  await goOnline(context);
  await expect(page.getByRole('link', { name: 'Register' })).toContainText('₱777.00');
  expect(await isMarked(page)).toBe(true);
});

test('what is known lies on the device under its names, and a later visit paints from there before any answer', async ({
  page,
  line,
}) => {
  await openLobby(page, `${line.url}/?clickid=abc`);
  await offlineReady(page);
  await test.step('facts', async () => {
    await expect.poll(() => storedFact(page, 'fingerprint')).toMatch(/^[0-9a-f]{32}$/);
    expect(await storedFact(page, 'gameListVersion')).toMatch(/^[0-9a-f]{12}$/);
    expect(await page.evaluate(() => sessionStorage.getItem('adParameters'))).toBe('{"clickid":"abc"}');
    expect(await storedFact(page, 'ACCESS_TOKEN')).toBeNull();
  });
  await test.step('tables', async () => {
    const [config] = await readTable<{ shelvedVersion: string }>(page, 'config');
    expect(config?.shelvedVersion).toBe(await storedFact(page, 'gameListVersion'));
    expect((await keptGames(page)).length).toBeGreaterThanOrEqual(1_000);
    expect(await readTable(page, 'types')).toHaveLength(6);
    expect((await readTable(page, 'brands')).length).toBeGreaterThanOrEqual(20);
  });
  await test.step('a later visit that gets no answer', async () => {
    line.hang(/^\/prod-api-2\//);
    await reload(page);
    await expect(tiles(page).first()).toBeVisible();
    await expect(message(page, 'app.loading')).toHaveCount(0);
    await categoryTab(page, 'Fish').click();
    await expect(page.getByRole('list', { name: 'Fish games' }).getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a second answer that comes before the first is kept loses no game', async ({ page, context }) => {
    const openStore = await holdCalls(context, /\/assets\/kept-store-/);
    const end = await withConfig(context, (config) => (config.maintenance = { status: 1, content: 'Soon.' }));
    await page.goto('/');
    await expect(message(page, 'system.maintenance')).toBeVisible();
    await end();
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('button', { name: 'Back to lobby' }).click();
    await expect(tiles(page).first()).toBeVisible();
    await openStore();
    await expect.poll(() => storedFact(page, 'gameListVersion')).toMatch(/^[0-9a-f]{12}$/);
    await expect(tiles(page).first()).toBeVisible();
    await expect.poll(async () => (await keptGames(page)).length).toBeGreaterThanOrEqual(1_000);
  });
});

test('the browser is asked to keep the storage after a sign-in and an installation, not before, and nobody waits for it', async ({
  page,
  context,
  player,
}) => {
  await context.addInitScript(() => {
    // As a browser that asks the person, who does not answer.
    StorageManager.prototype.persist = () => {
      sessionStorage.setItem('persistAsked', String(Number(sessionStorage.getItem('persistAsked') ?? 0) + 1));
      return new Promise(() => undefined);
    };
  });
  const asked = () => page.evaluate(() => sessionStorage.getItem('persistAsked'));
  await openLobby(page);
  await offlineReady(page);
  expect(await asked()).toBeNull();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect.poll(asked).toBe('1');
  await page.evaluate(() => sessionStorage.removeItem('persistAsked'));
  await logIn(page, player);
  await expect.poll(asked).toBe('1');
});
