import { visit, walkTo } from '../kit/addresses.ts';
import { withConfig } from '../kit/config-reply.ts';
import { storedFact } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { message, reload } from '../kit/pages.ts';
import { newPlayer } from '../kit/new-player.ts';
import { refusal, replyTo, signedOut } from '../kit/replies.ts';
import { balance, logIn, loginForm, openMore, sendLogin, signIn, signOut } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('[STATE-05] maintenance at the start leads to its screen, a player too', async ({ page, context }) => {
  await signIn(page);
  await withConfig(context, (config) => (config.maintenance = { status: 1, content: 'Back at noon.' }));
  await reload(page);
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(message(page, 'system.maintenance')).toHaveText('Back at noon.');
});

test('[GUARD-04] a 401 on a player’s call ends the session and takes the screen’s place', async ({ page, context }) => {
  await signIn(page);
  await openMore(page);
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
  await replyTo(context, 'signOutElsewhere', signedOut);
  await replyTo(context, 'signedInPlaces', signedOut);
  await reload(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(message(page, 'login.expired')).toBeVisible();
  await expect.poll(() => storedFact(page, 'ACCESS_TOKEN')).toBeNull();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/profile\/more$/);
});

test('after a session has ended, one Back leads from sign-in to the lobby, over all screens of the player', async ({
  page,
  context,
}) => {
  await signIn(page);
  await walkTo(page, '/lobby/wallets/deposit');
  await walkTo(page, '/record/transaction');
  await replyTo(context, 'signedInPlaces', signedOut);
  await visit(page, '/profile/more');
  await expect(message(page, 'login.expired')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/lobby\/home$/);
});

test('a session that is over when a player’s screen is opened says so at sign-in, and home offers the way back', async ({
  page,
  context,
  request,
}) => {
  const player = await newPlayer(request);
  await signIn(page, player);
  const refusing = await replyTo(context, 'getAfterLoginInfoWeb', signedOut);
  await page.goto('/profile/more');
  await expect(page).toHaveURL(/\/login$/);
  await expect(message(page, 'login.expired')).toBeVisible();
  await refusing.end();
  await sendLogin(page, player);
  await expect(page.getByRole('region', { name: 'Continue to' })).toContainText('your account');
});

test('[AUTH-13] signing out asks first; staying changes nothing, leaving leads to sign-in', async ({
  page,
  context,
  player,
}) => {
  await logIn(page, player);
  await openMore(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await storedFact(page, 'ACCESS_TOKEN')).not.toBeNull();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const left = await replyTo(context, 'logout');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => left.asked.length).toBe(1);
  await expect(loginForm(page).account).toHaveValue(player.account);
  await expect(message(page, 'login.expired')).toHaveCount(0);
});

test('another tab signing out signs this one out before it shows anything private', async ({ page, context }) => {
  await signIn(page);
  const second = await context.newPage();
  await second.goto('/profile/more');
  await expect(second.getByText(/^Player \d{6}$/)).toBeVisible();
  await second.evaluate(() => sessionStorage.setItem('drafts', '{"bind":{"mobile":"9170000088"}}'));
  await signOut(page);
  await expect(second).toHaveURL(/\/login$/);
  await expect(second.getByText(/^Player \d{6}$/)).toHaveCount(0);
  // Storage of a tab is out of reach of all others: neither what was typed in it is left, nor where the player was.
  await expect.poll(() => second.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('a way back that one player did not take is not shown to the next, whose own is', async ({
  page,
  request,
  player,
}) => {
  await page.goto('/lobby/email');
  await expect(page).toHaveURL(/\/login$/);
  await sendLogin(page, player);
  const card = page.getByRole('region', { name: 'Continue to' });
  await expect(card).toContainText('your mail');
  await openMore(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const next = await newPlayer(request);
  await sendLogin(page, next);
  await expect(balance(page)).toBeVisible();
  // Drawn last of all: the card would be there by then.
  await expect(page.locator('.home-footer')).toBeAttached();
  await expect(card).toHaveCount(0);

  await openMore(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // Within the same page: a guest asks for what is a player's.
  await page.evaluate(() => {
    history.pushState(null, '', '/lobby/task');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL(/\/login$/);
  await sendLogin(page, next);
  await expect(card).toContainText('your tasks');
});

test('a session elsewhere is seen in the list, and ends there', async ({ page, browser, context, request }) => {
  const player = await newPlayer(request);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, player);
  await signIn(page, player);
  await page.goto('/profile/more');
  // Signing up was one more place.
  await expect(page.getByRole('button', { name: /^Log out \w+ on/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByRole('button', { name: /^Log out \w+ on/ })).toHaveCount(0);
  await other.goto('/profile/more');
  await expect(other).toHaveURL(/\/(login|lobby\/home)$/);
  await elsewhere.close();
  await replyTo(context, 'signedInPlaces', refusal(9999));
  await reload(page);
  await expect(message(page, 'common.errorError')).toBeVisible();
});
