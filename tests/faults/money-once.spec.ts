/** A tap on money on a bad line: it is never queued and never repeated. What becomes of a lost one: `money-table.spec.ts`. */
import type { APIRequestContext, Page } from '@playwright/test';
import { SAME_TAP_MS } from '#contract/limits.ts';
import { breaches } from '../kit/axe.ts';
import { offlineReady } from '../kit/device.ts';
import type { Line } from '../kit/line.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { newPlayer, type NewPlayer } from '../kit/new-player.ts';
import { message, reload } from '../kit/pages.ts';
import { keepToOneDay } from '../kit/same-day.ts';
import { signIn } from '../kit/sign-in.ts';

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

test('[ROUTE-57, CALL-33] a player who has run out gets the supply, and reads its conditions', async ({
  page,
  request,
  line,
}) => {
  await keepToOneDay();
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
    await expect(message(page, 'money.notArrived')).toBeVisible();
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
