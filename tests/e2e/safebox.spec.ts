import { breaches } from '../kit/axe.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { codeSentTo, endCodeWait, newPlayer } from '../kit/new-player.ts';
import { message } from '../kit/pages.ts';
import { signIn } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('[ROUTE-23, WALLET-26] a player sets up the safebox, moves money in and out, and resets a forgotten password', async ({
  page,
  request,
}) => {
  const player = await newPlayer(request);
  await request.post('/sandbox/player', { data: { account: player.account, set: { coin: 100_000 } } });
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && sent.push(one.url().split('/').at(-1) ?? ''));
  const sum = page.locator('.card-sum');
  const password = page.getByLabel('Safebox password', { exact: true });
  await signIn(page, player);
  await page.goto('/lobby/wallets/withdraw');
  await page.getByRole('link', { name: 'Safebox' }).click();
  await expect(page).toHaveURL(/\/walletsPassword$/);
  await expect(page.getByRole('heading', { name: 'Safebox', level: 1 })).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await page.getByLabel('New safebox password', { exact: true }).fill('put-aside-88');
  await page.getByRole('button', { name: 'Set up safebox' }).click();
  await expect(sum).toHaveText('₱0.00');

  await page.getByRole('button', { name: '₱500', exact: true }).click();
  await page.getByRole('button', { name: 'Put in', exact: true }).click();
  await expect(sum).toHaveText('₱500.00');
  await page.getByRole('tab', { name: 'Take out' }).click();
  await page.getByLabel('Amount').fill('200');
  await password.fill('a-guess-of-88');
  await page.getByRole('button', { name: 'Take out', exact: true }).click();
  await expect(message(page, 'safebox.wrongPassword')).toBeVisible();
  expect(await breaches(page)).toEqual([]);

  await page.getByRole('button', { name: 'Forgot your safebox password?' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reset safebox password' });
  await endCodeWait(request, player.account);
  const before = await codeSentTo(request, player.account);
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await expect.poll(() => codeSentTo(request, player.account)).not.toBe(before);
  await sheet.getByLabel('Code', { exact: true }).fill(await codeSentTo(request, player.account));
  await sheet.getByLabel('New safebox password', { exact: true }).fill('another-one-88');
  expect(await breaches(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Save password' }).click();
  await expect(message(page, 'safebox.changed')).toBeVisible();

  await password.fill('another-one-88');
  await page.getByRole('button', { name: 'Take out', exact: true }).click();
  await expect(sum).toHaveText('₱300.00');
  expect(sent.filter((call) => /^(safebox|modifySafe)/.test(call))).toEqual([
    'safeboxPasswordInit',
    'safeboxTransfer',
    'safeboxTransfer',
    'modifySafePassword',
    'safeboxTransfer',
  ]);
});
