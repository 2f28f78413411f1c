import { expect, test } from '../kit/lobby-test.ts';
import { firstTile } from '../kit/pages.ts';
import { openMore, sendLogin, signIn } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('[ROUTE-01, ROUTE-09, ROUTE-10] the address alone and the shell alone lead home, and so does sign-in', async ({
  page,
  player,
}) => {
  for (const address of ['/', '/lobby']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/lobby\/home$/);
    await expect(firstTile(page)).toBeVisible();
  }
  await page.goto('/login');
  await sendLogin(page, player);
  await expect(page).toHaveURL(/\/lobby\/home$/);
});

test('[SHELL-01, ROUTE-13, ROUTE-14, ROUTE-16] mail, rewards, news and wallet mark their tab, in this order', async ({
  page,
}) => {
  await signIn(page);
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(tabs).toHaveText(['Mail', 'Rewards', 'Home', 'News', 'Wallet']);
  for (const [address, name, heading] of [
    ['/lobby/email', 'Mail', 'Mail'],
    ['/lobby/rewards', 'Rewards', 'Rewards'],
    ['/lobby/notice', 'News', 'News'],
    ['/lobby/wallets/deposit', 'Wallet', 'Wallet'],
    ['/lobby/wallets/withdraw', 'Wallet', 'Withdraw'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText(name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
});

test('[ROUTE-40] more is for players, and reached from their picture', async ({ page }) => {
  await page.goto('/profile/more');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page);
  await openMore(page);
  await expect(page).toHaveURL(/\/profile\/more$/);
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
});
