/**
 * A page that is gone still holds tables of the device, as a page does that WebKit has put to sleep while it wrote. Here
 * another tab stands for it, which writes and never ends.
 */
import type { Page } from '@playwright/test';
import { favoritesAtServer } from '../kit/favorites-at-server.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { firstTile, hotGames, message, reload } from '../kit/pages.ts';
import { balance, signIn } from '../kit/sign-in.ts';

/** Until the page is closed. */
async function hold(page: Page, table: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    (name) =>
      new Promise<void>((held) => {
        indexedDB.open('perya').addEventListener('success', ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const rows = database.transaction(name, 'readwrite').objectStore(name);
          const goOn = (): void => {
            held();
            rows.count().addEventListener('success', goOn);
          };
          goOn();
        });
      }),
    table,
  );
}

test('a player opens screens and taps hearts while a page that is gone holds the table of the session', async ({
  page,
  context,
  request,
  player,
}) => {
  await signIn(page, player);
  const gone = await context.newPage();
  await hold(gone, 'session');
  await page.goto('/profile/more');
  await expect(page.locator('.more-card').first()).toBeVisible();
  await page.goto('/');
  await expect(firstTile(page)).toBeVisible();
  await expect(balance(page)).toBeVisible();
  const heart = hotGames(page)
    .getByRole('button', { name: /^Favorite: ./ })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // What is kept is sent as soon as the table is free again, and with the next word of the browser at the latest.
  await gone.close();
  await reload(page);
  await expect.poll(async () => (await favoritesAtServer(request, player.token)).length).toBe(1);
  await expect(message(page, 'lobby.notKept')).toHaveCount(0);
});
