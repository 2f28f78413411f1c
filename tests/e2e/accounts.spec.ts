import { breaches } from '../kit/axe.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer } from '../kit/new-player.ts';
import { message } from '../kit/pages.ts';
import { signIn } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('[ROUTE-28, WALLET-24] a player adds an account, finds it in the list, and gives it another number', async ({
  page,
  request,
}) => {
  const player = await newPlayer(request);
  const sent: string[] = [];
  page.on('request', (one) => one.url().endsWith('BankInfo') && sent.push(one.url().split('/').at(-1) ?? ''));
  await signIn(page, player);
  await page.goto('/bankCardList');
  await expect(page.getByRole('heading', { name: 'Your accounts', level: 1 })).toBeVisible();
  await expect(message(page, 'wallet.noAccounts')).toBeVisible();
  await page.getByRole('link', { name: 'Add account' }).click();
  await page.getByLabel('Name on the account').fill('Maria Santos');
  await page.getByLabel('Account number').fill(`0${player.account}`);
  await page.getByLabel('Your password', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Add account' }).click();
  await expect(message(page, 'wallet.bankAdded')).toBeVisible();
  const account = page.getByRole('listitem').filter({ hasText: 'Maria Santos' });
  await expect(account).toContainText(`•••• ${player.account.slice(-4)}`);
  expect(await breaches(page)).toEqual([]);

  await account.getByRole('link', { name: /^Change your .+ account$/ }).click();
  await expect(page.getByRole('heading', { name: 'Change account', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Name on the account')).toHaveValue('Maria Santos');
  expect(await breaches(page)).toEqual([]);
  await page.getByLabel('Account number').fill(`0${player.account.slice(0, -4)}4321`);
  await page.getByLabel('Your password', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(message(page, 'wallet.bankChanged')).toBeVisible();
  await expect(account).toContainText('•••• 4321');
  expect(sent).toEqual(['addBankInfo', 'modifyBankInfo']);
});
