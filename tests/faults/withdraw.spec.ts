/** A withdrawal from the tap to the payout. What becomes of a lost one: `money-table.spec.ts`. */
import type { APIRequestContext, Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { answerIsKept, offlineReady } from '../kit/device.ts';
import type { Line } from '../kit/line.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline } from '../kit/network.ts';
import { bindAccount, newPlayer, type NewPlayer } from '../kit/new-player.ts';
import { message, reload } from '../kit/pages.ts';
import { signIn } from '../kit/sign-in.ts';

const form = (page: Page) => ({
  amount: page.getByLabel('Amount'),
  next: page.getByRole('button', { name: 'Continue' }),
  password: page.getByLabel('Your password', { exact: true }),
  confirm: page.getByRole('button', { name: 'Withdraw now' }),
});

/** Has proved who they are, and has 1,000 pesos. */
async function aVerifiedPlayer(request: APIRequestContext): Promise<NewPlayer> {
  const player = await newPlayer(request);
  const set = { coin: 100_000, kycState: 'approved' };
  await request.post('/sandbox/player', { data: { account: player.account, set } });
  return player;
}

async function openWithdraw(page: Page, line: Line, player: NewPlayer): Promise<void> {
  await signIn(page, player, line.url);
  await page.goto(`${line.url}/lobby/wallets/withdraw`);
}

async function addAccount(page: Page, { account, password }: NewPlayer): Promise<void> {
  await page.getByRole('link', { name: 'Add an account' }).click();
  await page.getByLabel('Name on the account').fill('Maria Santos');
  await page.getByLabel('Account number').fill(`0${account}`);
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Add account' }).click();
  await expect(message(page, 'wallet.bankAdded')).toBeVisible();
}

async function confirm(page: Page, { password }: NewPlayer, amount: string): Promise<void> {
  const { amount: field, next, password: secret, confirm: ask } = form(page);
  await field.fill(amount);
  await next.click();
  await secret.fill(password);
  await ask.click();
}

interface Order {
  orderId: string;
  playerId: number;
  amount: number;
  state: string;
}

async function ordersOf(request: APIRequestContext, { id }: NewPlayer): Promise<Order[]> {
  const { orders } = (await (await request.get('/sandbox/orders')).json()) as { orders: Order[] };
  return orders.filter(({ playerId }) => playerId === id);
}

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[WALLET-17, WALLET-18, WALLET-19] a player sees what is missing, adds it, and withdraws', async ({
    page,
    request,
    line,
  }) => {
    const player = await newPlayer(request);
    await request.post('/sandbox/player', { data: { account: player.account, set: { coin: 100_000 } } });
    await openWithdraw(page, line, player);
    await expect(message(page, 'wallet.needsKyc')).toBeVisible();
    await expect(message(page, 'wallet.needsBank')).toBeVisible();
    await expect(form(page).amount).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Wallet', exact: true })).toHaveAttribute('aria-current', 'page');
    for (const term of [
      'within two banking days',
      'wagered at least once before withdrawal',
      'Bonus funds cannot be',
    ]) {
      await expect(page.getByText(term)).toBeVisible();
    }
    expect(await breaches(page)).toEqual([]);
    await request.post('/sandbox/player', { data: { account: player.account, set: { kycState: 'approved' } } });
    await addAccount(page, player);
    const { amount, next, confirm: ask } = form(page);
    await amount.fill('50');
    await next.click();
    await expect(message(page, 'wallet.belowMinimum')).toBeVisible();
    await amount.fill('2,000');
    await next.click();
    await expect(message(page, 'wallet.notEnough')).toBeVisible();
    await confirm(page, { ...player, password: 'not-mine' }, '400');
    await expect(message(page, 'wallet.wrongPassword')).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    await form(page).password.fill(player.password);
    await ask.click();
    await expect(message(page, 'wallet.asked')).toContainText('₱400.00');
    await expect(page.getByText('Being checked')).toBeVisible();
    await expect(message(page, 'wallet.pending')).toBeVisible();
    expect(await breaches(page)).toEqual([]);
  });
});

test('[WALLET-22] a withdrawal is paid once however often the bank says so, and is listed, offline too', async ({
  page,
  context,
  request,
  line,
}) => {
  const player = await aVerifiedPlayer(request);
  await bindAccount(player, request);
  await openWithdraw(page, line, player);
  await offlineReady(page);
  await confirm(page, player, '400');
  await expect(page.locator('.withdraw-parts')).toContainText(/On its way to you\s*₱400\.00/);
  const [order, ...others] = await ordersOf(request, player);
  expect([order?.amount, others]).toEqual([40_000, []]);
  for (const _ of [1, 2]) await request.post('/sandbox/orders', { data: { orderId: order?.orderId, do: 'pay' } });
  await expect(page.getByText(/^Paid\s*\d/)).toBeVisible();
  await page.getByRole('link', { name: 'See all transactions' }).click();
  const rows = page.getByRole('listitem').filter({ hasText: 'Withdrawal' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('-₱400.00');
  await expect(rows).toContainText('Balance ₱600.00');
  expect(await breaches(page)).toEqual([]);
  await answerIsKept(page, /appUserCoinDetail$/);
  await goOffline(context);
  await reload(page);
  await expect(rows).toContainText('-₱400.00');
  await expect(page.getByText(/Saved .*\d/)).toBeVisible();
  // What is known of withdrawals is shown with its age.
  await page.goto(`${line.url}/lobby/wallets/withdraw`);
  await expect(page.getByText(/^Paid\s*\d/)).toBeVisible();
  await expect(page.getByText(/Saved .*\d/)).toBeVisible();
});
