/** A tap on money on a bad line: it is never queued, never repeated, and what became of it is found out. */
import type { APIRequestContext, Page } from '@playwright/test';
import { SAME_TAP_MS } from '../../src/data/call/intents.ts';
import { breaches } from '../kit/axe.ts';
import { offlineReady, readTable } from '../kit/device.ts';
import type { Line } from '../kit/line.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { newPlayer, type NewPlayer } from '../kit/new-player.ts';
import { message, reload } from '../kit/pages.ts';
import { runs } from '../kit/runs.ts';
import { openMore, signIn } from '../kit/sign-in.ts';

const TIMES = runs(3, 100);
/** The app asks about money after 2 seconds, then 4, and at last every 30. */
const ASKED_AGAIN = { timeout: 60_000 };
const CLAIM = /bankruptBonus$/;
const CALL = 'POST /prod-api-2/app/v1/bankruptBonus';

const get = (page: Page) => page.getByRole('button', { name: 'Get ₱5.00' });
const checking = (page: Page) => message(page, 'money.checking');
/** What the app measures the time between two taps by. */
const clockOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());
const claims = (line: Line): number => line.seen.filter((call) => call === CALL).length;

/** A player who has put money in once, and has none left. */
async function aBrokePlayer(request: APIRequestContext): Promise<NewPlayer> {
  const player = await newPlayer(request);
  await runOut(request, player);
  return player;
}

const runOut = (request: APIRequestContext, { account }: NewPlayer): Promise<unknown> =>
  request.post('/sandbox/player', { data: { account, set: { coin: 0, totalRecharge: 50_000 } } });

/** What the server itself says they have. */
async function coinOf(request: APIRequestContext, { token }: NewPlayer): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await request.post('/prod-api-2/app/v1/refreshData', { data: {}, headers });
  return ((await reply.json()) as { coin: number }).coin;
}

async function openSupply(page: Page, line: Line, player: NewPlayer): Promise<void> {
  await signIn(page, player, line.url);
  await offlineReady(page);
  await page.goto(`${line.url}/activity/supply`);
  await expect(page.getByText('2 left today')).toBeVisible();
}

/** A claim that arrives, and whose answer does not; from here on no question about it is answered either. */
async function loseAnswer(on: { page: Page; request: APIRequestContext; line: Line }): Promise<NewPlayer> {
  const { page, request, line } = on;
  const player = await aBrokePlayer(request);
  await openSupply(page, line, player);
  line.dropAnswers(CLAIM);
  await get(page).click();
  await expect(checking(page)).toBeVisible();
  return player;
}

test('[ROUTE-57, CALL-33] a player who has run out gets the supply, and reads its conditions', async ({
  page,
  request,
  line,
}) => {
  const player = await aBrokePlayer(request);
  await openSupply(page, line, player);
  expect(await breaches(page)).toEqual([]);
  await get(page).click();
  await expect(message(page, 'activity.given')).toContainText('₱5.00');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('1 left today')).toBeVisible();
  expect(await coinOf(request, player)).toBe(500);
  // It takes no tap to hear that there is no second one while the first lasts.
  await expect(message(page, 'activity.notBankrupt')).toBeVisible();
  await expect(get(page)).toHaveAttribute('aria-disabled', 'true');
  await get(page).click({ force: true });
  expect(await coinOf(request, player)).toBe(500);
});

test('without a line, and when it has never arrived, a claim is void, nothing goes later by itself, and the next tap is another', async ({
  page,
  context,
  request,
  line,
}) => {
  const player = await aBrokePlayer(request);
  await openSupply(page, line, player);
  await test.step('without a line', async () => {
    await goOffline(context);
    await expect(get(page)).toHaveAttribute('aria-disabled', 'true');
    await get(page).click({ force: true });
    await expect(message(page, 'common.offline')).toBeVisible();
    await goOnline(context);
    await expect(get(page)).toHaveAttribute('aria-disabled', 'false');
    await reload(page);
    await expect(get(page)).toBeVisible();
    expect([claims(line), await coinOf(request, player)]).toEqual([0, 0]);
  });
  const tappedMs = await test.step('it has never arrived', async () => {
    line.reply(CLAIM, { status: 502, type: 'text/html', body: 'Bad gateway' });
    await get(page).click();
    await expect(checking(page)).toBeVisible();
    const atMs = await clockOf(page);
    line.mend();
    await expect(message(page, 'money.notArrived')).toBeVisible(ASKED_AGAIN);
    expect(await coinOf(request, player)).toBe(0);
    return atMs;
  });
  await test.step('the next tap', async () => {
    // Sooner it would be the same tap: two of one thumb count as one.
    await expect.poll(() => clockOf(page)).toBeGreaterThan(tappedMs + SAME_TAP_MS);
    await get(page).click();
    await expect(message(page, 'activity.given')).toBeVisible();
    expect(await coinOf(request, player)).toBe(500);
  });
});

test('a lost answer is asked about until it is known, and given once', async ({ page, request, line }) => {
  const player = await loseAnswer({ page, request, line });
  await expect(page.getByRole('button', { name: 'Checking with the bank…' })).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  line.mend();
  await expect(message(page, 'money.done')).toBeVisible(ASKED_AGAIN);
  await expect(checking(page)).toHaveCount(0);
  expect(await coinOf(request, player)).toBe(500);
});

test('a question goes on after a reload, is told at log-out, and goes on in a browser that was closed', async ({
  page,
  context,
  request,
  line,
}) => {
  const player = await loseAnswer({ page, request, line });
  await reload(page);
  await expect(checking(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await openMore(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).last().click();
  await expect(message(page, 'account.checkingMoney')).toBeVisible();
  await page.close();
  line.mend();
  const later = await context.newPage();
  await later.goto(line.url);
  await expect(message(later, 'money.done')).toBeVisible(ASKED_AGAIN);
  expect(await coinOf(request, player)).toBe(500);
});

test(`the service worker is stopped in the middle of a claim, ${TIMES} times: one entry in the books each`, async ({
  page,
  context,
  request,
  line,
}) => {
  test.setTimeout(60_000 + TIMES * 6_000);
  const workers = await context.newCDPSession(page);
  await workers.send('ServiceWorker.enable');
  for (let time = 0; time < TIMES; time++) {
    // A supply comes twice a day, so each is another player's.
    const player = await aBrokePlayer(request);
    await signIn(page, player, line.url);
    if (time === 0) await offlineReady(page);
    // The player before left without a word, so the next visit must find whose token it is.
    const kept = async () => (await readTable<{ token: string }>(page, 'session')).map(({ token }) => token);
    const token = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'));
    await expect.poll(kept).toEqual([token]);
    await page.goto(`${line.url}/activity/supply`);
    await expect(page.getByText('2 left today')).toBeVisible();
    line.seen.length = 0;
    const letGo = line.holdAnswers(CLAIM);
    await get(page).click();
    await expect.poll(() => claims(line)).toBe(1);
    await workers.send('ServiceWorker.stopAllWorkers');
    letGo();
    await expect(message(page, 'activity.given').or(message(page, 'money.done'))).toBeVisible(ASKED_AGAIN);
    expect(claims(line), 'it was sent more than once').toBeGreaterThan(1);
    expect(await coinOf(request, player)).toBe(500);
    await page.evaluate(() => localStorage.removeItem('ACCESS_TOKEN'));
  }
});
