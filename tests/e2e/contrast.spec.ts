import type { Page } from '@playwright/test';
import { withConfig } from '../kit/config-reply.ts';
import { type Box, contrast, contrastInside, contrastOfEdge, luminances } from '../kit/contrast.ts';
import { game } from '../kit/game-frame.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { acceptAge, dialog } from '../kit/overlays.ts';
import { categoryTab, closeSheet, openLobby, waitForPictures } from '../kit/pages.ts';
import { isDrawnIn } from '../kit/readers.ts';
import { readAt } from '../kit/text-fit.ts';

// Two pixels for each point, as phones have: an edge of one pixel is mixed with what is beside it.
test.use({ serviceWorkers: 'block', deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } });

const ENOUGH_FOR_TEXT = 4.5;
const ENOUGH_FOR_SIGNS = 3;
const WHITE = 1;

/** Shows a banner without its letters, and returns where their lines stand. */
function hideWords(page: Page, at: number): Promise<Box[]> {
  return page.evaluate(async (place) => {
    const slide = document.querySelectorAll('.carousel-track > li')[place];
    const placeOf = (): string => JSON.stringify(slide?.getBoundingClientRect());
    // After a change of width the track snaps into place by itself, some frames later.
    for (let before = ''; before !== placeOf();) {
      slide?.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'center' });
      before = placeOf();
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    }
    return [...(slide?.querySelectorAll<HTMLElement>('.banner-words b, .banner-words em') ?? [])].flatMap((words) => {
      words.style.color = 'transparent';
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    });
  }, at);
}

/** In Filipino the button under the words is longer; the words are the operator's in both. */
const READ = { 'en-PH': [100, 130, 200], 'fil-PH': [100, 200] } as const;

for (const language of ['en-PH', 'fil-PH'] as const) {
  test(`the words of every banner are read over its art, at every text size (${language})`, async ({
    page,
    context,
  }) => {
    await context.addInitScript((chosen) => {
      if (self.origin !== 'null') localStorage.setItem('language', chosen);
    }, language);
    await withConfig(context, (config) => {
      // All of them are for everybody today.
      for (const banner of config['appLobbyAdConfigList'] as { clickType: number }[]) banner.clickType = 0;
    });
    await acceptAge(context);
    await page.goto('/');
    await isDrawnIn(page, language);
    await expect(page.locator('.home-footer')).toBeAttached();
    const art = page.locator('.carousel .tile-picture');
    const banners = 7;
    await expect(page.locator('.carousel-track > li')).toHaveCount(banners);
    for (const percent of READ[language]) {
      await readAt(page, { percent, width: 360 });
      for (let at = 0; at < banners; at += 1) {
        await hideWords(page, at);
        await expect(art.nth(at)).toHaveAttribute('data-state', 'loaded');
        const lines = await hideWords(page, at);
        expect(lines.length).toBeGreaterThan(1);
        for (const line of lines) {
          const lightest = Math.max(...(await luminances(page, line)).flat());
          const found = contrast(WHITE, lightest);
          expect.soft(found, `banner ${at + 1} at ${percent} %`).toBeGreaterThan(ENOUGH_FOR_TEXT);
        }
      }
    }
  });
}

test.describe('where the browser gives the colors', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('grounds, marks, edges and signs are seen', async ({ page, context, player }) => {
    await acceptAge(context);
    await context.addInitScript((kept) => {
      if (self.origin !== 'null') localStorage.setItem('ACCESS_TOKEN', kept);
    }, player.token);
    await openLobby(page);
    await waitForPictures(page);
    const groundOf = (name: string) => categoryTab(page, name).evaluate((tab) => getComputedStyle(tab).backgroundColor);
    expect(await groundOf('Home')).not.toBe(await groundOf('Slots'));
    const deposit = page.getByRole('link', { name: 'Deposit', exact: true });
    // What leads on is told from other buttons by its ground.
    const buttonText = await page.evaluate(() => {
      const sample = document.body.appendChild(
        Object.assign(document.createElement('i'), { style: 'color: ButtonText' }),
      );
      const { color } = getComputedStyle(sample);
      sample.remove();
      return color;
    });
    await expect.soft(deposit).toHaveCSS('background-color', buttonText);
    const edges = [deposit, categoryTab(page, 'Slots')];
    for (const edge of edges) expect(await contrastOfEdge(edge)).toBeGreaterThan(ENOUGH_FOR_SIGNS);
    const signs = ['.tile-heart', '.tile-info', '.home-header .button-icon', '.purse-refresh', '.tab-bar-entry'];
    for (const sign of signs) {
      expect.soft(await contrastInside(page.locator(sign).first()), sign).toBeGreaterThan(ENOUGH_FOR_SIGNS);
    }

    // The dot of the banner that is shown is full, in the color of words.
    const dot = page.locator('.carousel-dots i[data-on]');
    await expect(dot).toHaveCSS('background-color', await page.evaluate(() => getComputedStyle(document.body).color));

    await page.getByRole('button', { name: /^Open the menu/ }).click();
    const panel = dialog(page).locator('.sheet-panel');
    await expect(panel).toBeVisible();
    // What has been bet on the way to the next level, and what is missing.
    const level = dialog(page).locator('.menu-card-level');
    await expect(level).toBeInViewport({ ratio: 1 });
    expect.soft(await contrastOfEdge(level)).toBeGreaterThan(ENOUGH_FOR_SIGNS);
    const ground = await panel.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(ground).toMatch(/^rgb\(/);
    await closeSheet(page);
    await expect(panel).toHaveCount(0);

    await page.goto('/lobby/wallets/withdraw');
    const bar = page.locator('.withdraw-bar i').first();
    await expect(bar).toBeVisible();
    expect.soft(await contrastOfEdge(bar), 'what may be withdrawn').toBeGreaterThan(ENOUGH_FOR_SIGNS);

    await page.goto('/activity/freeSign');
    const edgeOf = (state: string) =>
      page
        .locator(`.day[data-state="${state}"]`)
        .first()
        .evaluate((day) => getComputedStyle(day).border);
    expect.soft(await edgeOf('claimable'), 'the day to receive').not.toBe(await edgeOf('open'));

    await page.goto('/start?gameId=1001');
    await expect(game(page).locator('.main')).toBeEnabled();
    for (const sign of ['.icon-sound', '.icon-rules', '.icon-more']) {
      expect.soft(await contrastInside(game(page).locator(sign)), sign).toBeGreaterThan(ENOUGH_FOR_SIGNS);
    }
    expect(await contrastOfEdge(game(page).locator('.main'))).toBeGreaterThan(ENOUGH_FOR_SIGNS);

    // Rolls of a live table, white and yellow dice among them.
    await page.goto('/start?gameId=1006');
    const die = game(page).locator('.dot').first();
    await expect(die).toBeVisible();
    await expect.soft(die).toHaveCSS('border-top-width', '1px');
    const words = await game(page)
      .locator('body')
      .evaluate((body) => getComputedStyle(body).color);
    await expect.soft(die).toHaveCSS('border-top-color', words);
  });
});

test('a gold button that does nothing now does not shine', async ({ page, context, player }) => {
  await acceptAge(context);
  await context.addInitScript((kept) => {
    if (self.origin !== 'null') localStorage.setItem('ACCESS_TOKEN', kept);
  }, player.token);
  const shine = (button: Element) => [getComputedStyle(button).boxShadow, getComputedStyle(button).backgroundImage];
  await page.goto('/activity/supply');
  const claim = page.locator('.button-gold[aria-disabled="true"]');
  await expect(claim).toBeVisible();
  expect(await claim.evaluate(shine)).toEqual(['none', 'none']);
  await page.goto('/start?gameId=1006');
  const placing = game(page).locator('.main');
  await expect(placing).toBeDisabled();
  expect(await placing.evaluate(shine)).toEqual(['none', 'none']);
});
