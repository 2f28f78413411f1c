import type { BrowserContext, Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { titled } from '../kit/overlays.ts';
import { closeSheet, message, openLobby } from '../kit/pages.ts';
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

/** What else the menu says and where it leads is proven in `side-menu.client.test.tsx` beside it. */
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
    await menu.getByRole('link', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL(/\/profile\/superior$/);
  });
});
