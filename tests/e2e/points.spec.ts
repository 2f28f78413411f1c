import { breaches } from '../kit/axe.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer } from '../kit/new-player.ts';
import { message } from '../kit/pages.ts';
import { signIn } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('[ROUTE-22, ROUTE-68, WALLET-27] a player exchanges points for coin, and reads how points work', async ({
  page,
  request,
}) => {
  const player = await newPlayer(request);
  await request.post('/sandbox/player', { data: { account: player.account, set: { coin: 0, points: 25_000 } } });
  await signIn(page, player);
  await page.goto('/points');
  await expect(page.getByRole('heading', { name: 'Points', level: 1 })).toBeVisible();
  await expect(page.locator('.card-sum')).toHaveText('250');
  expect(await breaches(page)).toEqual([]);
  await page.getByRole('button', { name: 'Exchange 100 points for ₱10' }).click();
  const sheet = page.getByRole('dialog', { name: 'Exchange for ₱10?' });
  await expect(sheet.getByRole('definition').first()).toHaveText('100 points');
  expect(await breaches(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Exchange now' }).click();
  await expect(message(page, 'points.done')).toBeVisible();
  await expect(page.locator('.card-sum')).toHaveText('150');
  await page.getByRole('link', { name: 'How points work' }).click();
  await expect(page).toHaveURL(/\/rule\/points$/);
  await expect(page.getByRole('heading', { name: 'How points work', level: 1 })).toBeVisible();
});
