import type { APIRequestContext, Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer, type NewPlayer } from '../kit/new-player.ts';
import { closeSheet, message, reload } from '../kit/pages.ts';
import { signIn } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

const SECOND_PAGE = 2;
const rows = (page: Page) => page.locator('.record-row');

/** Beside the reward of signing up. */
async function aPlayerWith(request: APIRequestContext, movements: number): Promise<NewPlayer> {
  const player = await newPlayer(request);
  for (let coin = 1; coin <= movements; coin += 1) {
    await request.post('/sandbox/player', { data: { account: player.account, set: { coin: 1_800 + coin } } });
  }
  return player;
}

test('a long list goes on near its end, and a page that does not come is asked for again in its place', async ({
  page,
  request,
}) => {
  await signIn(page, await aPlayerWith(request, 44));
  let isBroken = true;
  await page.route(/appUserCoinDetail$/, async (route) => {
    const isLater = (route.request().postDataJSON() as { page: number }).page >= SECOND_PAGE;
    await (isLater && isBroken ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.continue());
  });
  await page.goto('/record/transaction');
  await expect(rows(page)).toHaveCount(20);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(message(page, 'common.serverFailed')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(40);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(45);
  await expect(rows(page).last()).toContainText('Reward');
});

test('[ROUTE-48] the address says which kind is shown, and a kind without entries leads on', async ({
  page,
  request,
}) => {
  await signIn(page, await aPlayerWith(request, 1));
  await page.goto('/record/transaction');
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('tab', { name: 'Rewards' }).click();
  await expect(page).toHaveURL(/\?kind=4$/);
  await expect(rows(page)).toHaveCount(1);
  await reload(page);
  await expect(page.getByRole('tab', { name: 'Rewards' })).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('tab', { name: 'Deposits' }).click();
  await expect(message(page, 'records.noneOfKind')).toBeVisible();
  // The bar of the screen has a link of this name as well.
  await page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).last().click();
  await expect(page).toHaveURL(/\/lobby\/wallets\/deposit$/);
});

test('of a list of more than sixty only the rows near the screen exist, and its end is reached', async ({
  page,
  request,
}) => {
  await signIn(page, await aPlayerWith(request, 80));
  await page.goto('/record/transaction');
  await expect(rows(page).first()).toContainText('+₱0.01');
  const main = page.getByRole('main');
  await expect(async () => {
    await main.evaluate((scroller) => scroller.scrollTo({ top: scroller.scrollHeight }));
    await expect(rows(page).last()).toContainText('Reward', { timeout: 500 });
  }).toPass();
  await expect.poll(() => rows(page).count()).toBeLessThan(50);
  const last = page.getByRole('main').getByRole('listitem').last();
  await expect(last).toHaveAttribute('aria-posinset', '81');
  await last.getByRole('button').tap();
  const story = page.getByRole('dialog', { name: 'Reward' });
  await expect(story).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await closeSheet(page);
  await expect(story).toHaveCount(0);
  await expect(last.getByRole('button')).toBeFocused();
  expect(await breaches(page)).toEqual([]);
});
