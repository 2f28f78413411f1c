/** A deposit from the tap to the balance, by each of the three ways, and on a bad connection: credited once. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { decodeQr } from '../kit/decode-qr.ts';
import type { Line } from '../kit/line.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, holdCalls } from '../kit/network.ts';
import type { NewPlayer } from '../kit/new-player.ts';
import { closeSheet, main, message, sheetsInHistory } from '../kit/pages.ts';

const RECHARGE = /\/recharge3$/;

const sheet = (page: Page) => page.getByRole('dialog');
const send = (page: Page) => page.locator('form').getByRole('button', { name: /^Deposit/ });

interface Order {
  orderId: string;
  playerId: number;
  state: string;
}

async function depositsOf(request: APIRequestContext, { id }: NewPlayer): Promise<Order[]> {
  const { deposits } = (await (await request.get('/sandbox/deposits')).json()) as { deposits: Order[] };
  return deposits.filter(({ playerId }) => playerId === id);
}

const sayToBank = (request: APIRequestContext, orderId: string, word: string) =>
  request.post('/sandbox/deposits', { data: { orderId, do: word } });

const signIn = (page: Page, { token }: NewPlayer) =>
  page.addInitScript((kept) => {
    if (self.origin !== 'null') localStorage.setItem('ACCESS_TOKEN', kept);
  }, token);

async function openDeposit(page: Page, line: Line, player: NewPlayer): Promise<void> {
  await signIn(page, player);
  await page.goto(`${line.url}/lobby/wallets/deposit`);
  await expect(send(page)).toBeVisible();
}

async function ask(page: Page, way: string): Promise<void> {
  await page.getByRole('radio', { name: way }).check({ force: true });
  await page.getByRole('button', { name: /^₱500 .*Popular$/ }).click();
  await send(page).click();
}

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[WALLET-07] a code names order, time, amount and what is left, is read back, and its payment is told', async ({
    page,
    request,
    line,
    player,
  }) => {
    await openDeposit(page, line, player);
    expect(await breaches(page)).toEqual([]);
    const answered = page.waitForResponse(RECHARGE);
    await ask(page, 'QR Ph');
    const { orderId, qrInfo } = (await (await answered).json()) as { orderId: string; qrInfo: { qrCodeText: string } };
    await expect(sheet(page)).toContainText(orderId);
    await expect(sheet(page)).toContainText('₱500.00');
    await expect(sheet(page)).toContainText(/Code works for\s*(10:00:00|9:5\d:\d\d)/);
    await expect(sheet(page)).toContainText('within 10 minutes');
    expect(await decodeQr(page.getByRole('img', { name: 'QR Ph code for ₱500.00' }))).toBe(qrInfo.qrCodeText);
    expect(await breaches(page)).toEqual([]);
    const paid = page.getByRole('button', { name: 'I’ve paid' });
    await paid.scrollIntoViewIfNeeded();
    const place = await paid.boundingBox();
    await paid.click();
    await expect(message(page, 'deposit.notYet')).toBeInViewport();
    // The answer is written below the button, so the button stays under the finger.
    expect(await paid.boundingBox()).toEqual(place);
    await sayToBank(request, orderId, 'twice');
    // The sheet hears of it by itself, at once as the player comes back from the bank's app.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(message(page, 'deposit.credited')).toContainText('₱500.00 with a bonus of ₱25.00');
    // A link leads to the gift of this deposit.
    await expect(page.getByRole('link', { name: 'To your gift: First deposit' })).toHaveAttribute(
      'href',
      '/activity/firstCharge',
    );
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.locator('.deposit-balance')).toContainText('₱543.00');
    await expect(page.getByRole('region', { name: 'Pending' })).toHaveCount(0);
  });

  test('[WALLET-06] a payment page stands in a frame, and what is paid there is credited', async ({
    page,
    context,
    request,
    line,
    player,
  }) => {
    await openDeposit(page, line, player);
    await ask(page, 'GCash');
    // The sheet that hears of the payment by itself takes the frame away.
    const answer = await holdCalls(context, /checkRechargeOrder$/);
    const frame = page.frameLocator('iframe[title="Payment page"]');
    await frame.getByRole('button', { name: 'Pay ₱500.00' }).click();
    await expect(frame.getByRole('status')).toContainText('Paid.');
    await page.getByRole('button', { name: 'I’ve paid' }).click();
    await answer();
    await expect(message(page, 'deposit.credited')).toBeVisible();
    await expect.poll(async () => (await depositsOf(request, player)).map(({ state }) => state)).toEqual(['credited']);
    // The page in the frame went on, which is an entry of the history that is not the sheet's.
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => sheetsInHistory(page)).toBe(0);
  });
});

test('[WALLET-01, WALLET-29] over a game stands the same deposit as on its screen, and the game waits under it', async ({
  page,
  request,
  player,
}) => {
  await signIn(page, player);
  await page.goto('/start?gameId=1001');
  const game = page.locator('.play iframe');
  await expect(game).toBeVisible();
  await page.getByRole('link', { name: 'Deposit' }).click();
  await expect(send(page)).toBeVisible();
  await expect(sheet(page).locator('.deposit-balance')).toContainText('₱18.00');
  expect(await breaches(page)).toEqual([]);
  const parts = await partsOf(sheet(page));
  await ask(page, 'QR Ph');
  await expect(page.getByRole('dialog', { name: 'Pay ₱500.00' })).toBeVisible();
  await expect(sheet(page)).toHaveCount(1);
  await closeSheet(page);
  await expect(sheet(page)).toHaveCount(0);
  await expect(game).toBeVisible();
  const [order] = await depositsOf(request, player);
  await sayToBank(request, order?.orderId ?? '', 'fail');
  await page.goto('/lobby/wallets/deposit');
  await expect(page.locator('.deposit-balance')).toContainText('₱18.00');
  await expect(page.getByRole('region', { name: 'Pending' })).toHaveCount(0);
  // The terms are shown as they were kept, with the order that failed, until they are asked for anew.
  await expect.poll(() => partsOf(main(page))).toEqual(parts);
});

/** On its screen the rest of the wallet stands around it. The minute of the balance is not compared: it moves on. */
async function partsOf(place: Locator): Promise<string[]> {
  const parts = place.locator('.deposit').locator('.deposit-balance, form, .terms');
  return (await parts.allInnerTexts()).map((words) => words.replace(/As of [\d:]+/, 'As of now'));
}

test('a deposit whose answer was lost is found, and is credited while the player is elsewhere', async ({
  page,
  request,
  line,
  player,
}) => {
  await openDeposit(page, line, player);
  line.dropAnswers(RECHARGE);
  await ask(page, 'QR Ph');
  await expect(message(page, 'money.checking')).toBeVisible();
  line.mend();
  // The order is found by itself, and its payment opens as if the answer had come.
  await expect(page.getByRole('dialog', { name: 'Pay ₱500.00' })).toBeVisible();
  const [order, ...more] = await depositsOf(request, player);
  expect(more).toEqual([]);
  await closeSheet(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await sayToBank(request, order?.orderId ?? '', 'pay');
  await expect(message(page, 'deposit.credited')).toContainText('₱500.00');
  expect((await depositsOf(request, player)).map(({ state }) => state)).toEqual(['credited']);
});

test('without a network what is known is there with its age, and nothing can be sent', async ({
  page,
  context,
  line,
  player,
}) => {
  await openDeposit(page, line, player);
  await page.getByRole('button', { name: /^₱1,000 / }).click();
  await goOffline(context);
  await expect(message(page, 'deposit.noConnection')).toBeVisible();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.page-age')).toContainText(/\d/);
});
