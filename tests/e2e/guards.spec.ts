import { followAll, OPEN_ADDRESSES, PLAYER_ADDRESSES, visit } from '../kit/addresses.ts';
import { CONFIG_CALL, withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { holdCalls } from '../kit/network.ts';
import { firstTile, message, openLobby, reload } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

test('[GUARD-01, GUARD-06] maintenance leads every address to its screen, and comes before signing in', async ({
  page,
  context,
}) => {
  await withConfig(context, (config) => (config.maintenance = { status: 1, content: 'Back at noon.' }));
  for (const address of ['/', '/lobby/home', '/login', '/lobby/notice', '/profile/user', '/no-such-page']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/maintenance$/);
    await expect(message(page, 'system.maintenance')).toHaveText('Back at noon.');
    await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible();
  }
  const all = [...OPEN_ADDRESSES, ...PLAYER_ADDRESSES];
  expect(await followAll(page, all)).toEqual(Object.fromEntries(all.map((address) => [address, '/maintenance'])));
});

test('[GUARD-02, GUARD-09] an address for players leads a guest to sign in', async ({ page }) => {
  for (const address of ['/profile/user', '/reward/detail/1', '/lobby/wallets/deposit', '/activity/christmas']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/login$/);
  }
  const led = await followAll(page, PLAYER_ADDRESSES);
  expect(led).toEqual(Object.fromEntries(PLAYER_ADDRESSES.map((address) => [address, '/login'])));
});

test('[GUARD-03, GUARD-09] an open address stays open to a guest', async ({ page }) => {
  for (const address of ['/lobby/home', '/lobby/rewards', '/notice/detail/1', '/terms-of-use', '/rule/points']) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
  for (const address of OPEN_ADDRESSES) {
    await visit(page, address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
});

test('[GUARD-07] the maintenance screen leads back to the lobby when it is over', async ({ page, context }) => {
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to lobby' }).click();
  await expect(page).toHaveURL(/\/lobby\/home$/);

  const end = await withConfig(context, (config) => (config.maintenance = { status: 1, content: 'Soon.' }));
  await reload(page);
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByRole('button', { name: 'Back to lobby' })).toHaveCount(0);
  await end();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('button', { name: 'Back to lobby' }).click();
  await expect(firstTile(page)).toBeVisible();
});

test('[GUARD-08, ROUTE-20] search is a sheet over home for a guest, and its address leads to sign-in', async ({
  page,
}) => {
  await openLobby(page);
  await page.getByRole('button', { name: 'Search games' }).click();
  await expect(page.getByRole('dialog', { name: 'Search games' })).toBeVisible();
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await page.goto('/search');
  await expect(page).toHaveURL(/\/login$/);
});

test('[GUARD-10] an address that is no screen leads to the lobby', async ({ page }) => {
  for (const address of ['/no-such-page', '/lobby', '/lobby/home/more', '/profile/user/x/y', '/LOGIN']) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/lobby\/home$/);
  }
});

test('[GUARD-11] while the configuration is on its way a toast is shown and no screen', async ({ page, context }) => {
  const answer = await holdCalls(context, CONFIG_CALL);
  await page.goto('/terms-of-use');
  const toast = page.getByRole('status');
  await expect(toast).toHaveText('Loading the lobby…');
  await expect(message(page, 'app.loading')).toBeInViewport();
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await answer();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(message(page, 'app.loading')).toHaveCount(0);
});
