/** What a guest who has lost the network goes on reading: one visit, screen by screen. */
import { breaches } from '../kit/axe.ts';
import { answerIsKept, cachedUrls, offlineReady } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline } from '../kit/network.ts';
import { closeSheet, message, openLobby, reload } from '../kit/pages.ts';

test('without a network home, search, a game’s sheet, news, help that was seen once and both legal texts can be read', async ({
  page,
  context,
}) => {
  await openLobby(page);
  await offlineReady(page);
  const helpers = page.getByRole('main').getByRole('list').getByRole('link');
  await test.step('help is seen while there is a network', async () => {
    await page.goto('/service');
    await expect(helpers).toHaveCount(2);
    await answerIsKept(page, /getCustomerServices$/);
  });
  const news = page.getByRole('main').locator('.news-list a');
  await test.step('the list of news is seen, and no piece of it', async () => {
    await page.goto('/lobby/notice');
    await expect(news.first()).toBeVisible();
    await expect.poll(async () => (await cachedUrls(page, 'pictures')).some((url) => url.includes('w=96'))).toBe(true);
  });
  await openLobby(page);
  await goOffline(context);
  await test.step('home says so, and breaks no rule of accessibility', async () => {
    await expect(message(page, 'lobby.offline')).toBeVisible();
    expect(await breaches(page)).toEqual([]);
  });
  await reload(page);
  await test.step('a game’s sheet says what is missing', async () => {
    await page.getByRole('button', { name: 'About Lucky Sevens', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Lucky Sevens' })).toBeVisible();
    await expect(message(page, 'game.needsLine')).toBeVisible();
    await closeSheet(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('search works over the whole list', async () => {
    await page.getByRole('button', { name: 'Search games' }).click();
    const sheet = page.getByRole('dialog', { name: 'Search games' });
    await expect(sheet.getByRole('search').getByRole('status')).toHaveText(/^1,\d{3} games, Saved .*\d\d:\d\d$/);
    await sheet.getByRole('searchbox', { name: 'Search games' }).fill('lucky sevens');
    const found = sheet.getByRole('list', { name: 'Results' }).getByRole('listitem');
    await expect(found.first()).toHaveText(/Lucky Sevens/);
  });
  await test.step('a piece of news opens by its address, with its words and the picture of the list', async () => {
    await page.goto('/notice/detail/1');
    await expect(page.locator('.rich-text')).not.toBeEmpty();
    const picture = page.locator('.news-picture img');
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  });
  await test.step('help is as it was seen', async () => {
    await page.goto('/service');
    await expect(helpers).toHaveText([/^Live chat/, /^Help desk/]);
  });
  await test.step('the terms of use and the privacy policy open', async () => {
    await page.goto('/terms-of-use');
    await expect(page.getByRole('heading', { name: '1. What these terms are' })).toBeVisible();
    await page.getByRole('tab', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { name: '1. In short' })).toBeVisible();
  });
});
