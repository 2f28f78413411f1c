import { expect, test } from '../kit/lobby-test.ts';
import { sendLogin } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('a link to a player’s screen asks for sign-in, and home offers the way back to it', async ({ page }) => {
  await page.goto('/lobby/email');
  await expect(page).toHaveURL(/\/login$/);
  await sendLogin(page);
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await page.getByRole('region', { name: 'Go on to' }).getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/lobby\/email$/);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Go on to' })).toHaveCount(0);
});

test('a link to a game asks for sign-in, leads on to the game, and Back to home', async ({ page }) => {
  await page.goto('/start?gameId=1001');
  await expect(page).toHaveURL(/\/login$/);
  await sendLogin(page);
  await expect(page).toHaveURL(/\/start\?gameId=1001$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await expect(page.getByRole('region', { name: 'Go on to' })).toHaveCount(0);
});
