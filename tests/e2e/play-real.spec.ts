import type { APIRequestContext, Page } from '@playwright/test';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { roundEnds } from '../kit/bundled-games.ts';
import { offlineReady } from '../kit/device.ts';
import { game } from '../kit/game-frame.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline, listCalls } from '../kit/network.ts';
import { newPlayer } from '../kit/new-player.ts';
import { message, tile } from '../kit/pages.ts';
import { sendLogin, signIn } from '../kit/sign-in.ts';

const spin = (page: Page) => game(page).getByRole('button', { name: 'Spin' });
const openSlot = async (page: Page): Promise<void> => {
  await tile(page, 1001).getByRole('link').first().click();
  await expect(spin(page)).toBeEnabled();
};

/** How the ledger has the player's last visit, asked with the token of their browser. */
async function visitOf(page: Page, request: APIRequestContext) {
  const token = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'));
  return async () => {
    const reply = await request.post('/prod-api-2/app/v1/playState', {
      data: {},
      headers: { authorization: `Bearer ${token}`, fingerprint: 'a-tester-of-games' },
    });
    return (await reply.json()) as { isOpen: number; rounds: number; bet: number; coin: number };
  };
}

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a round at the bundled games moves the balance, the history and the record', async ({ page, request }) => {
    await signIn(page, await newPlayer(request));
    const visit = await visitOf(page, request);
    await openSlot(page);
    await spin(page).click();
    await expect.poll(async () => (await visit()).rounds).toBe(1);
    expect((await visit()).bet).toBeGreaterThan(0);
    await roundEnds(page);
    // In the game’s own bar: home, hidden behind it, may say the same.
    const shown = page.locator('.play').getByText(/^Balance ₱[\d,.]+, as of/);
    const isShown = async () => {
      const balance = formatPesos(cents((await visit()).coin));
      return (await shown.textContent())?.startsWith(`Balance ${balance}, `);
    };
    await expect.poll(isShown).toBe(true);
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page.getByRole('navigation', { name: 'Continue playing' }).getByText('Lucky Sevens')).toBeVisible();
    await expect.poll(async () => Boolean((await visit()).isOpen)).toBe(false);
  });

  test('games begin with sound, and letters are larger, where the player has chosen so', async ({ page, request }) => {
    await page.addInitScript(() => {
      // A frame of another origin keeps its own facts.
      if (window.top === window)
        for (const [name, value] of [
          ['gameSound', '1'],
          ['textSize', '150'],
        ] as const)
          localStorage.setItem(name, value);
    });
    await signIn(page, await newPlayer(request));
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--reader'))).toBe('24px');
    await openSlot(page);
    await expect(game(page).locator('.icon-sound')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a tab that is closed ends the visit as well', async ({ page, request }) => {
    await signIn(page, await newPlayer(request));
    const visit = await visitOf(page, request);
    await openSlot(page);
    expect(Boolean((await visit()).isOpen)).toBe(true);
    await page.close({ runBeforeUnload: true });
    await expect.poll(async () => Boolean((await visit()).isOpen)).toBe(false);
  });

  test('a page that crashed in a game leads back to it, once', async ({ page, context, request }) => {
    await signIn(page, await newPlayer(request));
    await openSlot(page);
    const devtools = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // It is never answered: who would answer has crashed.
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    const next = await context.newPage();
    await next.goto('/');
    const card = next.getByRole('region', { name: 'Still in Lucky Sevens?' });
    await expect(card).toBeVisible();
    await card.getByRole('link', { name: 'Resume' }).click();
    await expect(spin(next)).toBeEnabled();
    await next.getByRole('button', { name: 'Leave the game' }).click();
    await expect(next).toHaveURL(/\/lobby\/home$/);
    await expect(card).toHaveCount(0);
  });

  test('an address of a game leads through sign-in to the game, with home behind it', async ({ page, request }) => {
    const player = await newPlayer(request);
    await page.goto('/start?gameId=1001');
    await expect(page).toHaveURL(/\/login$/);
    await sendLogin(page, player);
    await expect(page).toHaveURL(/\/start\?gameId=1001$/);
    await expect(spin(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(/\/lobby\/home$/);
  });
});

test('without a line the launch says so, and is tried again by a tap only', async ({ page, context, request }) => {
  await signIn(page, await newPlayer(request));
  await offlineReady(page);
  await goOffline(context);
  await page.goto('/start?gameId=1001');
  await expect(message(page, 'common.offline')).toBeVisible();
  const calls = listCalls(page);
  const launches = () => calls.filter((call) => call.url().endsWith('/startGame')).length;
  await goOnline(context);
  // The app has heard of it, and asks what it asks by itself.
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(launches()).toBe(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(spin(page)).toBeEnabled();
  expect(launches()).toBe(1);
});
