import type { BrowserContext, Frame, Page } from '@playwright/test';
import { OPEN_ADDRESSES, PLAYER_ADDRESSES } from '../kit/address-lists.ts';
import { walkTo } from '../kit/addresses.ts';
import { inGreenMode, acceptAge, dialog } from '../kit/overlays.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer } from '../kit/new-player.ts';
import { closeSheet, tile } from '../kit/pages.ts';
import { signIn } from '../kit/sign-in.ts';
import { misfits, readAt, type Reader } from '../kit/text-fit.ts';

// What rolls by itself would be met half way.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** What fits at 200 % on the narrowest phone fits on a wider one; what has room at 100 % there has it at 360 px. */
const LARGE: Reader[] = [
  { percent: 130, width: 360 },
  { percent: 200, width: 320 },
];
const READERS = { 'en-PH': [{ percent: 100, width: 320 }, ...LARGE], 'fil-PH': LARGE };
const USUAL: Reader = { percent: 100, width: 360 };
const FORTUNE = 123_456_789;
const SLOT = 1001;
const POKER = 1004;
const COLOR_GAME = 1006;

/** All misfits of a walk are told, and not the first alone. */
const gently = expect.configure({ soft: true, timeout: 5_000 });

type Language = keyof typeof READERS;

async function speak(context: BrowserContext, language: Language, stored: Record<string, string> = {}): Promise<void> {
  await context.addInitScript(
    (items) => {
      // An empty page has no storage, nor has a frame that is kept apart.
      if (self.origin !== 'null') for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    },
    { language, ...stored },
  );
}

/** Looks at the screen that is open in every size, and at what is in its frame. */
async function expectToFit(
  page: Page,
  language: Language,
  screen: string,
  frame?: () => Frame | undefined,
): Promise<void> {
  for (const reader of READERS[language]) {
    await readAt(page, reader);
    const at = `${screen}, ${language}, at ${reader.percent} % on ${reader.width} px`;
    // A screen that is just opened still changes: its font comes, and its balance loses the age of a slow answer.
    await gently.poll(() => misfits(page), { message: at }).toEqual([]);
    const inside = frame?.();
    if (inside) await gently.poll(() => misfits(inside), { message: `${at}, in the frame` }).toEqual([]);
  }
}

async function open(page: Page, address: string, part = 'h1'): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(address);
  else await walkTo(page, address);
  await expect(page.getByRole('main').locator(part).first()).toBeVisible();
}

for (const language of ['en-PH', 'fil-PH'] as const) {
  test(`a guest reads home, a game and the forms at every text size (${language})`, async ({ page, context }) => {
    await acceptAge(context);
    await speak(context, language);
    await open(page, '/', '.home-footer');
    await expectToFit(page, language, 'home of a guest');
    await readAt(page, USUAL);
    await tile(page, SLOT).locator('.tile-info').click();
    await expect(dialog(page)).toBeVisible();
    await expectToFit(page, language, 'game sheet');
    await closeSheet(page);
    for (const address of ['/login', '/register', '/terms-of-use']) {
      await open(page, address);
      await expectToFit(page, language, address.slice(1));
    }
  });

  test(`a player reads home, money and games at every text size, and a fortune is whole (${language})`, async ({
    page,
    context,
    request,
    player: { id, token },
  }) => {
    // Seventeen screens, each at every size: on a crowded machine that takes its time.
    test.setTimeout(240_000);
    await request.post('/sandbox/player', { data: { account: String(id), set: { coin: FORTUNE } } });
    await acceptAge(context);
    await speak(context, language, { ACCESS_TOKEN: token });
    await open(page, '/', '.home-footer');
    await expect(page.locator('.purse b')).toHaveText('1,234,567.89');
    await expectToFit(page, language, 'home of a player');
    await readAt(page, USUAL);
    await page.locator('.player-header-me').click();
    await expect(dialog(page)).toBeVisible();
    await expectToFit(page, language, 'menu');
    await closeSheet(page);
    for (const [address, part] of [
      ['/search', '[data-game-id]'],
      ['/activity/supply', '.supply-card'],
      ['/lobby/notice', 'h1'],
      ['/lobby/wallets/withdraw', '.withdraw'],
      ['/bindBankCard', 'form'],
      ['/walletsPassword', '.safebox'],
      ['/points', '.points'],
      ['/walletsKyc', '.kyc'],
      ['/walletsKycUpload', '.upload-slots'],
      ['/record/transaction', '.record-row'],
    ] as const) {
      await open(page, address, part);
      await expectToFit(page, language, address.slice(1).replace('/', ' '));
    }
    await open(page, '/profile/more', '.more-screen');
    await readAt(page, USUAL);
    await page.locator('.more-screen > .button').last().click();
    await expect(dialog(page)).toBeVisible();
    await expectToFit(page, language, 'sign-out');
    await closeSheet(page);
    for (const gameId of [SLOT, POKER, COLOR_GAME]) {
      await walkTo(page, `/start?gameId=${gameId}`);
      await expect(page.frameLocator('iframe').locator('footer .main')).toBeVisible({ timeout: 20_000 });
      const frame = () => page.frames().find((one) => one.url().includes('/play'));
      await expectToFit(page, language, `game ${gameId}`, frame);
    }
  });
}

/** What the errands above look at in every size, and a game, whose frame has no heading. */
const LOOKED_AT = /^\/(login|register|start|search|terms-of-use|test)|^\/activity\/supply/;
const NARROW: Reader = { percent: 200, width: 320 };

for (const language of ['en-PH', 'fil-PH'] as const) {
  for (const [who, addresses] of [
    ['guest', OPEN_ADDRESSES],
    ['player', PLAYER_ADDRESSES],
  ] as const) {
    test(`at double size a ${who} reads every address on the narrowest phone (${language})`, async ({
      page,
      context,
      player: { token },
    }) => {
      test.setTimeout(240_000);
      await acceptAge(context);
      await speak(context, language, who === 'player' ? { ACCESS_TOKEN: token } : {});
      await open(page, '/', '.home-footer');
      await readAt(page, NARROW);
      for (const address of addresses.filter((one) => !LOOKED_AT.test(one))) {
        await open(page, address);
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
    context,
    request,
    player: { account, token },
  }) => {
    test.slow();
    await request.post('/sandbox/player', { data: { account, set: { coin: FORTUNE } } });
    const letter = {
      title: 'A gift for the fiesta',
      content: '<p>For you.</p>',
      rewardList: [{ id: 2001, count: 2_000 }],
    };
    await request.post('/sandbox/mail', { data: { account, ...letter } });
    await acceptAge(context);
    await speak(context, language, { ACCESS_TOKEN: token });
    const sheet = dialog(page);
    const reads = async (name: string) => {
      await expect(sheet.locator('.sheet-title').last()).toBeVisible();
      await gently.poll(() => misfits(page), { message: `sheet: ${name}, ${language}` }).toEqual([]);
    };
    await open(page, '/', '.home-footer');
    await readAt(page, NARROW);
    for (const [name, address, openSheet] of SHEETS) {
      if (!page.url().endsWith(address)) await open(page, address);
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

test('at double size the dock of a game leaves its board free', async ({ page, request }) => {
  await signIn(page, await newPlayer(request));
  for (const gameId of [POKER, COLOR_GAME]) {
    await page.goto(`/start?gameId=${gameId}`);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('footer .main')).toBeVisible({ timeout: 20_000 });
    await readAt(page, { percent: 200, width: 360 });
    const board = frame.locator(':is(.board, .hand) button');
    const isFree = (one: Element): boolean => {
      const { left, bottom, width } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, bottom - 4));
    };
    await expect(board.first()).toBeVisible();
    for (const part of await board.all()) {
      await expect.poll(() => part.evaluate(isFree), { message: await part.innerText() }).toBe(true);
    }
    await readAt(page, USUAL);
  }
});

test('the notice about age is read at every text size', async ({ page, context }) => {
  await inGreenMode(context);
  await page.goto('/');
  await expect(dialog(page)).toBeVisible();
  await expectToFit(page, 'en-PH', 'age notice');
});
