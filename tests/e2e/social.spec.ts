import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { message, reload } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { balance, loginForm } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('[AUTH-14] the button stands only where the site offers it, and leaves for the other site with what it must', async ({
  page,
  context,
}) => {
  const end = await withConfig(context, (config) => (config['socialLogin'] = null));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
  await end();

  await withConfig(context, (config) => {
    config['socialLogin'] = { name: 'LINE', authorizeUrl: 'https://line.example.com/authorize', clientId: 'perya' };
  });
  await context.route('https://line.example.com/**', (route) => route.fulfill({ body: 'elsewhere' }));
  await reload(page);
  // Agreement comes first here as well.
  await page.getByRole('button', { name: 'Continue with LINE' }).click();
  await expect(message(page, 'verify.accountTips')).toBeVisible();
  await loginForm(page).agree.check();
  await page.getByRole('button', { name: 'Continue with LINE' }).click();
  await page.waitForURL(/line\.example\.com/);
  const asked = new URL(page.url()).searchParams;
  expect(asked.get('scope')?.split(' ').toSorted()).toEqual(['email', 'openid', 'profile']);
  expect(asked.get('redirect_uri')).toMatch(/\/login$/);
  expect(asked.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
});

test('[AUTH-15, AUTH-16] a person whom the other site vouches for is in', async ({ page, context }) => {
  const login = await replyTo(context, 'lineLogin');
  await page.goto('/login');
  await loginForm(page).agree.check();
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/oidc\/authorize/);
  await expect(page.getByText(/sandbox/i).first()).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: /Allow/ }).click();
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await expect(balance(page)).toBeVisible();
  const [{ body } = { body: {} }] = login.asked;
  expect(Object.keys(body)).toEqual(expect.arrayContaining(['state', 'code', 'uuid', 'phoneinfoJsonModel']));
  expect(login.asked).toHaveLength(1);
});

test('who says no there is back where they were, and not in', async ({ page }) => {
  await page.goto('/login');
  await loginForm(page).agree.check();
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await page.getByRole('button', { name: /Cancel/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(message(page, 'social.canceled')).toBeVisible();
  await expect(message(page, 'login.socialRefused')).toHaveCount(0);
});

test('a code that this tab has not asked for is not taken', async ({ page, context }) => {
  const login = await replyTo(context, 'lineLogin');
  await page.goto('/login?code=stolen&state=somebody-elses');
  await expect(message(page, 'login.socialRefused')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(login.asked).toEqual([]);
});
