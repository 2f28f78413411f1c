import { withConfig } from '../kit/config-reply.ts';
import { readTable, storedFact } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { failCalls, goOffline, goOnline } from '../kit/network.ts';
import { firstTile, message, openLobby } from '../kit/pages.ts';
import { newPlayer } from '../kit/new-player.ts';
import { alterReply, refusal, replyTo, signedOut } from '../kit/replies.ts';
import { balance, loginForm, openMore, sendLogin, signIn, signOut } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('[STATE-01, STATE-04, CALL-19, CALL-20, CALL-21] a start with a token asks as the player', async ({
  page,
  context,
}) => {
  await signIn(page);
  const asPlayer = await replyTo(context, 'getAfterLoginInfoWeb');
  const asGuest = await replyTo(context, 'anonymous/appConfig');
  await page.reload();
  await expect.poll(() => asPlayer.asked.length).toBe(1);
  await expect(balance(page)).toBeVisible();
  expect(asPlayer.asked[0]?.body).toMatchObject({
    gameListVersion: await storedFact(page, 'gameListVersion'),
    version: '1.0.28',
    os: 'Android 14',
  });
  expect(Object.keys(asPlayer.asked[0]?.body ?? {})).toContain('deviceModel');
  expect(asGuest.asked).toEqual([]);
  const [config] = await readTable<{ config: { mode: string } }>(page, 'config');
  expect(config?.config.mode).toBe('other');
});

test('[STATE-02] a session that is over at the start ends there, and the visit goes on as a guest’s', async ({
  page,
  context,
}) => {
  await signIn(page);
  const asPlayer = await replyTo(context, 'getAfterLoginInfoWeb', signedOut);
  const asGuest = await replyTo(context, 'anonymous/appConfig');
  await replyTo(context, 'online', { code: 200, errcode: 0 });
  await page.reload();
  await expect.poll(() => asGuest.asked.length).toBe(1);
  expect(asPlayer.asked).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/lobby\/home$/);
  expect(await storedFact(page, 'ACCESS_TOKEN')).toBeNull();
});

test('[STATE-02] a token that the server does not know any more leads nowhere but to being a guest', async ({
  page,
}) => {
  await openLobby(page);
  await page.evaluate(() => localStorage.setItem('ACCESS_TOKEN', 'the-token-of-a-session-long-over'));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.poll(() => storedFact(page, 'ACCESS_TOKEN')).toBeNull();
  await page.waitForTimeout(2_000);
  await expect(page).toHaveURL(/\/lobby\/home$/);
});

test('[STATE-03, CALL-22] a start without a token asks for the anonymous configuration', async ({ page, context }) => {
  const asPlayer = await replyTo(context, 'getAfterLoginInfoWeb');
  const asGuest = await replyTo(context, 'anonymous/appConfig');
  await openLobby(page);
  expect(asGuest.asked[0]?.body).toHaveProperty('gameListVersion');
  expect(asPlayer.asked).toEqual([]);
});

test('[STATE-05] maintenance at the start leads to its screen, a player too', async ({ page, context }) => {
  await signIn(page);
  await withConfig(context, (config) => (config.maintenance = { status: 1, content: 'Back at noon.' }));
  await page.reload();
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(message(page, 'system.maintenance')).toHaveText('Back at noon.');
});

test('[GUARD-04] a 401 on a player’s call ends the session and takes the screen’s place', async ({ page, context }) => {
  await signIn(page);
  await openMore(page);
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
  await replyTo(context, 'signOutElsewhere', signedOut);
  await replyTo(context, 'signedInPlaces', signedOut);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await expect(message(page, 'login.expired')).toBeVisible();
  expect(await storedFact(page, 'ACCESS_TOKEN')).toBeNull();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/profile\/more$/);
});

test('[GUARD-05, STATE-11, STATE-12] a 401 on a refresh leads to sign-in once; another code ends the session', async ({
  page,
  context,
}) => {
  await signIn(page);
  const refresh = await replyTo(context, 'refreshData', signedOut);
  await balance(page).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(refresh.asked).toHaveLength(1);
  expect(refresh.asked[0]?.headers['public']).toBe('true');
  await refresh.end();

  await signIn(page);
  await replyTo(context, 'refreshData', { code: 500 });
  await balance(page).click();
  await expect.poll(() => storedFact(page, 'ACCESS_TOKEN')).toBeNull();
});

test('[CALL-18] a refresh brings what the server says now; a line that fails changes nothing', async ({
  page,
  context,
}) => {
  await signIn(page);
  await alterReply(context, 'refreshData', (body) => (body['coin'] = 123_456));
  await balance(page).click();
  await expect(message(page, 'common.refreshSucc')).toBeVisible();
  await expect(page.locator('.purse')).toContainText('1,234.56');
  await page.waitForTimeout(5_000);
  await failCalls(context);
  await balance(page).click();
  await expect(balance(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.purse')).toContainText('1,234.56');
  expect(await storedFact(page, 'ACCESS_TOKEN')).not.toBeNull();
});

test('[AUTH-13] signing out asks first; staying changes nothing, leaving leads to sign-in', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openMore(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await storedFact(page, 'ACCESS_TOKEN')).not.toBeNull();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const left = await replyTo(context, 'logout');
  const online = await replyTo(context, 'online');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(left.asked).toHaveLength(1);
  expect(online.asked).toEqual([]);
  await expect(loginForm(page).account).toHaveValue('jamie88');
  await expect(page.getByRole('status').filter({ hasText: 'session ended' })).toHaveCount(0);
});

test('a player opens their own lobby without any network', async ({ page, context }) => {
  await signIn(page);
  await expect(page.getByRole('button', { name: /^Open the menu of Jamie88/i })).toBeVisible();
  await expect.poll(async () => (await readTable(page, 'session')).length).toBe(1);
  await goOffline(context);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('offline'));
  });
  await expect(balance(page)).toBeVisible();
  await expect(firstTile(page)).toBeVisible();
  await goOnline(context);
});

test('another tab signing out signs this one out before it shows anything private', async ({ page, context }) => {
  await signIn(page);
  const second = await context.newPage();
  await second.goto('/profile/more');
  await expect(second.getByText('Jamie88')).toBeVisible();
  await second.evaluate(() => sessionStorage.setItem('drafts', '{"bind":{"mobile":"9170000088"}}'));
  await signOut(page);
  await expect(second).toHaveURL(/\/login$/);
  await expect(second.getByText('Jamie88')).toHaveCount(0);
  // Storage of a tab is out of reach of all others: neither what was typed in it is left, nor where the player was.
  expect(await second.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('a way back that one player did not take is not shown to the next, whose own is', async ({ page, request }) => {
  await page.goto('/lobby/email');
  await expect(page).toHaveURL(/\/login$/);
  await sendLogin(page);
  const card = page.getByRole('region', { name: 'Go on to' });
  await expect(card).toContainText('your mail');
  await openMore(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const next = await newPlayer(request);
  await sendLogin(page, next);
  await expect(balance(page)).toBeVisible();
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
  await page.reload();
  await expect(message(page, 'account.notLoaded')).toBeVisible();
});
