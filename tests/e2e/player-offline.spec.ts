import { account } from '#contract/account.ts';
import { answerIsKept, offlineReady } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { failCalls, goOffline, goOnline, holdCalls } from '../kit/network.ts';
import { firstTile, message, piecesAreThere, reload } from '../kit/pages.ts';
import { balance, signIn } from '../kit/sign-in.ts';

test('[SW-17] a player closes the phone, and comes back without a network to their own lobby', async ({
  page,
  context,
  player,
}) => {
  await signIn(page, player);
  await offlineReady(page);
  await goOffline(context);
  await page.close();
  const later = await context.newPage();
  await later.goto('/');
  await expect(later.getByRole('button', { name: /^Open the menu of Player \d{6}/ })).toBeVisible();
  await expect(firstTile(later)).toBeVisible();
  await expect(message(later, 'lobby.offline')).toBeVisible();
  // What they have stands with its age, for eyes and for readers, and a deposit stays in its place.
  await expect(later.locator('.purse small')).toHaveText(/^(\w+ \d+, )?\d\d:\d\d$/);
  await expect(later.locator('.purse small')).toBeVisible();
  await expect(later.locator('.purse')).toContainText(/as of .*\d\d:\d\d/);
  await expect(later.getByRole('link', { name: /^Deposit Deposits/ })).toHaveAttribute('aria-disabled', 'true');
  // A refresh without a line only stops; the session is not lost over it.
  await balance(later).click();
  await expect(balance(later)).toHaveAttribute('aria-busy', 'false');
  await later.goto('/profile/more');
  await expect(message(later, 'common.needsConnection').first()).toBeVisible();
  await goOnline(context);
  await later.goto('/');
  await expect(later.getByRole('link', { name: 'Deposit', exact: true })).toBeVisible();
});

test('why a reward waits for the connection is in sight on a long page', async ({ page, context, player }) => {
  await signIn(page, player);
  await page.goto('/activity/freeSign');
  await expect(page.getByRole('button', { name: /^Get / })).toBeVisible();
  await goOffline(context);
  await expect(message(page, 'activity.noConnection')).toBeInViewport({ ratio: 1 });
});

test('the age of what is shown comes and goes, and nothing below it moves', async ({ page, context, player }) => {
  await signIn(page, player);
  const age = page.locator('.screen-content > .page-age');
  const below = page.locator('.page-age + :not(.page-places)');
  const top = () => below.evaluate((part) => part.getBoundingClientRect().top);
  for (const address of ['/activity/freeSign', '/profile/info']) {
    await page.goto(address);
    await piecesAreThere(page);
    const before = await top();
    await expect(age).toHaveText('');
    await goOffline(context);
    await expect(age).toHaveText(/\d\d:\d\d/);
    expect(await top(), address).toBe(before);
    await goOnline(context);
    await expect(age).toHaveText('');
    expect(await top(), address).toBe(before);
  }
});

test('an age is not seen in the first moment, in which a newer answer may come, and it is seen after it', async ({
  page,
  context,
  player,
}) => {
  await signIn(page, player);
  await page.goto('/profile/info');
  // No age stands there before the first answer either.
  await answerIsKept(page, new RegExp(`${account.appUserOther.path}$`));
  await holdCalls(context, `**${account.appUserOther.path}`);
  await page.clock.setSystemTime(Date.now() + 60 * 60_000);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    // Whatever a busy machine does between two drawings: what is drawn first is drawn like this.
    new MutationObserver(() => {
      const age = document.querySelector('.page-age');
      if (age?.textContent) seen.push(getComputedStyle(age).opacity);
    }).observe(document, { subtree: true, childList: true });
  });
  await reload(page);
  await expect(page.locator('.page-age')).toHaveCSS('opacity', '1');
  await expect(page.locator('.page-age')).toHaveText(/\d\d:\d\d/);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen[0])).toBe('0');
});

test('how old a wallet is stands at a distance from its first card', async ({ page, context, player }) => {
  await signIn(page, player);
  await page.goto('/lobby/wallets/deposit');
  await expect(page.getByRole('form', { name: 'Deposit money' })).toBeVisible();
  await goOffline(context);
  await expect(page.locator('.screen-content > .page-age')).toHaveText(/\d\d:\d\d/);
  const gap = await page.locator('.deposit-balance').evaluate((card) => {
    const age = document.querySelector('.screen-content > .page-age');
    return card.getBoundingClientRect().top - (age?.getBoundingClientRect().bottom ?? Infinity);
  });
  expect(gap).toBeGreaterThanOrEqual(8);
});

test('the way to ask again for rewards that did not come stands above the bar', async ({ page, context, player }) => {
  // From the start: home may have them before the link is tapped.
  await failCalls(context, /\/getActivityIds$/);
  await signIn(page, player);
  await page.getByRole('link', { name: 'Rewards', exact: true }).click();
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeInViewport({ ratio: 1 });
  const bottom = await again.evaluate((button) => button.getBoundingClientRect().bottom);
  const bar = await page.locator('.tab-bar').evaluate((links) => links.getBoundingClientRect().top);
  expect(bottom).toBeLessThan(bar);
});
