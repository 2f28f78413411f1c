import type { Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { aVisit, game, gameOrigin, gameSays, standInForGames } from '../kit/game-frame.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { closeSheet, message, openLobby, piecesAreThere, tile } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { beSignedIn, heartbeatSays } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ context }) => {
  await beSignedIn(context, { coin: 128_450, appGameDataUser: { gameLikes: {}, gameHistory: [1003, 1002] } });
  await replyTo(context, 'playState', aVisit);
});

const OK = { code: 200, errcode: 0 };

async function openGame(page: Page, gameId = 1001): Promise<void> {
  await page.goto(`/start?gameId=${gameId}`);
  await expect(game(page).getByText('A game')).toBeVisible();
}

const menu = (page: Page) => page.getByRole('dialog', { name: 'Lucky Sevens' });
const openMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await expect(menu(page)).toBeVisible();
};

test('[ROUTE-19] [GAME-01] [GAME-02] a tap opens the game in a frame over the whole screen', async ({
  page,
  context,
  baseURL,
}) => {
  const started = await standInForGames(context, baseURL);
  await openLobby(page);
  await tile(page, 1001).getByRole('link').click();
  await expect(page).toHaveURL(/\/start\?gameId=1001$/);
  await expect(game(page).getByText('A game')).toBeVisible();
  expect(started.asked.map(({ body }) => body['gameId'])).toEqual([1001]);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin(?!.*allow-top-navigation)/);
  await expect(frame).toHaveAttribute('title', 'Lucky Sevens, the game');
  const edges = async () => {
    const box = await frame.boundingBox();
    return [box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)];
  };
  await expect.poll(edges).toEqual([0, 360, 740]);
});

test('between the tap and the first request of the game there is one call', async ({ page, context, baseURL }) => {
  await standInForGames(context, baseURL);
  await openLobby(page);
  // What the launch needs is loaded in a quiet moment, before anybody taps.
  await piecesAreThere(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // Whether the games' server is there is asked beside the game's first request, not before it.
    if (request.method() !== 'HEAD') requests.push(new URL(request.url()).pathname);
  });
  await tile(page, 1001).getByRole('link').click();
  await expect(game(page).getByText('A game')).toBeVisible();
  const before = requests.slice(0, requests.indexOf('/play')).filter((path) => !path.includes('gameIcon'));
  // What the visit asks by itself may fall into the same moment, and holds nothing up.
  const byItself =
    /\/(online|exitGame|playState|getActivityIds|hasMailUnread|lobbyTips|appEventLogClient|icon-192.png|banner\/.*|(?!play-)[\w.-]+\.js)$/;
  expect(before.filter((path) => !byItself.test(path))).toEqual(['/prod-api-2/app/v1/startGame']);
});

/** Every way out of a game. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'the button': (page) => page.getByRole('button', { name: 'Leave the game' }).click(),
  Back: (page) => page.goBack(),
  'the game itself': (page) => gameSays(page, { kind: 'exit' }),
  'the menu': async (page) => {
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Leave the game' }).click();
  },
};

test('[GAME-03] leaving by the button, Back, the game itself or the menu tells the server once', async ({
  page,
  context,
  baseURL,
}) => {
  await standInForGames(context, baseURL);
  const left = await replyTo(context, 'exitGame', OK);
  await openLobby(page);
  for (const [at, [how, leave]] of Object.entries(WAYS).entries()) {
    await test.step(how, async () => {
      await tile(page, 1001).getByRole('link').click();
      await expect(game(page).getByText('A game'), how).toBeVisible();
      await leave(page);
      await expect(page, how).toHaveURL(/\/lobby\/home$/);
      await expect.poll(() => left.asked.length, how).toBe(at + 1);
      expect(left.asked[at]?.headers['public']).toBe('true');
      expect(left.asked[at]?.body).not.toHaveProperty('gameId');
    });
  }
});

test('a launch that is used up is made once more, and one game after another needs no goodbye to the first', async ({
  page,
  context,
  baseURL,
}) => {
  const started = await standInForGames(context, baseURL);
  const left = await replyTo(context, 'exitGame', OK);
  await openGame(page);
  await gameSays(page, { kind: 'failed', why: 'launch' });
  await expect.poll(() => started.asked.length).toBe(2);
  await expect(game(page).getByText('A game')).toBeVisible();
  await openMenu(page);
  await menu(page).getByRole('region', { name: 'Switch to' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/gameId=1002$/);
  await expect.poll(() => started.asked.length).toBe(3);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect.poll(() => left.asked.length).toBe(1);
});

test('only the game in the frame is listened to, and its menu tells how it stands by the ledger’s word', async ({
  page,
  context,
  baseURL,
}) => {
  await standInForGames(context, baseURL);
  await openGame(page);
  await page.evaluate((origin) => {
    // From the page itself, and with another window's source, as a second frame would.
    window.postMessage({ from: 'perya-game', kind: 'exit' }, '*');
    dispatchEvent(new MessageEvent('message', { origin, data: { from: 'perya-game', kind: 'exit' } }));
  }, gameOrigin(baseURL));
  await gameSays(page, { kind: 'exit', from: 'somebody-else' });
  await gameSays(page, { kind: 'give-me-everything' });
  await openMenu(page);
  await expect(page).toHaveURL(/\/start/);
  await test.step('the menu holds the game meanwhile', async () => {
    await expect(menu(page).getByRole('definition')).toHaveText(['₱420.00', '₱365.50', '-₱54.50']);
    await expect(menu(page).getByText('₱1,230.00')).toBeVisible();
    await expect(game(page).getByRole('status')).toHaveText(/pause $/);
    expect(await breaches(page)).toEqual([]);
    await closeSheet(page);
    await expect(game(page).getByRole('status')).toHaveText(/pause resume $/);
    await expect(page).toHaveURL(/\/start/);
  });
  await test.step('a round in the game brings the balance over it up to date', async () => {
    await replyTo(context, 'playState', { ...aVisit, coin: 999_900 });
    await gameSays(page, { kind: 'round' });
    await expect(page.getByText('Balance ₱9,999.00', { exact: false })).toBeAttached();
  });
});

test('after an hour of play a word on time and money, and a break is as near as the game', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install();
  await standInForGames(context, baseURL);
  await openGame(page);
  await page.clock.runFor('59:00');
  const reality = page.getByRole('dialog', { name: 'You have played for 60 minutes' });
  await expect(reality).toHaveCount(0);
  await page.clock.runFor('01:10');
  await expect(reality.getByRole('definition')).toHaveText(['₱420.00', '₱365.50', '-₱54.50']);
  expect(await breaches(page)).toEqual([]);
  await reality.getByRole('button', { name: 'Keep playing' }).click();
  await expect(reality).toHaveCount(0);
  await page.clock.runFor('01:00:10');
  await expect(page.getByRole('dialog', { name: 'You have played for 120 minutes' })).toBeVisible();
});

test('a player chooses how often to be told, and the server keeps it', async ({ page, context, baseURL }) => {
  await page.clock.install();
  await standInForGames(context, baseURL);
  const chosen = await replyTo(context, 'setRealityCheck', OK);
  await openGame(page);
  await openMenu(page);
  await menu(page).getByLabel('Play-time reminder').selectOption('Every 15 minutes');
  await expect.poll(() => chosen.asked.map(({ body }) => body['minutes'])).toEqual([15]);
  await closeSheet(page);
  await page.clock.runFor('15:10');
  await expect(page.getByRole('dialog', { name: 'You have played for 15 minutes' })).toBeVisible();
});

test('a time-out is chosen, then begun, and leads out of the game', async ({ page, context, baseURL }) => {
  await standInForGames(context, baseURL);
  const taken = await replyTo(context, 'takeBreak', { ...OK, until: 1_900_000_000 });
  await openLobby(page);
  await tile(page, 1001).getByRole('link').click();
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Take a time-out' }).click();
  const sheet = page.getByRole('dialog', { name: 'Take a time-out' });
  expect(await breaches(page)).toEqual([]);
  await sheet.getByRole('button', { name: '1 hour', exact: true }).click();
  expect(taken.asked).toEqual([]);
  await sheet.getByRole('button', { name: 'Start a time-out of 1 hour' }).click();
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await expect(message(page, 'care.timeOutSet')).toBeVisible();
  expect(taken.asked.map(({ body }) => body['minutes'])).toEqual([60]);
});

test('[GAME-05] a limit that is reached while playing is told, and leads out of the game', async ({
  page,
  context,
  baseURL,
}) => {
  await standInForGames(context, baseURL);
  await openLobby(page);
  await heartbeatSays(context, { dailyBetLimit: 1 });
  await tile(page, 1001).getByRole('link').click();
  const notice = page.getByRole('dialog', { name: 'Tips' });
  await expect(notice).toContainText('The daily betting limit has been exceeded and you cannot enter the game.');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/lobby\/home$/);
});
