import { dumpDevice, storedFact } from '../kit/device.ts';
import { soon } from '../kit/held-time.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { reload } from '../kit/pages.ts';
import { balance, loginForm, sendLogin, signIn } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('[AUTH-11, AUTH-12] the name is there next time; a kept password too, and it is nowhere in clear text', async ({
  page,
  player,
}) => {
  await page.goto('/login');
  await loginForm(page).keep.check();
  await sendLogin(page, player);
  await expect(balance(page)).toBeVisible();
  expect(await dumpDevice(page)).not.toContain(player.password);

  // The session ends by itself: the form is filled in, and one tap renews it.
  await page.evaluate(() => localStorage.removeItem('ACCESS_TOKEN'));
  await page.goto('/login');
  const form = loginForm(page);
  await expect(form.account).toHaveValue(player.account);
  await expect(form.password).not.toHaveValue('');
  await expect(form.keep).toBeChecked();
  await expect(form.agree).toBeChecked();
  await form.submit.click();
  await expect(balance(page)).toBeVisible();

  // Unticking forgets it.
  await page.evaluate(() => localStorage.removeItem('ACCESS_TOKEN'));
  await page.goto('/login');
  await expect(form.password).not.toHaveValue('');
  await form.keep.uncheck();
  await reload(page);
  await expect(form.account).toHaveValue(player.account);
  await expect(form.password).toHaveValue('');
  await expect(form.keep).not.toBeChecked();
});

test('[STORE-08] small facts of the device stand where they are looked for', async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  await soon(page, () => storedFact(page, 'fingerprint')).toMatch(/^[0-9a-f]{32}$/);
  expect(await storedFact(page, 'ACCESS_TOKEN')).not.toBeNull();
  await expect.poll(() => storedFact(page, 'gameListVersion')).not.toBeNull();
});
