import type { BrowserContext, Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { offerInstall, titled } from '../kit/overlays.ts';
import { closeSheet, message, openLobby } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { beSignedIn } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

const ANA = { id: 10_024_817, account: 'ana21', nickname: 'Ana', vip: 3, coin: 123_456, bet: 500, pid: '', mobile: '' };

async function openMenu(page: Page, context: BrowserContext, user: object = {}) {
  await beSignedIn(context, { ...ANA, ...user });
  await openLobby(page);
  await page.getByRole('button', { name: /^Open the menu of/ }).click();
  const menu = titled(page, 'Menu');
  await expect(menu).toBeVisible();
  return menu;
}

test('[MENU-01, MENU-02, MENU-03, MENU-04, MENU-05, ERR-14] the menu comes from the left, says who this is, and gives their ID', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const menu = await openMenu(page, context);
  for (const said of ['Ana', 'VIP 3', '₱1,234.56', 'ID 10024817']) await expect(menu).toContainText(said);
  await expect.poll(async () => (await menu.locator('.sheet-panel').boundingBox())?.x).toBe(0);
  expect(await breaches(page)).toEqual([]);
  await test.step('the ID is copied by a tap', async () => {
    await menu.getByRole('button', { name: 'Copy your ID' }).click();
    await expect(message(page, 'common.copySuccess')).toHaveText('Copy Success.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('10024817');
  });
  await test.step('Back closes it, and it leads to the profile', async () => {
    await closeSheet(page);
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL(/\/lobby\/home$/);
    await expect(page.getByRole('link', { name: 'Deposit', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Open the menu of/ }).click();
    await menu.getByRole('link', { name: 'My profile' }).first().click();
    await expect(page).toHaveURL(/\/profile\/user$/);
  });
  await test.step('without a superior, a tap leads to where one is added', async () => {
    await page.goBack();
    await page.getByRole('button', { name: /^Open the menu of/ }).click();
    await menu.getByRole('link', { name: 'Add one' }).click();
    await expect(page).toHaveURL(/\/profile\/superior$/);
  });
});

test('[MENU-05, MENU-09, ERR-14] a superior and a phone that are set are only told, and a copy that is not allowed says so', async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
  );
  const menu = await openMenu(page, context, { pid: '10000001', mobile: '9170000001' });
  await expect(menu).toContainText('Superior: 10000001');
  await menu.getByText('10000001', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Add one' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Transactions' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Bind phone' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Copy your ID' }).click();
  await expect(message(page, 'common.copyFail')).toHaveText('Copy Fail.');
  // The answer to a later tap is there, and the tap on the superior has led nowhere.
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(/\/lobby\/home$/);
});

test('[MENU-06, MENU-07, MENU-08, MENU-10] the menu asks for the balance by a tap, and leads on in the order of the operator', async ({
  page,
  context,
}) => {
  const menu = await openMenu(page, context);
  await test.step('the balance is asked for by a tap, and not by the next one', async () => {
    const refreshed = { coin: 200_000, lottery: 1, vip: 4, vipExp: 2, userLevel: 3, bet: 900 };
    const { asked } = await replyTo(context, 'refreshData', { code: 200, errcode: 0, ...refreshed });
    const refresh = menu.getByRole('button', { name: 'Refresh balance' });
    await refresh.click();
    await expect(menu).toContainText('₱2,000.00');
    await expect(menu).toContainText('VIP 4');
    await expect(message(page, 'common.refreshSucc')).toBeVisible();
    await expect(refresh).toHaveAttribute('aria-busy', 'false');
    await refresh.click();
    await expect(refresh).toHaveAttribute('aria-busy', 'false');
    expect(asked).toHaveLength(1);
  });
  await expect(menu.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/lobby/wallets/withdraw');
  await expect(menu.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/lobby/wallets/deposit');
  const entries = menu.getByRole('navigation').getByRole('listitem').locator('a, button');
  const order = await entries.evaluateAll((list) => list.map((one) => one.getAttribute('href') ?? one.textContent));
  expect(order).toEqual([
    '/profile/user',
    '/record/transaction',
    '/profile/email',
    '/bind',
    '/profile/favorites',
    'Customer service',
    '/profile/more',
  ]);
  await menu.getByRole('button', { name: 'Customer service' }).click();
  await expect(titled(page, 'Customer service')).toBeVisible();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/lobby\/home$/);
});

test('[STATE-13] the way to the next level is told in pesos, the app is offered, and low data is a switch', async ({
  page,
  context,
}) => {
  await withConfig(context, (config) => {
    config['appUserLevelConfigList'] = [100, 1_000, 5_000].map((betAmount, at) => ({ level: at + 1, betAmount }));
  });
  const menu = await openMenu(page, context);
  await expect(menu).toContainText('₱5.00 more in bets to level 2');
  await expect(menu.getByRole('meter')).toBeVisible();
  await test.step('the app is offered where the browser can install it', async () => {
    await expect(menu.getByRole('button', { name: 'Install the app' })).toHaveCount(0);
    await offerInstall(page);
    await expect(menu.getByRole('button', { name: 'Install the app' })).toBeVisible();
  });
  await test.step('low data', async () => {
    const spare = menu.getByRole('switch', { name: /^Low data mode/ });
    await expect(spare).toHaveAttribute('aria-checked', 'false');
    await spare.click();
    await expect(spare).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByRole('button', { name: 'Pause animations', includeHidden: true })).toHaveCount(0);
  });
});
