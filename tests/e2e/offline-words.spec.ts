import type { Page } from '@playwright/test';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { acceptAge } from '../kit/overlays.ts';
import { message, piecesAreThere } from '../kit/pages.ts';
import { isDrawnIn, type Language, speak } from '../kit/readers.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** The shortest words in the usual letters, and the longest in large ones. */
const READERS: readonly [Language, string][] = [
  ['en-PH', '100'],
  ['fil-PH', '130'],
];

async function openIn(page: Page, language: Language, address: string): Promise<void> {
  await page.goto(address);
  await isDrawnIn(page, language);
}

/** Where each of these stands on the screen, to a tenth of a pixel. */
const placesOf = (page: Page, parts: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      Array.from(document.querySelectorAll(selector), (one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return `${top.toFixed(1)} ${bottom.toFixed(1)}`;
      }),
    parts,
  );

/** The same for parts that a browser draws a fraction of a pixel higher as words change. */
const topsOf = (page: Page, parts: string): Promise<number[]> =>
  page.locator(parts).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));

/** Of the words alone: their ground goes on behind what is below. */
const linesOf = (page: Page, part: string) =>
  page.locator(part).evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const { top, bottom } = range.getBoundingClientRect();
    return { top, bottom };
  });

const boxOf = async (page: Page, part: string) => {
  const box = await page.locator(part).last().boundingBox();
  if (!box) throw new Error(`${part} is not there`);
  return { top: box.y, bottom: box.y + box.height };
};

for (const [language, textSize] of READERS) {
  test.describe(`${language} at ${textSize} %`, () => {
    test.beforeEach(async ({ context, player }) => {
      await acceptAge(context);
      await speak(context, language, { textSize, ACCESS_TOKEN: player.token });
    });

    test('in mail no letter moves or is covered when the connection goes, nor when collecting is refused', async ({
      page,
      context,
      request,
      player,
    }) => {
      for (const title of ['One', 'Two']) {
        const gift = { kind: 1, title, content: 'For you.', rewardList: [{ id: 2001, count: 2_000 }] };
        await request.post('/sandbox/mail', { data: { account: player.account, ...gift } });
      }
      await openIn(page, language, '/lobby/email');
      const all = page.locator('.letter-all .button').last();
      await expect(all).toBeVisible();
      const before = await placesOf(page, '.letter-row');

      await context.route(/receiveMail$/, (route) => route.fulfill({ json: { code: 200, errcode: 1004 } }));
      await all.click();
      await expect(message(page, 'mail.expired')).toBeVisible();
      expect(await placesOf(page, '.letter-row')).toEqual(before);

      await goOffline(context);
      await expect(message(page, 'mail.noConnection')).toBeVisible();
      expect(await placesOf(page, '.letter-row')).toEqual(before);
      const words = await boxOf(page, '[data-msg-key="mail.noConnection"]');
      expect(words.bottom).toBeLessThanOrEqual((await boxOf(page, '.letter-row >> nth=0')).top);
    });

    test('on home, in the wallet and among the points nothing moves as the connection goes and comes back', async ({
      page,
      context,
    }) => {
      for (const [address, parts, key] of [
        ['/lobby/home', '.carousel, .tabs-cards, #lobby-panel .tile:nth-child(-n + 6)', 'lobby.offline'],
        ['/lobby/wallets/deposit', '.deposit-balance, .wallet-links > *', 'deposit.noConnection'],
        ['/points', '.points > .card, .points-offers li, .points > .button-link', 'points.noConnection'],
      ] as const) {
        await openIn(page, language, address);
        await expect(page.locator('.home-footer, .wallet-links, .points-offers').first()).toBeVisible();
        await piecesAreThere(page);
        const before = await topsOf(page, parts);
        const moved = async () =>
          Math.max(...(await topsOf(page, parts)).map((top, at) => Math.abs(top - (before[at] ?? Infinity))));
        await goOffline(context);
        await expect(message(page, key)).toBeVisible();
        expect(await moved(), address).toBeLessThan(1);
        await goOnline(context);
        await expect(message(page, key)).toHaveCount(0);
        expect(await moved(), address).toBeLessThan(1);
      }
    });

    test('among the points they stand at the edge of the phone, however short the page is', async ({
      page,
      context,
    }) => {
      await openIn(page, language, '/points');
      await expect(page.locator('.points-offers')).toBeVisible();
      await goOffline(context);
      await expect(message(page, 'points.noConnection')).toBeVisible();
      const [height, words] = [page.viewportSize()?.height, await boxOf(page, '.status-note-afloat')];
      expect(Math.abs(words.bottom - (height ?? 0))).toBeLessThan(1);
    });

    test('on the page of free coins the button is not touched by why it waits', async ({ page, context }) => {
      await openIn(page, language, '/activity/supply');
      const button = page.locator('.promotion .button-wide');
      await expect(button).toBeVisible();
      await goOffline(context);
      await expect(message(page, 'activity.noConnection')).toBeVisible();
      const words = await boxOf(page, '.status-note-afloat');
      expect(words.top).toBeGreaterThanOrEqual((await boxOf(page, '.promotion .button-wide')).bottom);
    });

    test('above the tab bar the whole of it is seen, also at the end of the list', async ({ page, context }) => {
      await openIn(page, language, '/lobby/task');
      await expect(page.locator('.tasks > li').first()).toBeVisible();
      await goOffline(context);
      await expect(message(page, 'activity.noConnection')).toBeVisible();
      const home = page.locator('.tab-bar-entry:nth-child(3) > span').first();
      const isSeen = async () => {
        const sign = await home.boundingBox();
        return (await linesOf(page, '.status-note-afloat')).bottom <= (sign?.y ?? 0);
      };
      expect(await isSeen()).toBe(true);
      await page.locator('main.screen').evaluate((main) => main.scrollTo(0, main.scrollHeight));
      expect(await isSeen()).toBe(true);
      const words = await boxOf(page, '.status-note-afloat');
      expect(words.top).toBeGreaterThanOrEqual((await boxOf(page, '.tasks > li')).bottom);
    });

    test('in an offer over home it stands upon the buttons below, wherever the sheet is scrolled to', async ({
      page,
      context,
    }) => {
      await page.route('**/lobby/home', async (route) => {
        const response = await route.fetch();
        const offering = (await response.text()).replace(/"homeOffers":"[^"]*"/, '"homeOffers":"39"');
        await route.fulfill({ response, body: offering });
      });
      await openIn(page, language, '/lobby/home');
      const footer = page.locator('dialog .sheet-footer');
      await expect(footer).toBeVisible();
      // The buttons below are there before what is offered.
      await expect(page.locator('dialog .promotion li').first()).toBeVisible();
      await goOffline(context);
      await expect(message(page, 'activity.noConnection')).toBeVisible();
      const lies = async () => {
        const [words, first] = [
          await linesOf(page, '.status-note-afloat'),
          await boxOf(page, '.sheet-footer > * >> nth=0'),
        ];
        return [words.bottom <= first.top, first.top - words.bottom < 16];
      };
      await expect.poll(lies).toEqual([true, true]);
      await page.locator('dialog .sheet-panel').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
      await expect.poll(lies).toEqual([true, true]);
      const words = await boxOf(page, '.status-note-afloat');
      expect(words.top).toBeGreaterThanOrEqual((await boxOf(page, '.promotion li')).bottom);
    });
  });
}
