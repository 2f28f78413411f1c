import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { withConfig } from '../kit/config-reply.ts';
import { storedFact } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { firstTile, message, openLobby } from '../kit/pages.ts';
import { alterReply, refusal, replyTo } from '../kit/replies.ts';
import { balance, loginForm, sendLogin } from '../kit/sign-in.ts';
import { withSiteVariant } from '../kit/site-variant.ts';

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

test('a password can be shown, hidden and pasted', async ({ page }) => {
  await page.goto('/login');
  const { password } = loginForm(page);
  await password.fill('secret-word');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('[AUTH-02] nothing is sent unless both account and password are there', async ({ page, context }) => {
  const login = await replyTo(context, 'accountLogin', refusal(1018));
  await page.goto('/login');
  const form = loginForm(page);
  await form.agree.check();
  await form.account.fill('jamie88');
  await form.submit.click();
  await expect(message(page, 'login.passwordEmpty')).toBeVisible();
  await expect(form.password).toBeFocused();
  await form.account.fill('  ');
  await form.password.fill('something');
  await form.submit.click();
  await expect(message(page, 'login.accountEmpty')).toBeVisible();
  expect(login.asked).toEqual([]);
});

for (const [variant, isAsked] of [
  ['n7', true],
  ['6b', true],
  ['6s', true],
  ['9s', true],
  ['8k', false],
] as const) {
  test(`[AUTH-03, AUTH-29, GEN-12] site variant ${variant} asks for agreement: ${isAsked}`, async ({
    page,
    context,
  }) => {
    await withSiteVariant(context, variant);
    for (const address of ['/login', '/register']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /agree/ })).toHaveCount(isAsked ? 1 : 0);
      await expect(page.getByRole('img', { name: '21+' })).toHaveCount(isAsked ? 1 : 0);
    }
  });
}

test('[AUTH-04] without agreement nothing is sent: the tip is shown, and in green mode the terms', async ({
  page,
  context,
}) => {
  const login = await replyTo(context, 'accountLogin', refusal(1018));
  await page.goto('/login');
  const form = loginForm(page);
  await form.account.fill('jamie88');
  await form.password.fill('perya-demo-88');
  await form.submit.click();
  await expect(message(page, 'verify.accountTips')).toBeVisible();

  await page.evaluate(() => localStorage.setItem('agePopup', '1'));
  await withConfig(context, (config) => (config.mode = 'green'));
  await page.reload();
  // What was stored is shown first, and what is new comes behind it.
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'green');
  await form.account.fill('jamie88');
  await form.password.fill('perya-demo-88');
  await form.submit.click();
  await expect(page.getByRole('tab', { name: /terms/i })).toBeVisible();
  expect(login.asked).toEqual([]);
});

test('[AUTH-05, CALL-12, CALL-13] the password leaves the page encrypted with the application public key', async ({
  page,
  context,
}) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await withConfig(context, (config) => Object.assign(config, { publicKey: publicPem, publicKeyId: 'test' }));
  const login = await replyTo(context, 'accountLogin', refusal(1018));
  await page.goto('/login');
  await sendLogin(page, { account: 'jamie88', password: 'pass-wörd-1' });
  await expect(message(page, 'login.loginFailed')).toBeVisible();
  const [{ body } = { body: {} as Record<string, unknown> }] = login.asked;
  expect(body).toMatchObject({
    account: 'jamie88',
    type: 0,
    clientReferrer: 'ph',
    countryCode: '63',
    phoneinfoJsonModel: { channel: 'WEB', version: '1.0.28', os: 'Android 14' },
  });
  expect(JSON.stringify(body)).not.toContain('pass-w');
  const [version, keyId, sealed = ''] = String(body['password']).split('.');
  expect([version, keyId]).toEqual(['v2', 'test']);
  const padding = { key: privateKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING };
  expect(privateDecrypt(padding, Buffer.from(sealed, 'base64')).toString()).toBe('pass-wörd-1');
});

test('[AUTH-06] a code other than 200 is no sign-in', async ({ page, context }) => {
  await alterReply(context, 'accountLogin', (body) => (body['errcode'] = 1));
  await page.goto('/login');
  await sendLogin(page);
  await expect(message(page, 'login.loginFailed')).toContainText('1');
  expect(await storedFact(page, 'ACCESS_TOKEN')).toBeNull();
  await expect(page).toHaveURL(/\/login$/);
});

test('[AUTH-07, AUTH-08, AUTH-09] after sign-in the player is kept, the heartbeat begins, and the lobby comes', async ({
  page,
  context,
}) => {
  const online = await replyTo(context, 'online');
  const login = await replyTo(context, 'accountLogin');
  await page.goto('/login');
  const answered = page.waitForResponse(/accountLogin$/).then(() => performance.now());
  await sendLogin(page);
  const answeredMs = await answered;
  await page.waitForURL(/\/lobby\/home$/);
  const tookMs = performance.now() - answeredMs;
  expect(tookMs).toBeGreaterThan(350);
  expect(tookMs).toBeLessThan(1_500);
  await expect(balance(page)).toBeVisible();
  await expect.poll(() => online.asked.length).toBe(1);
  expect(login.asked).toHaveLength(1);
  expect(online.asked[0]?.headers['authorization']).toMatch(/^Bearer .{40,}/);
  expect(await storedFact(page, 'ACCESS_TOKEN')).toMatch(/^.{40,}$/);
  // Going back leads to no form that is done.
  await page.reload();
  await expect(page.getByRole('button', { name: /^Open the menu of/ })).toContainText('J');
});

test('[AUTH-10] two taps are one request', async ({ page, context }) => {
  const login = await replyTo(context, 'accountLogin', refusal(1018));
  await page.goto('/login');
  const form = loginForm(page);
  await form.account.fill('jamie88');
  await form.password.fill('wrong-password');
  await form.agree.check();
  await form.submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    setTimeout(() => button.click(), 150);
  });
  await expect(message(page, 'login.loginFailed')).toBeVisible();
  await page.waitForTimeout(400);
  expect(login.asked).toHaveLength(1);
});

for (const [code, key, words] of [
  [101, 'login.err101', 'Account has been disabled due to violation'],
  [103, 'login.err103', 'KYC certification was not completed within 3 days, and the account has been suspended'],
  [1050, 'login.err1050', 'System Maintenance'],
  [1051, 'login.err1051', 'During the self-exclusion period, you cannot log in'],
] as const) {
  test(`[ERR-01, ERR-02, ERR-03, ERR-04] refusal ${code} is said in its own words`, async ({ page, context }) => {
    await replyTo(context, 'accountLogin', refusal(code));
    await page.goto('/login');
    await sendLogin(page);
    await expect(message(page, key)).toHaveText(words);
  });
}

test('[ERR-05, ERR-06, ERR-07] every other refusal shows its number', async ({ page, context }) => {
  await page.goto('/login');
  for (const code of [102, 1018, 1019, 1020, 1043, 1047, 1049, 4242]) {
    const stub = await replyTo(context, 'accountLogin', refusal(code));
    await sendLogin(page);
    await expect(message(page, 'login.loginFailed')).toContainText(String(code));
    await stub.end();
    // Two taps within 300 ms are one.
    await page.waitForTimeout(310);
  }
});

test('the server itself refuses a wrong password, and players in every state', async ({ page }) => {
  await page.goto('/login');
  await sendLogin(page, { account: 'jamie88', password: 'not-the-password' });
  await expect(message(page, 'login.loginFailed')).toContainText('1018');
  await page.waitForTimeout(310);
  await sendLogin(page, { account: 'nobody-of-that-name', password: 'not-the-password' });
  await expect(message(page, 'login.loginFailed')).toContainText('1018');
});

test('offline nothing is lost: the form says so and keeps what was typed, also over a reload', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await expect(loginForm(page).account).toBeVisible();
  await goOffline(context);
  await sendLogin(page);
  await expect(message(page, 'common.offline')).toBeVisible();
  await goOnline(context);
  await expect(loginForm(page).account).toHaveValue('jamie88');
  await page.reload();
  await expect(loginForm(page).account).toHaveValue('jamie88');
  await expect(loginForm(page).password).toHaveValue('');
});

test('one round trip beyond the sign-in itself: the lobby asks for nothing before it shows', async ({ page }) => {
  await page.goto('/login');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await sendLogin(page);
  await expect(balance(page)).toBeVisible();
  const after = calls.slice(calls.findIndex((path) => path.endsWith('accountLogin')) + 1);
  // What the visit asks by itself may fall into the same moment, and holds nothing up.
  const byItself = /\/(online|appEventLogClient|hasMailUnread|getActivityIds|lobbyTips)$/;
  const inTheWay = after.filter((path) => path.startsWith('/prod-api-2/') && !byItself.test(path));
  expect(inTheWay).toEqual([]);
});
