import type { Locator, Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { firstScreenKept } from '../kit/early.ts';
import { aVisit, standInForGames } from '../kit/game-frame.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { acceptAge } from '../kit/overlays.ts';
import { failCalls } from '../kit/network.ts';
import { firstTile, idsOf, openLobby, reload, tiles } from '../kit/pages.ts';
import { alterReply, replyTo } from '../kit/replies.ts';
import { NARROW as VERY_LARGE, openHome, speak } from '../kit/readers.ts';
import { signIn } from '../kit/sign-in.ts';
import { beSignedIn } from '../kit/signed-in.ts';
import { readAt } from '../kit/text-fit.ts';

test.use({ serviceWorkers: 'block' });

const NARROW = { width: 320, height: 640 };
const ON_ITS_SIDE = { width: 740, height: 360 };

/** How much of the balance in the header has no room. */
const cutOff = (page: Page): Promise<number> =>
  page.locator('.purse b').evaluate((amount) => amount.scrollWidth - amount.clientWidth);

test('a balance is whole on the narrowest phone, up to twelve million pesos', async ({ page, context }) => {
  await page.setViewportSize(NARROW);
  await acceptAge(context);
  for (const [coin, shown] of [
    [128_450, '1,284.50'],
    [12_345_678, '123,456.78'],
    [123_456_789, '1,234,567.89'],
    [1_234_567_890, '12,345,678.90'],
  ] as const) {
    await beSignedIn(context, { coin });
    await openLobby(page);
    await expect(page.locator('.purse b')).toHaveText(shown);
    await expect.poll(() => cutOff(page), { message: shown }).toBeLessThanOrEqual(0);
  }
});

test('the place of a balance that is not known yet is as wide as one of thousands', async ({ page, context }) => {
  await acceptAge(context);
  await beSignedIn(context, { coin: 128_450 });
  await openLobby(page);
  const balance = page.locator('.purse b');
  await expect(balance).toHaveText('1,284.50');
  for (const width of [320, 360, 412]) {
    await readAt(page, { percent: 100, width });
    const grown = await balance.evaluate((known) => {
      const waiting = document.createElement('b');
      waiting.className = 'purse-wait';
      known.after(waiting);
      const widths = [known, waiting].map((one) => one.getBoundingClientRect().width);
      waiting.remove();
      return widths[0]! - widths[1]!;
    });
    expect.soft(Math.abs(grown), `${width} px`).toBeLessThan(1);
  }
});

test('on its side a phone shows games on home, and a game has all of its width', async ({ page, context, baseURL }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  await acceptAge(context);
  await openLobby(page);
  // Drawn last of all: nothing of home moves any more.
  await expect(page.locator('.home-footer')).toBeAttached();
  const shown = async () => {
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    const first = await firstTile(page).boundingBox();
    return (bar?.y ?? 0) - (first?.y ?? Infinity);
  };
  // A tile's heart and a good part of its picture need as much.
  await expect.poll(shown).toBeGreaterThan(50);
  await beSignedIn(context);
  await replyTo(context, 'playState', aVisit);
  await standInForGames(context, baseURL);
  await page.goto('/start?gameId=1001');
  await expect(page.locator('iframe')).toBeVisible();
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBe(ON_ITS_SIDE.width);
});

test('on its side the handle of what is on now lies over no kind of game', async ({ page, context, player }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  await acceptAge(context);
  await signIn(page, player);
  const handle = page.locator('.floating-icons-handle');
  await expect(handle).toBeVisible();
  const [tabs, own] = [await page.getByRole('tablist').first().boundingBox(), await handle.boundingBox()];
  expect(own?.y ?? 0).toBeGreaterThanOrEqual((tabs?.y ?? Infinity) + (tabs?.height ?? 0));
});

test('on its side a phone shows the wheel with its button', async ({ page, context }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  await acceptAge(context);
  await signIn(page);
  await page.goto('/activity/spin');
  await expect(page.locator('.wheel')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toBeInViewport({ ratio: 1 });
});

test('the menu leads to the liked games alone', async ({ page, context }) => {
  await acceptAge(context);
  await beSignedIn(context, { appGameDataUser: { gameLikes: { 1003: 1 }, gameHistory: [1001] } });
  await openLobby(page);
  await page.getByRole('button', { name: /^Open the menu/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { name: 'Favorites' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Liked' }).getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => idsOf(tiles(page))).toEqual([1003]);
  expect(await breaches(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/lobby\/home$/);
});

test('without liked games it leads to all games, whatever home has shown before', async ({ page, context }) => {
  await acceptAge(context);
  await beSignedIn(context, { appGameDataUser: { gameLikes: {}, gameHistory: [] } });
  await openLobby(page);
  await page.getByRole('tab', { name: 'Slots' }).click();
  await expect(page.getByRole('tab', { name: 'Slots', selected: true })).toBeVisible();
  await page.getByRole('button', { name: /^Open the menu/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Favorites' }).click();
  await expect(page.locator('.favorites > .icon')).toBeVisible();
  await page.getByRole('button', { name: 'Go to games' }).click();
  await expect(page.getByRole('tab', { name: 'Home', selected: true })).toBeVisible();
});

/** Two lines of words, all of them within a row of that height. */
const rollOf = (win: Locator) =>
  win.evaluate((link) => {
    const [first, second] = Array.from(link.children, (line) => line.getBoundingClientRect());
    const lines = document.createRange();
    lines.selectNodeContents(link);
    const { right, bottom } = lines.getBoundingClientRect();
    const box = link.getBoundingClientRect();
    return {
      areTwo: first !== undefined && second !== undefined && second.top >= first.bottom && first.height < 20,
      areIn: right <= box.right && bottom <= box.bottom,
      isAsHigh: link.closest('.roll')?.clientHeight === Math.round((38 * innerWidth) / 360) - 2,
    };
  });

for (const language of ['en-PH', 'fil-PH'] as const) {
  test(`a win rolls by in two whole lines on every phone, and home does not move (${language})`, async ({
    page,
    context,
  }) => {
    await acceptAge(context);
    await speak(context, language);
    const jackpotList = [{ gameId: 1001, phone: '0917****382', amount: 99_999_999, timestamp: 1_700_000_000 }];
    await alterReply(context, 'anonymous/lobbyTips', (tips) => Object.assign(tips, { jackpotList }));
    await page.goto('/lobby/home');
    const win = page.locator('.wins-roll-win');
    await expect(win).toContainText('₱999,999.99');
    for (const width of [320, 360]) {
      await readAt(page, { percent: 100, width });
      await expect
        .poll(() => rollOf(win), { message: `${width} px` })
        .toEqual({ areTwo: true, areIn: true, isAsHigh: true });
    }
  });
}

/** Of its game's 26 letters, most are read at any size. */
const LONG_WIN = { gameId: 1855, phone: '0917****382', amount: 99_999_999, timestamp: 1_700_000_000 };

for (const language of ['en-PH', 'fil-PH'] as const) {
  test(`the place of a win is as high before it comes, at every text size (${language})`, async ({ page, context }) => {
    await alterReply(context, 'anonymous/lobbyTips', (tips) => Object.assign(tips, { jackpotList: [LONG_WIN] }));
    await openHome(page, language);
    const win = page.locator('.wins-roll-win');
    await expect(win).toContainText('Barako');
    for (const percent of [100, 115, 130, 150, 200]) {
      for (const width of [320, 360, 412]) {
        await readAt(page, { percent, width });
        const grown = await win.evaluate((link) => {
          const place = document.createElement('div');
          place.className = 'roll';
          link.closest('.roll')?.after(place);
          const { height } = place.getBoundingClientRect();
          place.remove();
          return (link.closest('.roll')?.getBoundingClientRect().height ?? Infinity) - height;
        });
        expect.soft(grown, `at ${percent} % on ${width} px`).toBeCloseTo(0, 1);
      }
    }
  });
}

test('words stand beside the button of a notice, and above it in very large letters', async ({ page, context }) => {
  await openHome(page, 'fil-PH');
  await firstScreenKept(page);
  await failCalls(context);
  await reload(page);
  const notice = page.locator('[data-msg-key="lobby.unreachable"]');
  await expect(notice.getByRole('button')).toBeVisible();
  const rows = () =>
    notice.evaluate(({ children: [, words, button] }) => {
      const [first, second] = [words, button].map((one) => one!.getBoundingClientRect());
      return first!.bottom <= second!.top ? 'above' : 'beside';
    });
  await readAt(page, { percent: 100, width: 320 });
  expect(await rows()).toBe('beside');
  await readAt(page, VERY_LARGE);
  expect(await rows()).toBe('above');
});
