import { expect, test } from '../kit/lobby-test.ts';
import { codeSentTo, endCodeWait, newPlayer } from '../kit/new-player.ts';
import { message } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { balance, loginForm, sendLogin } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('[AUTH-30, ROUTE-04, CALL-15] the owner of the phone sets a new password, and the old one is no good', async ({
  page,
  context,
  request,
}) => {
  const player = await newPlayer(request);
  await endCodeWait(request, player.account);
  const reset = await replyTo(context, 'forgetPassword');
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Phone number').fill(player.account);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(message(page, 'login.loginSendSucc')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(request, player.account));
  await page.getByLabel('New password', { exact: true }).fill('brand-new-word');
  await page.getByLabel('Confirm password', { exact: true }).fill('brand-new-word');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(message(page, 'login.passwordChanged')).toBeVisible();
  expect(JSON.stringify(reset.asked[0]?.body)).not.toContain('brand-new-word');

  await sendLogin(page, player);
  await expect(message(page, 'login.loginFailed')).toContainText('1018');
  await loginForm(page).password.fill('brand-new-word');
  // Two taps that follow each other more closely are one.
  await page.clock.fastForward(310);
  await loginForm(page).submit.click();
  await expect(balance(page)).toBeVisible();
});

test('a wrong code is refused in words', async ({ page }) => {
  await page.goto('/forget');
  await page.getByLabel('Phone number').fill('9170000001');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByLabel('New password', { exact: true }).fill('brand-new-word');
  await page.getByLabel('Confirm password', { exact: true }).fill('brand-new-word');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(message(page, 'code.wrong')).toBeVisible();
});
