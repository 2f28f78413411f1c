import type { Page } from '@playwright/test';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer } from '../kit/new-player.ts';
import { overlaysAreThere } from '../kit/overlays.ts';
import { message, reload } from '../kit/pages.ts';
import { balance, loginForm, signIn, signOut } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

/** A phone with a lock that its owner has just opened. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
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
