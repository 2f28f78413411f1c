import type { Page } from '@playwright/test';
import { firstScreenKept } from '../kit/early.ts';
import { aVisit, game, standInForGames } from '../kit/game-frame.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { closeSheet, openLobby, reload, tile } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { beSignedIn } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

test('low data asks for small pictures of games and for no others, wherever one is shown', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, { coin: 128_450, appGameDataUser: { gameLikes: {}, gameHistory: [1003, 1002, 1001] } });
  await replyTo(context, 'playState', aVisit);
  await standInForGames(context, baseURL);
  await context.addInitScript(() => {
    if (self.origin !== 'null') localStorage.setItem('lowData', '1');
  });
  const widths = widthsOfPictures(page);
  await openLobby(page);
  await firstScreenKept(page);
  await reload(page);
  await expect(page.getByRole('navigation', { name: 'Continue playing' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: 'About Lucky Sevens', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Lucky Sevens' })).toBeVisible();
  await closeSheet(page);
  await tile(page, 1001).getByRole('link').click();
  await expect(game(page).getByText('A game')).toBeVisible();
  await page.getByRole('button', { name: 'Game menu' }).click();
  await expect(page.getByRole('region', { name: 'Switch to' }).getByRole('button').first()).toBeVisible();
  expect([...widths]).toEqual(['120']);
});

/** All that are asked for from now on. */
function widthsOfPictures(page: Page): ReadonlySet<string | null> {
  const widths = new Set<string | null>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/gameIconV2/')) widths.add(searchParams.get('w'));
  });
  return widths;
}
