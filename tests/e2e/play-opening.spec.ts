import type { BrowserContext, Page, Route } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { aVisit, game, gameOrigin, standInForGames } from '../kit/game-frame.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { message, openLobby, tile } from '../kit/pages.ts';
import { refusal, replyTo } from '../kit/replies.ts';
import { beSignedIn } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

const OK = { code: 200, errcode: 0 };

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

test('an address that opens no game says so to everybody, and leads home', async ({ page, context }) => {
  await replyTo(context, 'startGame', refusal(1001));
  for (const [address, key] of [
    ['/start?gameId=1001', 'game.notFound'],
    ['/start?gameId=abc', 'game.unnamed'],
  ] as const) {
    await page.goto(address);
    await expect(message(page, key), address).toBeVisible();
    expect(await breaches(page), address).toEqual([]);
    await buttonOf(page, 'Back to the lobby').click();
    await expect(page).toHaveURL(/\/lobby\/home$/);
  }
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
  await expect(message(page, 'common.timeout')).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await broken.mend();
  await buttonOf(page, 'Try again').click();
  await expect.poll(() => launch.keys().length).toBe(2);
  await launch.answer();
  await expect(game(page).getByText('A game')).toBeVisible();
});

/** As in src/data/play/game-presence.ts. */
const PATIENCE_MS = 3_000;

const FAILURES: Record<string, (route: Route) => unknown> = {
  'refuses every connection': (route) => route.abort('connectionrefused'),
  'answers by an error of a proxy': (route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
  'never answers': () => undefined,
};

test('an origin of games that refuses, fails or never answers is told of, and another try opens the game', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install();
  await standInForGames(context, baseURL, { speaks: 1 });
  const games = new RegExp(`^${gameOrigin(baseURL)}/`);
  for (const [how, fail] of Object.entries(FAILURES)) {
    await test.step(`it ${how}`, async () => {
      await context.route(games, fail);
      await page.goto('/start?gameId=1001');
      await expect(page.locator('iframe')).toBeAttached();
      await page.clock.runFor(PATIENCE_MS);
      await expect(message(page, 'game.missing'), how).toBeVisible();
      await expect(buttonOf(page, 'Back to the lobby')).toBeVisible();
      await context.unroute(games, fail);
      await buttonOf(page, 'Try again').click();
      await expect(game(page).getByText('A game'), how).toBeVisible();
      await expect(message(page, 'game.missing')).toHaveCount(0);
    });
  }
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
