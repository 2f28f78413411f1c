import type { BrowserContext, Page, Route } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { aVisit, game, gameOrigin, standInForGames } from '../kit/game-frame.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { message, openLobby, tile } from '../kit/pages.ts';
import { refusal, replyTo } from '../kit/replies.ts';
import { beSignedIn } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

const OK = { code: 200, errcode: 0 };
/** 22 November 2026, 10:42 in Manila. */
const BREAK_UNTIL = Date.UTC(2026, 10, 22, 2, 42);

test.beforeEach(async ({ context }) => {
  await beSignedIn(context, { coin: 128_450 });
  await replyTo(context, 'playState', aVisit);
});

/** A server that hangs: what it is asked, and the answer when the test says so. */
async function hangLaunch(context: BrowserContext, baseURL: string | undefined) {
  const held: Route[] = [];
  const url = `${gameOrigin(baseURL)}/play?launch=${'x'.repeat(24)}`;
  await standInForGames(context, baseURL);
  await context.route(/\/startGame$/, (route) => void held.push(route));
  return {
    keys: () => held.map((route) => route.request().headers()['idempotency-key']),
    answer: async () => held.at(-1)?.fulfill({ status: 200, json: { ...OK, url, sessionId: 's1' } }),
    cut: async () => held.at(-1)?.abort(),
  };
}

/** Neither the game nor what the visit asks meanwhile gets through. */
async function breakLine(context: BrowserContext, baseURL: string | undefined) {
  const fail = (route: Route): Promise<void> => route.abort('connectionreset');
  const patterns = [/\/playState$/, `${gameOrigin(baseURL)}/**`];
  for (const pattern of patterns) await context.route(pattern, fail);
  return {
    mend: async () => {
      for (const pattern of patterns) await context.unroute(pattern, fail);
    },
  };
}

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a launch that takes long says so, then offers to go on waiting or leave, and is made once', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install();
  const launch = await hangLaunch(context, baseURL);
  await page.goto('/start?gameId=1001');
  await expect.poll(() => launch.keys().length).toBe(1);
  await expect(page.getByText('Opening Lucky Sevens…')).toBeVisible();
  // From here on time passes only as the test says, however busy the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
  await page.clock.runFor(3_000);
  await expect(message(page, 'game.slow')).toBeVisible();
  await page.clock.runFor(7_000);
  await expect(message(page, 'game.stillWaiting')).toBeVisible();
  await page.clock.resume();
  expect(await breaches(page)).toEqual([]);
  await buttonOf(page, 'Go on waiting').click();
  await expect(buttonOf(page, 'Go on waiting')).toHaveCount(0);
  await page.clock.runFor(10_500);
  await expect(buttonOf(page, 'Go on waiting')).toBeVisible();
  await launch.answer();
  await expect(game(page).getByText('A game')).toBeVisible();
  await expect(message(page, 'game.stillWaiting')).toHaveCount(0);
  expect(launch.keys()).toHaveLength(1);
});

test('who gives a launch up is in the lobby, with nothing left open', async ({ page, context, baseURL }) => {
  await page.clock.install();
  const launch = await hangLaunch(context, baseURL);
  const left = await replyTo(context, 'exitGame', OK);
  await openLobby(page);
  await tile(page, 1001).getByRole('link').click();
  await expect.poll(() => launch.keys().length).toBe(1);
  await page.clock.runFor(10_500);
  await buttonOf(page, 'Back to the lobby').click();
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await page.clock.runFor(100);
  await expect.poll(() => left.asked.length).toBe(1);
});

test('a launch that got no answer is asked again as the same one', async ({ page, context, baseURL }) => {
  const launch = await hangLaunch(context, baseURL);
  await page.goto('/start?gameId=1001');
  await expect.poll(() => launch.keys().length).toBe(1);
  await launch.cut();
  await buttonOf(page, 'Try again').click();
  await expect.poll(() => launch.keys().length).toBe(2);
  expect(new Set(launch.keys()).size).toBe(1);
  await launch.answer();
  await expect(game(page).getByText('A game')).toBeVisible();
});

test('a line that breaks between the launch and the game is said, and another launch opens it', async ({
  page,
  context,
  baseURL,
}) => {
  const launch = await hangLaunch(context, baseURL);
  await page.goto('/start?gameId=1001');
  await expect.poll(() => launch.keys().length).toBe(1);
  const broken = await breakLine(context, baseURL);
  await launch.answer();
  await expect(message(page, 'game.unanswered')).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await broken.mend();
  await buttonOf(page, 'Try again').click();
  await expect.poll(() => launch.keys().length).toBe(2);
  await launch.answer();
  await expect(game(page).getByText('A game')).toBeVisible();
});

test('a break says until which day and time it lasts', async ({ page, context }) => {
  await replyTo(context, 'startGame', refusal(1010));
  await replyTo(context, 'playState', { ...aVisit, isOpen: 0, breakUntil: BREAK_UNTIL });
  // A phone that is set a day ahead takes the end for today.
  await page.clock.setFixedTime(BREAK_UNTIL);
  await page.goto('/start?gameId=1001');
  await expect(message(page, 'game.onBreak')).toContainText('until Nov 22, 10:42');
  await expect(buttonOf(page, 'Try again')).toHaveCount(0);
});

test('a break whose end cannot be asked for is told without it', async ({ page, context }) => {
  await replyTo(context, 'startGame', refusal(1010));
  await replyTo(context, 'playState', refusal(9006));
  await page.goto('/start?gameId=1001');
  await expect(message(page, 'game.onBreak')).toContainText('Games open again when it is over.');
});

for (const address of ['/start?gameId=abc', '/start', '/start?gameId=-7', '/start?gameId=1.5']) {
  test(`${address} names no game, says so, and asks the server for none`, async ({ page, context }) => {
    const started = await replyTo(context, 'startGame', refusal(1001));
    await page.goto(address);
    await expect(message(page, 'game.unnamed')).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    await buttonOf(page, 'Back to the lobby').click();
    await expect(page).toHaveURL(/\/lobby\/home$/);
    expect(started.asked).toEqual([]);
  });
}

test('a game that nobody has is told, with the way home', async ({ page, context }) => {
  await replyTo(context, 'startGame', refusal(1001));
  await page.goto('/start?gameId=999999');
  await expect(message(page, 'game.notFound')).toBeVisible();
  await buttonOf(page, 'Back to the lobby').click();
  await expect(page).toHaveURL(/\/lobby\/home$/);
});

test('leaving after one game after another was opened by its address leads home, not into a game', async ({
  page,
  context,
  baseURL,
}) => {
  await standInForGames(context, baseURL);
  await page.goto('/start?gameId=1001');
  await expect(game(page).getByText('A game')).toBeVisible();
  await page.goto('/start?gameId=1002');
  await expect(game(page).getByText('A game')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(/\/lobby\/home$/);
});

test('leaving two games that were opened by their addresses leads to what was there before', async ({
  page,
  context,
  baseURL,
}) => {
  await standInForGames(context, baseURL);
  await page.goto('/about');
  for (const id of [1001, 1002]) {
    await page.goto(`/start?gameId=${id}`);
    await expect(game(page).getByText('A game')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(/\/about$/);
});
