/** What stands on home where it stood in the document: the games of a player who has played, and what is below the banners. */
import type { Locator, Page } from '@playwright/test';
import { drawnTiles, firstScreenKept, openBeforeProgram, outline } from '../kit/early.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { hotGames, main, openLobby } from '../kit/pages.ts';
import { NARROW } from '../kit/readers.ts';
import { balance, signIn } from '../kit/sign-in.ts';
import { beSignedIn } from '../kit/signed-in.ts';
import { readAt } from '../kit/text-fit.ts';

test.use({ serviceWorkers: 'block' });

const goOn = (page: Page) => page.getByRole('navigation', { name: 'Continue playing' });
const topOf = (one: Locator) => one.evaluate((element) => Math.round(element.getBoundingClientRect().top));
const hasPlayed = { appGameDataUser: { gameLikes: {}, gameHistory: [1001] } };

test('where a player has played, the program moves nothing that the document has drawn', async ({ page, context }) => {
  await beSignedIn(context, hasPlayed);
  await openLobby(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('firstScreen'))).toContain('"gameHistory":[1001]');
  await firstScreenKept(page);
  const letCome = await openBeforeProgram(page);
  const drawn = await topOf(drawnTiles(page).first());
  letCome();
  await expect(goOn(page)).toBeVisible();
  expect(await topOf(hotGames(page).getByRole('listitem').first())).toBe(drawn);
});

for (const visit of ['first', 'later'] as const) {
  test(`home of a player of whom the device knows nothing does not move on a ${visit} visit; the games to go on with are there when they come back to it`, async ({
    page,
    context,
  }) => {
    if (visit === 'later') {
      await openLobby(page);
      await firstScreenKept(page);
    }
    await beSignedIn(context, hasPlayed);
    const letCome = await openBeforeProgram(page);
    const drawn = await topOf(drawnTiles(page).first());
    letCome();
    await expect(balance(page)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Pause animations' }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('firstScreen'))).toContain('"gameHistory":[1001]');
    expect(await topOf(hotGames(page).getByRole('listitem').first())).toBe(drawn);
    await page.getByRole('navigation').getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL(/\/lobby\/notice$/);
    await page.goBack();
    await expect(goOn(page)).toBeVisible();
  });
}

test('in very large letters all banners are as high before the program as with it', async ({ page, player }) => {
  await signIn(page, player);
  await openLobby(page);
  await firstScreenKept(page);
  await readAt(page, NARROW);
  const letCome = await openBeforeProgram(page);
  await page.evaluate(() => document.fonts.load('1em Figtree'));
  const heightOf = (home: Locator) => home.locator('.carousel').evaluate((one) => one.getBoundingClientRect().height);
  const drawn = await heightOf(outline(page));
  letCome();
  await expect(main(page).getByRole('button', { name: 'Pause animations' }).first()).toBeVisible();
  await expect(main(page).locator('.banner .tile-picture')).not.toHaveCount(1);
  expect(await heightOf(main(page))).toBe(drawn);
});
