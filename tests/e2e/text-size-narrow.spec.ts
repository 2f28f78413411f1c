import type { Page } from '@playwright/test';
import { OPEN_ADDRESSES, PLAYER_ADDRESSES } from '../kit/address-lists.ts';
import { walkTo } from '../kit/addresses.ts';
import { withConfig } from '../kit/config-reply.ts';
import { dialog } from '../kit/overlays.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { callAs } from '../kit/new-player.ts';
import { closeSheet } from '../kit/pages.ts';
import { gently, makeRich, NARROW, openAt, openHome } from '../kit/readers.ts';
import { NEWS, partShownAt } from '../kit/shown-screen.ts';
import { misfits, readAt } from '../kit/text-fit.ts';

// What rolls by itself would be met half way.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const SLOT = 1001;

/** A game's frame has no heading. The games are looked at in `text-size.spec.ts`. */
const LOOKED_AT = /^\/(start|test)/;

for (const language of ['en-PH', 'fil-PH'] as const) {
  for (const [who, addresses] of [
    ['guest', OPEN_ADDRESSES],
    ['player', PLAYER_ADDRESSES],
  ] as const) {
    test(`at double size a ${who} reads every address on the narrowest phone (${language})`, async ({
      page,
      context,
      request,
      player,
    }) => {
      await withConfig(context, (config) => (config['appNoticeConfigList'] = [NEWS]));
      await makeRich(request, player);
      await openHome(page, language, who === 'player' ? player.token : undefined);
      await readAt(page, NARROW);
      for (const address of addresses.filter((one) => !LOOKED_AT.test(one))) {
        await openAt(page, address, partShownAt(address));
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await gently.poll(() => misfits(page), { message: `${address}, ${language}` }).toEqual([]);
      }
    });
  }
}

/** A sheet of each kind, by how it is opened on its screen. */
const SHEETS: readonly [name: string, address: string, open: (page: Page) => Promise<void>][] = [
  ['letter', '/lobby/email', (page) => page.locator('.letter-row button').first().click()],
  ['limit', '/profile/responsibility', (page) => page.locator('.care-limits button').first().click()],
  ['time-out', '/profile/responsibility', (page) => page.locator('.care-card > .button').first().click()],
  ['self-test', '/profile/responsibility', (page) => page.locator('.care-card > [aria-haspopup]').click()],
  ['exclusion', '/profile/responsibility', (page) => page.locator('.care-card > .button').last().click()],
  ['payment', '/lobby/wallets/deposit', pay],
];

async function pay(page: Page): Promise<void> {
  const form = page.locator('.deposit-form');
  await form.getByRole('textbox').fill('500');
  await form.locator('[type=submit]').click();
}

for (const language of ['en-PH', 'fil-PH'] as const) {
  test(`at double size a player reads the sheets of mail, limits, money and games on the narrowest phone (${language})`, async ({
    page,
    request,
    player,
  }) => {
    await makeRich(request, player);
    const letter = {
      title: 'A gift for the fiesta',
      content: '<p>For you.</p>',
      rewardList: [{ id: 2001, count: 2_000 }],
    };
    await request.post('/sandbox/mail', { data: { account: player.account, ...letter } });
    const sheet = dialog(page);
    const reads = async (name: string) => {
      await expect(sheet.locator('.sheet-title').last()).toBeVisible();
      await gently.poll(() => misfits(page), { message: `sheet: ${name}, ${language}` }).toEqual([]);
    };
    await openHome(page, language, player.token);
    await readAt(page, NARROW);
    for (const [name, address, openSheet] of SHEETS) {
      if (!page.url().endsWith(address)) await openAt(page, address);
      await openSheet(page);
      await reads(name);
      await closeSheet(page);
      await expect(sheet).toHaveCount(0);
    }
    await walkTo(page, `/start?gameId=${SLOT}`);
    const menu = page.locator('.game-bar [aria-haspopup=dialog]').last();
    await menu.click();
    await reads('game menu');
    await sheet.locator('.game-menu-rows [aria-haspopup=dialog]').click();
    await expect(sheet.locator('.play-choices')).toBeVisible();
    await reads('break');
    await closeSheet(page);
    await expect(sheet).toHaveCount(0);
    // The bar has no room for it; the menu has.
    await menu.click();
    await sheet.locator('.game-menu-purse a').click();
    await expect(sheet.locator('.deposit-form')).toBeVisible();
    await reads('deposit over a game');
  });
}

const inOneLine = (fact: Element): boolean => {
  const words = document.createRange();
  words.selectNodeContents(fact);
  return new Set(Array.from(words.getClientRects(), ({ top }) => top)).size === 1;
};

test('at double size what a player has to type, or watch, of a payment is never broken', async ({ page, player }) => {
  const facts = dialog(page).locator('.deposit-facts dd > span');
  await openHome(page, 'en-PH', player.token);
  await openAt(page, '/lobby/wallets/deposit');
  for (const [way, width] of [
    ['QR Ph', NARROW.width],
    ['QR Ph', 360],
    ['Bank transfer', 360],
  ] as const) {
    await readAt(page, { percent: 200, width });
    await page.locator('.deposit-ways label', { hasText: way }).click();
    await pay(page);
    await expect(facts).toHaveCount(4);
    for (const fact of await facts.all()) {
      expect(await fact.evaluate(inOneLine), `${way}: ${await fact.textContent()}`).toBe(true);
    }
    await closeSheet(page);
  }
});

test('at double size a name is not broken, tabs go on to the edge of the phone, and a list that opens has its sign', async ({
  page,
  context,
  request,
  player,
}) => {
  // As long as many names are.
  const nickname = `Maria${player.account.slice(-5)}`;
  await callAs(player, request, 'updateProfile', { nickname });
  await withConfig(context, (config) => (config['appNoticeConfigList'] = [{ ...NEWS, title: 'Maintenance' }]));
  await openHome(page, 'en-PH', player.token);
  await readAt(page, NARROW);
  await openAt(page, '/profile/user', '.profile-me b');
  await expect(page.locator('.profile-me b')).toHaveText(nickname);
  expect(await page.locator('.profile-me b').evaluate(inOneLine)).toBe(true);
  await openAt(page, '/lobby/notice', '.news-list b');
  expect(await page.locator('.news-list b').evaluate(inOneLine)).toBe(true);
  await openAt(page, '/terms-of-use', '.tabs');
  const tabs = await page.getByRole('main').locator('.tabs').boundingBox();
  expect([tabs?.x, tabs?.width]).toEqual([0, NARROW.width]);
  await openAt(page, '/activity/spin', '.side-list');
  await expect(page.locator('.side-list summary').last()).toHaveCSS('display', 'list-item');
});

test('what is said below a payment is not at the very edge of the screen', async ({ page, context, player }) => {
  await openHome(page, 'en-PH', player.token);
  await readAt(page, { percent: 130, width: 360 });
  await openAt(page, '/lobby/wallets/deposit');
  await pay(page);
  const words = dialog(page).locator('[data-msg-key="deposit.checkLater"]');
  await expect(dialog(page).locator('.qr-code')).toBeVisible();
  await context.setOffline(true);
  await expect(words).toBeInViewport({ ratio: 1 });
  const { bottom, height } = await words.evaluate((place) => ({
    bottom: place.getBoundingClientRect().bottom,
    height: innerHeight,
  }));
  expect(height - bottom).toBeGreaterThanOrEqual(16);
});

test('at double size the age of the balance in the bar of a game is whole, and what one does with a payment stands side by side', async ({
  page,
  context,
  player,
}) => {
  await openHome(page, 'en-PH', player.token);
  await readAt(page, NARROW);
  await openAt(page, '/lobby/wallets/deposit');
  await pay(page);
  await expect(dialog(page).locator('.deposit-facts')).toBeVisible();
  await closeSheet(page);
  const ways = page.locator('.deposit-open li button');
  await expect(ways).toHaveCount(2);
  const middles = await ways.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)),
  );
  expect(new Set(middles).size).toBe(1);

  await walkTo(page, `/start?gameId=${SLOT}`);
  await expect(page.locator('.game-bar-sum')).toBeVisible();
  await context.setOffline(true);
  await expect(page.locator('.game-bar-balance[data-stale]')).toBeVisible();
  const [bar, ...parts] = await page
    .locator('.game-bar, .game-bar-sum > *')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  for (const { top, bottom } of parts) expect([top >= bar!.top, bottom <= bar!.bottom]).toEqual([true, true]);
});

test('the end of a screen stands above what is told over it', async ({ page, context, player }) => {
  await openHome(page, 'en-PH', player.token);
  await openAt(page, '/lobby/wallets/deposit');
  await context.route(/recharge3$/, (route) => route.abort('connectionreset'));
  await pay(page);
  await expect(page.locator('[data-msg-key="money.checking"]').last()).toBeVisible();
  await context.setOffline(true);
  const end = () =>
    page.locator('.screen-content').evaluate((content) => {
      content.parentElement?.scrollTo(0, content.scrollHeight);
      const told = document.querySelector('.notice-place')?.getBoundingClientRect().top ?? 0;
      return told - (content.lastElementChild?.getBoundingClientRect().bottom ?? Infinity);
    });
  await expect.poll(end).toBeGreaterThanOrEqual(0);
});
