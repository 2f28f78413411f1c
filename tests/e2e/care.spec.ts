import { offlineReady } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { message, reload } from '../kit/pages.ts';
import { signIn } from '../kit/sign-in.ts';

test('an exclusion that is asked for without a connection outlives a reload, and ends the session with the first connection', async ({
  page,
  context,
  player,
}) => {
  await signIn(page, player);
  await page.goto('/profile/responsibility');
  await offlineReady(page);
  await goOffline(context);
  await page.getByRole('button', { name: 'Exclude me: 6 months' }).click();
  await page.locator('dialog label').click();
  await page.getByRole('button', { name: 'Exclude me', exact: true }).click();
  await expect(message(page, 'care.excludedHere')).toContainText('when you have a connection');
  await reload(page);
  await expect(message(page, 'care.excludedHere')).toBeVisible();
  await goOnline(context);
  await expect(page).toHaveURL(/login/);
  expect(await page.evaluate(() => localStorage.getItem('stop'))).toBeNull();
});
