import type { BrowserContext, Page, Route } from '@playwright/test';
import { aVisit, game, gameOrigin, standInForGames } from '../kit/game-frame.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { closeSheet, openLobby, tile } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { beSignedIn } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

const OK = { code: 200, errcode: 0 };

test.beforeEach(async ({ context }) => {
  await beSignedIn(context, { coin: 128_450 });
  await replyTo(context, 'playState', aVisit);
});

async function openGame(page: Page): Promise<void> {
  await tile(page, 1001).getByRole('link').click();
  await expect(game(page).getByText('A game')).toBeVisible();
}

async function leaveGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(/\/lobby\/home$/);
}

/** Bets, wins and net, as the menu of the game tells them. */
async function expectSums(page: Page, sums: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await expect(page.getByRole('definition')).toHaveText(sums);
  await closeSheet(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The launch is answered when the test says so. */
async function holdLaunch(context: BrowserContext): Promise<(url: string) => Promise<void>> {
  const held: Route[] = [];
  await context.route(/\/startGame$/, (route) => void held.push(route));
  return async (url) => {
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.fulfill({ status: 200, json: { ...OK, url, sessionId: 's1', realityCheckMinutes: 60 } });
  };
}

test('[GAME-03] who leaves before the game is there leaves nothing open, and was in no game', async ({
  page,
  context,
  baseURL,
}) => {
  const left = await replyTo(context, 'exitGame', OK);
  const answerLaunch = await holdLaunch(context);
  await openLobby(page);
  await tile(page, 1001).getByRole('link').click();
  await leaveGame(page);
  await expect.poll(() => left.asked.length).toBe(1);
  await answerLaunch(`${gameOrigin(baseURL)}/play?launch=${'x'.repeat(24)}`);
  // What the server has opened after the goodbye is closed by another one.
  await expect.poll(() => left.asked.length).toBe(2);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('playing'))).toBeNull();
  const locks = () => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? []);
  await expect.poll(locks).not.toContain('perya-playing');
});

test('sums run on like the clock beside them, and begin anew with it', async ({ page, context, baseURL }) => {
  await page.clock.install();
  await standInForGames(context, baseURL);
  await openLobby(page);
  await openGame(page);
  await expectSums(page, ['₱420.00', '₱365.50', '-₱54.50']);
  await leaveGame(page);
  await page.clock.runFor('04:00');
  await replyTo(context, 'playState', { ...aVisit, sessionId: 's2', bet: 1_000, win: 0 });
  await openGame(page);
  await expectSums(page, ['₱430.00', '₱365.50', '-₱64.50']);
  await leaveGame(page);
  await page.clock.runFor('06:00');
  await replyTo(context, 'playState', { ...aVisit, sessionId: 's3', bet: 2_000, win: 500 });
  await openGame(page);
  await expectSums(page, ['₱20.00', '₱5.00', '-₱15.00']);
});

test('what one player has bet is nothing for the next, who came in another tab', async ({ page, context, baseURL }) => {
  await standInForGames(context, baseURL);
  await openLobby(page);
  await openGame(page);
  await expectSums(page, ['₱420.00', '₱365.50', '-₱54.50']);
  await leaveGame(page);
  await page.evaluate(() => {
    localStorage.setItem('ACCESS_TOKEN', 'a-token-of-somebody-else');
    dispatchEvent(new StorageEvent('storage', { key: 'ACCESS_TOKEN' }));
  });
  await replyTo(context, 'playState', { ...aVisit, sessionId: 's2', bet: 1_000, win: 0 });
  await openGame(page);
  await expectSums(page, ['₱10.00', '₱0.00', '-₱10.00']);
});
