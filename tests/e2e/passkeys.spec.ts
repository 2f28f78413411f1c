import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../kit/lobby-test.ts';
import { bindAccount, newPlayer } from '../kit/new-player.ts';
import { overlaysAreThere } from '../kit/overlays.ts';
import { message, reload } from '../kit/pages.ts';
import { balance, loginForm, signIn, signOut } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

/** A phone with a lock that its owner has just opened. */
async function withAuthenticator(page: Page): Promise<{ session: CDPSession; authenticatorId: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** What home offers has come by now: the offer waits for this answer of the browser's, and the footer is drawn last of all. */
async function offersAreThere(page: Page): Promise<void> {
  await page.evaluate(() => PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());
  await overlaysAreThere(page);
  await expect(page.locator('.home-footer')).toBeAttached();
}

test('a passkey is offered after the first sign-in, and is the next one', async ({ page, request }) => {
  await withAuthenticator(page);
  await signIn(page, await newPlayer(request));
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(message(page, 'passkey.added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add passkey' })).toHaveCount(0);
  await signOut(page);
  await loginForm(page).agree.check();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await expect(balance(page)).toBeVisible();

  await page.goto('/profile/more');
  const remove = page.getByRole('button', { name: /^Remove passkey/ });
  await expect(remove).toHaveCount(1);
  await remove.click();
  await expect(remove).toHaveCount(0);
  await signOut(page);
  await loginForm(page).agree.check();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(message(page, 'login.loginFailed')).toContainText('1018');
});

test('a player who does not want one is not asked again', async ({ page, request }) => {
  await withAuthenticator(page);
  await signIn(page, await newPlayer(request));
  await page.getByRole('region', { name: 'Log in faster next time?' }).getByRole('button', { name: 'Dismiss' }).click();
  await reload(page);
  await expect(balance(page)).toBeVisible();
  await offersAreThere(page);
  await expect(page.getByRole('button', { name: 'Add passkey' })).toHaveCount(0);
});

test('a device that cannot be a passkey is offered none', async ({ page, request }) => {
  await signIn(page, await newPlayer(request));
  await offersAreThere(page);
  await expect(page.getByRole('button', { name: 'Add passkey' })).toHaveCount(0);
});

test('a large withdrawal is proved by a passkey that is a day old, and by nobody who cannot unlock the phone', async ({
  page,
  request,
}) => {
  const { session, authenticatorId } = await withAuthenticator(page);
  const unlocks = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  const player = await newPlayer(request);
  const set = { coin: 3_000_000, kycState: 'approved' };
  await request.post('/sandbox/player', { data: { account: player.account, set } });
  await bindAccount(player, request);
  await signIn(page, player);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(message(page, 'passkey.added')).toBeVisible();

  const ask = page.getByRole('button', { name: 'Withdraw now' });
  await request.post('/sandbox/player', { data: { account: player.account, ageProofs: true } });
  await page.goto('/lobby/wallets/withdraw');
  await page.getByLabel('Amount').fill('25,000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(player.password);
  await expect(page.getByText(/unlock this device/)).toBeVisible();
  await unlocks(false);
  await ask.click();
  await expect(message(page, 'wallet.passkeyDismissed')).toBeVisible();
  const ordersOf = async () => {
    const { orders } = (await (await request.get('/sandbox/orders')).json()) as {
      orders: { playerId: number; amount: number }[];
    };
    return orders.filter(({ playerId }) => playerId === player.id).map(({ amount }) => amount);
  };
  expect(await ordersOf()).toEqual([]);

  await unlocks(true);
  await ask.click();
  await expect(message(page, 'wallet.asked')).toContainText('₱25,000.00');
  // The order stands in the place of the form, in sight, and has the focus.
  const order = page.getByRole('region', { name: /^Order/ });
  await expect(order).toBeFocused();
  await expect(order).toBeInViewport();
  expect(await ordersOf()).toEqual([2_500_000]);
});
