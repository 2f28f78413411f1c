import type { BrowserContext, Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { closeSheet, message, openLobby, reload } from '../kit/pages.ts';
import { signIn } from '../kit/sign-in.ts';
import { beSignedIn } from '../kit/signed-in.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search games' });
const found = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('listitem');
const count = (page: Page) => page.getByRole('search').getByRole('status');
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });

/** Twelve games of two brands and two types, so that a test can say what must be found. */
const aSmallWorld = (context: BrowserContext) =>
  withConfig(context, (config) => {
    const names = ['Koi Rush', 'Koi Pond', 'Lucky Sevens', 'Pasko Señorita', 'Bakunawa Rising', 'Mango Blast'];
    config.appGameList = config.appGameList.slice(0, names.length).map((game, at) => ({
      ...game,
      name: names[at] ?? '',
      typeId: at < 2 ? 2 : 1,
      brandId: at % 2 ? 101 : 102,
      hot: at < 3 ? 1 : 0,
      hotSort: at,
      recent: at === 4 ? 1 : 0,
      showType: 0,
      sort: at,
      maintain: 0,
      params: { brandMaintain: 0 },
    }));
    config.appGameBrandList = [
      { id: 101, name: 'Tala Gaming', status: 1, sort: 1 },
      { id: 102, name: 'Habagat', status: 1, sort: 2 },
    ];
    config.appGamePlatformList = [];
    config.gameListVersion = 'small';
  });

async function openSearch(page: Page): Promise<void> {
  await openLobby(page);
  await page.getByRole('button', { name: 'Search games' }).click();
  await expect(field(page)).toBeFocused();
}

test.use({ serviceWorkers: 'block' });

test('[HOME-03, GUARD-08] [GAME-19] a guest searches on a sheet over home, and Back leads to home again', async ({
  page,
  context,
}) => {
  await aSmallWorld(context);
  await openSearch(page);
  await expect(page.getByRole('dialog', { name: 'Search games' })).toBeVisible();
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await expect(count(page)).toHaveText('6 games');
  await field(page).pressSequentially('koi');
  await expect(found(page)).toHaveText([/Koi Rush/, /Koi Pond/]);
  await test.step('a game is found by a slip, without an accent and by its second word, and it is said when there is none', async () => {
    for (const [typed, name] of [
      ['lucki sevns', /Lucky Sevens/],
      ['senorita', /Pasko Señorita/],
      ['rising', /Bakunawa Rising/],
    ] as const) {
      await field(page).fill(typed);
      await expect(found(page), typed).toHaveText([name]);
    }
    await field(page).fill('zzzzqqq');
    await expect(message(page, 'search.nothing')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(field(page)).toBeFocused();
    await expect(count(page)).toHaveText('6 games');
  });
  await test.step('Back', async () => {
    await closeSheet(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/lobby\/home$/);
  });
});

test('filters narrow the list at once and are cleared in one tap; it can be put into another order; a brand that is typed is one tap away', async ({
  page,
  context,
}) => {
  await aSmallWorld(context);
  await openSearch(page);
  await test.step('filters are counted on their button', async () => {
    await filters(page).click();
    const sheet = page.getByRole('dialog', { name: 'Filter games' });
    await sheet.getByLabel('Slots').check();
    await sheet.getByRole('checkbox', { name: 'Hot' }).check();
    await expect(sheet.getByLabel('Liked')).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Show 1 game' }).click();
    await expect(found(page)).toHaveText([/Lucky Sevens/]);
    await expect(filters(page)).toHaveAccessibleName('Filters, 2 on');
    await filters(page).click();
    await sheet.getByLabel('New').check();
    await sheet.getByRole('button', { name: 'Show 0 games' }).click();
    await expect(message(page, 'search.nothingFiltered')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(count(page)).toHaveText('6 games');
  });
  await test.step('another order', async () => {
    for (const [order, first] of [
      ['A to Z', /Bakunawa Rising/],
      ['Popular', /Koi Rush/],
      ['New', /Bakunawa Rising/],
      ['Popular', /Koi Rush/],
    ] as const) {
      await page.getByLabel('Sort by').selectOption(order);
      await expect(found(page).first(), order).toHaveText(first);
    }
  });
  await test.step('a brand', async () => {
    await field(page).fill('haba');
    await page.getByRole('button', { name: 'Only Habagat' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(found(page)).toHaveText([/Koi Rush/, /Lucky Sevens/, /Bakunawa Rising/]);
    await expect(filters(page)).toHaveAccessibleName('Filters, 1 on');
  });
});

test('what was searched for is offered again, until it is cleared; no rule of accessibility is broken', async ({
  page,
  context,
}) => {
  await aSmallWorld(context);
  await openSearch(page);
  await test.step('with results, without, and over the filters no rule of accessibility is broken', async () => {
    await expect(found(page)).toHaveCount(6);
    expect(await breaches(page)).toEqual([]);
    await field(page).fill('zzzzqqq');
    await expect(message(page, 'search.nothing')).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    await filters(page).click();
    await expect(page.getByRole('dialog', { name: 'Filter games' })).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    await closeSheet(page);
    await expect(page.getByRole('dialog', { name: 'Filter games' })).toHaveCount(0);
  });
  await test.step('what was searched for', async () => {
    for (const typed of ['koi', 'mango']) {
      await field(page).fill(typed);
      await field(page).press('Enter');
    }
    await reload(page);
    await page.getByRole('button', { name: 'Search games' }).click();
    const recent = page.getByRole('region', { name: 'Recent searches' });
    await expect(recent.getByRole('button', { name: /koi|mango/ })).toHaveText(['mango', 'koi']);
    await recent.getByRole('button', { name: 'koi' }).click();
    await expect(found(page)).toHaveCount(2);
    await field(page).fill('');
    await recent.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(recent).toHaveCount(0);
  });
});

test('[ROUTE-20] a player has a screen for it, with what they like and what they played last', async ({
  page,
  context,
}) => {
  await aSmallWorld(context);
  await beSignedIn(context, { appGameDataUser: { gameLikes: { 1004: 1 }, gameHistory: [1005, 1002] } });
  await openSearch(page);
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('heading', { name: 'Search games' })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Last played');
  await expect(found(page).first()).toHaveText(/Koi Pond/);
  await expect(found(page).nth(1)).toHaveText(/Bakunawa Rising/);
  await filters(page).click();
  await page.getByLabel('Liked').check();
  await page.getByRole('button', { name: 'Show 1 game' }).click();
  await expect(found(page)).toHaveText([/Pasko Señorita/]);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/lobby\/home$/);
});

test('Back from a game finds the search as it was left, and a new search is empty', async ({
  page,
  context,
  player,
}) => {
  await aSmallWorld(context);
  await signIn(page, player);
  await openSearch(page);
  await filters(page).click();
  await page.getByRole('checkbox', { name: 'Hot' }).check();
  await page.getByRole('button', { name: 'Show 3 games' }).click();
  await field(page).fill('koi');
  await expect(found(page)).toHaveCount(2);
  await found(page).filter({ hasText: 'Koi Pond' }).getByRole('link').click();
  await expect(page).not.toHaveURL(/\/search$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
  await expect(field(page)).toHaveValue('koi');
  await expect(found(page)).toHaveCount(2);
  await field(page).fill('');
  await expect(found(page)).toHaveCount(3);
  await page.goBack();
  await openSearch(page);
  await expect(field(page)).toHaveValue('');
});
