import type { Frame, Page } from '@playwright/test';
import { walkTo } from '../kit/addresses.ts';
import { inGreenMode, dialog } from '../kit/overlays.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { closeSheet, tile } from '../kit/pages.ts';
import { gently, type Language, makeRich, NARROW, openAt, openHome, speak } from '../kit/readers.ts';
import { giveTextSize, misfits, readAt, type Reader } from '../kit/text-fit.ts';

// What rolls by itself would be met half way.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const SMALLER: Reader[] = [
  { percent: 100, width: 320 },
  { percent: 130, width: 360 },
];
/** What has room in English at 100 % has it in Filipino, or it is seen at 130 %. */
const BELOW_DOUBLE = { 'en-PH': SMALLER, 'fil-PH': SMALLER.slice(1) };
const READERS = { 'en-PH': [...SMALLER, NARROW], 'fil-PH': [...BELOW_DOUBLE['fil-PH'], NARROW] };
const USUAL: Reader = { percent: 100, width: 360 };
const SLOT = 1001;
const POKER = 1004;
const COLOR_GAME = 1006;

/** Looks at the screen that is open in every size, and at what is in its frame. */
async function expectToFit(
  page: Page,
  language: Language,
  screen: string,
  { frame, readers = READERS[language] }: { frame?: () => Frame | undefined; readers?: readonly Reader[] } = {},
): Promise<void> {
  for (const reader of readers) {
    await readAt(page, reader);
    const at = `${screen}, ${language}, at ${reader.percent} % on ${reader.width} px`;
    // A screen that is just opened still changes: its font comes, and its balance loses the age of a slow answer.
    await gently.poll(() => misfits(page), { message: at }).toEqual([]);
    const inside = frame?.();
    if (inside) await gently.poll(() => misfits(inside), { message: `${at}, in the frame` }).toEqual([]);
  }
}

const gameFrame = (page: Page): Frame | undefined => page.frames().find((one) => one.url().includes('/play'));

for (const language of ['en-PH', 'fil-PH'] as const) {
  test(`a guest reads home and a game at every text size (${language})`, async ({ page }) => {
    await openHome(page, language);
    await expectToFit(page, language, 'home of a guest');
    await readAt(page, USUAL);
    await tile(page, SLOT).locator('.tile-info').click();
    await expect(dialog(page)).toBeVisible();
    await expectToFit(page, language, 'game sheet');
    await closeSheet(page);
  });

  test(`a player reads home, the menu and games at every text size, and a fortune is whole (${language})`, async ({
    page,
    request,
    player,
  }) => {
    await makeRich(request, player);
    await openHome(page, language, player.token);
    await expect(page.locator('.purse b')).toHaveText('1,234,567.89');
    await expectToFit(page, language, 'home of a player');
    await readAt(page, USUAL);
    await page.locator('.player-header-me').click();
    await expect(dialog(page)).toBeVisible();
    await expectToFit(page, language, 'menu');
    await closeSheet(page);
    await openAt(page, '/profile/more', '.more-screen');
    await readAt(page, USUAL);
    await page.locator('.more-screen > .button').last().click();
    await expect(dialog(page)).toBeVisible();
    await expectToFit(page, language, 'sign-out');
    await closeSheet(page);
    for (const gameId of [SLOT, POKER, COLOR_GAME]) {
      await walkTo(page, `/start?gameId=${gameId}`);
      await expect(page.frameLocator('iframe').locator('footer .main')).toBeVisible();
      await expectToFit(page, language, `game ${gameId}`, { frame: () => gameFrame(page) });
    }
  });
}

for (const [language, readers] of Object.entries(BELOW_DOUBLE) as [Language, Reader[]][]) {
  test(`forms, lists and sums are read at the smaller sizes (${language})`, async ({
    page,
    context,
    request,
    player,
  }) => {
    await makeRich(request, player);
    await openHome(page, language);
    for (const address of ['/login', '/register', '/terms-of-use']) {
      await openAt(page, address);
      await expectToFit(page, language, address.slice(1), { readers });
    }
    await speak(context, language, { ACCESS_TOKEN: player.token });
    await page.goto('/points');
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
      await openAt(page, address, part);
      await expectToFit(page, language, address.slice(1).replace('/', ' '), { readers });
    }
  });
}

test('a text size that the browser changes under an open page lays it out at once', async ({ page }) => {
  await openHome(page, 'en-PH');
  const places = () =>
    page
      .locator('.tile-grid')
      .first()
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(await places()).toBe(3);
  const transitions = await page.evaluateHandle(() => {
    const begun: string[] = [];
    addEventListener('transitionrun', ({ propertyName }) => begun.push(propertyName));
    return begun;
  });
  await giveTextSize(page, 130);
  await expect.poll(places).toBe(2);
  // With less motion nothing is in transition, not for a moment.
  expect(await transitions.jsonValue()).toEqual([]);
});

test('letters that a player has chosen in the app lay out a screen as those of the browser do, and both together', async ({
  page,
  context,
  request,
  player,
}) => {
  await makeRich(request, player);
  await speak(context, 'fil-PH', { textSize: '150' });
  await openHome(page, 'fil-PH', player.token);
  await expect(page.locator('.purse b')).toHaveText('1,234,567.89');
  const readers = [
    { percent: 130, width: 360 },
    { percent: 100, width: 320 },
  ];
  await expectToFit(page, 'fil-PH', 'home, 150 % chosen', { readers });
  await page.locator('.player-header-me').click();
  await expect(dialog(page)).toBeVisible();
  await expectToFit(page, 'fil-PH', 'menu, 150 % chosen', { readers });
  await closeSheet(page);
  for (const address of ['/lobby/wallets/deposit', '/lobby/wallets/withdraw', '/record/transaction', '/lobby/email']) {
    await openAt(page, address);
    await expectToFit(page, 'fil-PH', `${address}, 150 % chosen`, { readers });
  }
  await walkTo(page, `/start?gameId=${COLOR_GAME}`);
  await expect(page.frameLocator('iframe').locator('footer .main')).toBeVisible();
  // Figures stand below each other, as where the browser itself has letters that large.
  await readAt(page, { percent: 100, width: 360 });
  await expect(page.frameLocator('iframe').locator('.figures .figure').first()).toHaveCSS('display', 'flex');
  await expectToFit(page, 'fil-PH', 'a game, 150 % chosen', { frame: () => gameFrame(page), readers });
  await openAt(page, '/profile/more', '[aria-labelledby=phone-text-size]');
  await readAt(page, { percent: 100, width: 360 });
  await page.getByRole('button', { name: '130%' }).click();
  await walkTo(page, '/');
  // Two tiles beside each other, without a reload.
  await expectToFit(page, 'fil-PH', 'home, 130 % chosen', { readers: [{ percent: 100, width: 360 }] });
  await expect(page.locator('.tile-grid').first()).toHaveCSS('grid-template-columns', /^[\d.]+px [\d.]+px$/);
});

const isFree = (one: Element): boolean => {
  const { left, bottom, width } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, bottom - 4));
};

async function expectFreeBoard(page: Page, state: string): Promise<void> {
  const frame = page.frameLocator('iframe');
  const board = frame.locator(':is(.board, .hand) button');
  await expect(board.first()).toBeVisible();
  for (const part of await board.all()) {
    await expect.poll(() => part.evaluate(isFree), { message: `${state}: ${await part.innerText()}` }).toBe(true);
  }
  const toTheEdges = await frame.locator('.controls').evaluate((dock) => {
    const { left, right, bottom } = dock.getBoundingClientRect();
    return [left, innerWidth - right, innerHeight - bottom].map(Math.round);
  });
  expect(toTheEdges, state).toEqual([0, 0, 0]);
}

/** How far the tags of a color keep from its sign, without which some players do not know it. */
const roomAboveSign = (tile: Element): number => {
  const [sign, shown] = [getComputedStyle(tile, '::before'), getComputedStyle(tile, '::after')];
  const name = tile.querySelector('.color-name')?.getBoundingClientRect().top ?? 0;
  const signTop = name - parseFloat(getComputedStyle(tile).rowGap) - parseFloat(sign.height);
  const shownBottom = tile.getBoundingClientRect().top + parseFloat(shown.top) + parseFloat(shown.height);
  const chosenBottom = tile.querySelector('.chosen')?.getBoundingClientRect().bottom ?? Infinity;
  return signTop - Math.max(shownBottom, chosenBottom);
};

for (const language of ['en-PH', 'fil-PH'] as const) {
  test(`at double size the dock of a game leaves its board free, and the board stays where it is (${language})`, async ({
    page,
    player,
  }) => {
    await openHome(page, language, player.token);
    const frame = page.frameLocator('iframe');
    await page.goto(`/start?gameId=${POKER}`);
    await expect(frame.locator('footer .main')).toBeVisible();
    await readAt(page, { percent: 200, width: 360 });
    await expectFreeBoard(page, 'poker');
    const table = { number: 1, isOpen: true, leftMs: 300, dice: null as string[] | null, earlier: [] };
    await page.route('**/api/live', (route) => route.fulfill({ json: table }));
    await page.goto(`/start?gameId=${COLOR_GAME}`);
    const clock = frame.locator('.clock');
    await expect(clock).toHaveAttribute('data-open', 'true');
    // In the letters of its own font: in others, which stand there until it has come, the clock's words may need a second line.
    const boardTop = () =>
      frame.locator('.board').evaluate((board) => document.fonts.ready.then(() => board.getBoundingClientRect().top));
    const top = await boardTop();
    await expectFreeBoard(page, 'bets are open');
    const yellow = frame.locator('.color.yellow');
    await yellow.dispatchEvent('click');
    Object.assign(table, { number: 2, isOpen: false, dice: ['yellow', 'yellow', 'green'] });
    await expect(yellow).toHaveAttribute('data-shown', '2');
    expect(await boardTop()).toBe(top);
    await expectFreeBoard(page, 'between rounds');
    expect(await yellow.evaluate(roomAboveSign)).toBeGreaterThanOrEqual(0);
    await readAt(page, NARROW);
    const narrowTop = await boardTop();
    await page.route('**/api/live', (route) => route.abort());
    await expect(frame.locator('.said')).toContainText('(✓)');
    expect(await boardTop()).toBe(narrowTop);
    await expectFreeBoard(page, 'the table is lost');
    const chips = await frame
      .locator('.chip')
      .evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top));
    expect(new Set(chips).size).toBe(1);
  });
}

test('the notice about age is read at every text size', async ({ page, context }) => {
  await inGreenMode(context);
  await page.goto('/');
  await expect(dialog(page)).toBeVisible();
  await expectToFit(page, 'en-PH', 'age notice');
});
