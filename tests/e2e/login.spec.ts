import { storedFact } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { firstTile, message, openLobby, reload } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { balance, loginForm, sendLogin } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('[AUTH-01, AUTH-28, ROUTE-02] the form has its fields, the ways on, the way back, and help', async ({ page }) => {
  await openLobby(page);
  await page.getByRole('link', { name: 'Log in' }).click();
  const { account, password } = loginForm(page);
  await expect(account).toHaveAttribute('maxlength', '50');
  await expect(account).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forget');
  await page.getByRole('link', { name: 'Customer service' }).click();
  await expect(page).toHaveURL(/\/service$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(firstTile(page)).toBeVisible();
});

test('[AUTH-08, AUTH-09] after sign-in the player is kept, the heartbeat begins, and the lobby comes', async ({
  page,
  context,
  player,
}) => {
  const online = await replyTo(context, 'online');
  const login = await replyTo(context, 'accountLogin');
  await page.goto('/login');
  await sendLogin(page, player);
  await page.waitForURL(/\/lobby\/home$/);
  await expect(balance(page)).toBeVisible();
  await expect.poll(() => online.asked.length).toBe(1);
  expect(login.asked).toHaveLength(1);
  expect(online.asked[0]?.headers['authorization']).toMatch(/^Bearer .{40,}/);
  expect(await storedFact(page, 'ACCESS_TOKEN')).toMatch(/^.{40,}$/);
  // Going back leads to no form that is done.
  await reload(page);
  await expect(page.getByRole('button', { name: /^Open the menu of/ })).toContainText(/./);
});

test('the server itself refuses a wrong password and an unknown name alike', async ({ page, player }) => {
  await page.clock.install();
  await page.goto('/login');
  await sendLogin(page, { account: player.account, password: 'not-the-password' });
  await expect(message(page, 'login.loginFailed')).toContainText('1018');
  // Two taps that follow each other more closely are one.
  await page.clock.fastForward(310);
  await sendLogin(page, { account: 'nobody-of-that-name', password: 'not-the-password' });
  await expect(message(page, 'login.loginFailed')).toContainText('1018');
});

test('no words that the form says move its button', async ({ page, context, player }) => {
  await page.goto('/login');
  const { account, password, agree, submit } = loginForm(page);
  await expect(submit).toBeVisible();
  const place = await submit.boundingBox();
  await goOffline(context);
  await expect(message(page, 'login.noConnection')).toBeVisible();
  expect(await submit.boundingBox()).toEqual(place);
  await goOnline(context);
  await expect(message(page, 'login.noConnection')).toHaveCount(0);
  await submit.click();
  await expect(message(page, 'login.passwordEmpty')).toBeVisible();
  await expect(account).toBeFocused();
  expect(await submit.boundingBox()).toEqual(place);
  await account.fill(player.account);
  await password.fill('not-the-password');
  await expect(message(page, 'login.passwordEmpty')).toHaveCount(0);
  await submit.click();
  await expect(message(page, 'verify.accountTips')).toBeVisible();
  expect(await submit.boundingBox()).toEqual(place);
  await agree.check();
  await submit.click();
  await expect(message(page, 'login.loginFailed')).toBeInViewport();
  expect(await submit.boundingBox()).toEqual(place);
});

test('one round trip beyond the sign-in itself: the lobby asks for nothing before it shows', async ({
  page,
  player,
}) => {
  await page.goto('/login');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await sendLogin(page, player);
  await expect(balance(page)).toBeVisible();
  const after = calls.slice(calls.findIndex((path) => path.endsWith('accountLogin')) + 1);
  // What the visit asks by itself may fall into the same moment, and holds nothing up.
  const byItself = /\/(online|appEventLogClient|hasMailUnread|getActivityIds|lobbyTips)$/;
  const inTheWay = after.filter((path) => path.startsWith('/prod-api-2/') && !byItself.test(path));
  expect(inTheWay).toEqual([]);
});
