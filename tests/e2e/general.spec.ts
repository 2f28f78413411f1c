import type { Page } from '@playwright/test';
import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { holdCalls } from '../kit/network.ts';
import { categoryTab, idsOf, message, openLobby, tiles } from '../kit/pages.ts';
import { OPEN_ADDRESSES } from '../kit/address-lists.ts';
import { visit } from '../kit/addresses.ts';

test.use({ serviceWorkers: 'block' });

const textOf = (page: Page): Promise<string> => page.locator('body').innerText();

test('[GEN-01] the only age that a guest’s screens name is 21', async ({ page, context }) => {
  const answer = await holdCalls(context);
  await page.goto('/');
  const loading = await textOf(page);
  await answer();
  await openLobby(page);
  await expect(page.getByRole('main').locator('footer')).toBeAttached();
  const home = await textOf(page);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  const screens = [loading, home, description ?? ''];
  for (const address of OPEN_ADDRESSES) {
    await visit(page, address);
    // Its screen may still be on its way.
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    screens.push(await textOf(page));
  }
  const agesIn = (text: string): string[] =>
    [...text.matchAll(/(\d+)\s*(?:\+|and over|or over|years)|(?:aged|under|over|below)\s+(\d+)/gi)].map(
      ([, before, after]) => before ?? after ?? '',
    );
  for (const text of screens.slice(0, 3)) expect(agesIn(text), text).toContain('21');
  expect(new Set(screens.flatMap(agesIn))).toEqual(new Set(['21']));
});

test('[GEN-02, GEN-04, GEN-13, GEN-14] home says who may not register, brand and version, and every amount in pesos', async ({
  page,
  context,
}) => {
  await withConfig(context, (config) => (config.userRegisterCoin = 123_456_700));
  await openLobby(page);
  await expect(page.getByText(/Staff and affiliates of our game providers may not register/)).toHaveCount(1);
  await expect(page.getByText('6b · version 1.0.28')).toHaveCount(1);
  const text = await textOf(page);
  const amounts = text.split(/\s+/).filter((word) => /(^|[^\d.])\d[\d,]*\.\d\d$/.test(word));
  expect(amounts).toContain('+₱1,234,567.00');
  expect(amounts.filter((amount) => !/^\+?₱/.test(amount))).toEqual([]);
  expect(text).not.toMatch(/[$€£¥₹฿₫]|\b(USD|EUR|INR|BRL|THB|VND|CNY)\b/);
  await expect(page.getByRole('combobox').or(page.getByRole('listbox'))).toHaveCount(0);
});

test.describe('in a browser that speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('[GEN-05, GEN-06] page and numbers are in the English of the Philippines', async ({ page, context }) => {
    await withConfig(context, (config) => (config.userRegisterCoin = 123_456_789));
    await openLobby(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH');
    await expect(page.getByRole('link', { name: 'Register' })).toContainText('₱1,234,567.89');
    expect(await page.evaluate(() => navigator.language)).toBe('de-DE');
  });
});

test('[GEN-07] each category has its own number, and lists only games of that number', async ({ page, context }) => {
  const types = { Slots: 1, Fish: 2, Poker: 3, Sports: 4, Live: 5, Games: 6 };
  const typeOf = new Map<number, number>();
  await withConfig(context, (config) => {
    // The numbers carry the meaning: the app names them where the server does not.
    config.appGameTypeList = Object.values(types).map((id) => ({ id, name: '', status: 1, sort: id }));
    for (const game of config.appGameList) typeOf.set(game.id, game.typeId);
  });
  await openLobby(page);
  for (const [name, typeId] of Object.entries(types)) {
    await categoryTab(page, name).click();
    await expect(page.getByRole('list', { name: `${name} games` })).toBeVisible();
    await expect(tiles(page).first()).toBeVisible();
    const shown = await idsOf(tiles(page));
    expect(new Set(shown.map((id) => typeOf.get(id)))).toEqual(new Set([typeId]));
  }
});

test('[GEN-11] home looks another way in green mode, and in no other', async ({ page, context }) => {
  const lookOf = (): Promise<string> =>
    page
      .getByRole('link', { name: 'Register' })
      .evaluate((link) => getComputedStyle(link).backgroundImage + getComputedStyle(link).backgroundColor);
  let usual = '';
  await page.addInitScript(() => localStorage.setItem('agePopup', '1'));
  for (const mode of ['other', 'green', 'blue']) {
    const stop = await withConfig(context, (config) => (config.mode = mode));
    await openLobby(page);
    usual ||= await lookOf();
    // Where the answer is slow, home opens as it was known, and changes with the answer.
    if (mode === 'green') await expect.poll(lookOf).not.toBe(usual);
    else await expect.poll(lookOf, { timeout: 30_000 }).toBe(usual);
    await page.evaluate(() => localStorage.clear());
    await stop();
  }
});

test('[GEN-15] there is no way into an admin screen', async ({ page }) => {
  for (const address of ['/admin', '/admin/users', '/lobby/admin']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/lobby\/home$/);
  }
  for (const address of ['/lobby/home', ...OPEN_ADDRESSES]) {
    await visit(page, address);
    await expect(page.getByRole('link', { name: /admin/i })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /admin/i })).toHaveCount(0);
  }
});

test('[GEN-16] codes that nobody has described never break a screen', async ({ page, context }) => {
  await withConfig(context, (config) => {
    for (const type of config.appGameTypeList) type.status = 7;
    for (const brand of config.appGamePlatformList) brand.status = -3;
    for (const game of config.appGameList.slice(0, 5)) Object.assign(game, { showType: 99, recent: 12, maintain: 4 });
    Object.assign(config, { mode: 'ultraviolet', registerType: 'telepathy', otpStatus: 42, isDepositBank: 9 });
    Object.assign(config, { appLobbyAdConfigList: [{ id: 1, clickType: 77, clickAction: null, sort: 1 }] });
  });
  await openLobby(page);
  const tabs = page.getByRole('tablist', { name: 'Game categories' }).getByRole('tab');
  for (let at = 0; at < (await tabs.count()); at++) {
    await tabs.nth(at).click();
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(message(page, 'app.crash')).toHaveCount(0);
  }
});
