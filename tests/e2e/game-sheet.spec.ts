import type { Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { closeSheet, openLobby, tile } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Lucky Sevens' });

/** What the sheet says of other games, and of a guest's and a player's wishes, is proven beside it. */
test('a game’s sheet tells what it is, costs and pays back, and shares its address; a long press opens it, a tap opens the game', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: unknown) => {
        Object.assign(window, { sharedWith: data });
        return Promise.resolve();
      },
    });
  });
  await withConfig(context, (config) => {
    Object.assign(config.appGameList[0] ?? {}, { minBet: 20, maxBet: 50_000, rtpBp: 9_604, kind: 'color' });
  });
  await openLobby(page);
  await page.getByRole('button', { name: 'About Lucky Sevens', exact: true }).click();
  await expect(sheet(page).getByRole('definition')).toHaveText([
    'Tala Gaming',
    'Slots',
    'Color Game',
    '₱0.20 to ₱500',
    '96.04%',
  ]);
  await expect(sheet(page).getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/start?gameId=1001');
  expect(await breaches(page)).toEqual([]);
  await test.step('its address is shared where a phone can', async () => {
    await sheet(page).getByRole('button', { name: 'Share' }).click();
    const shared = () => page.evaluate(() => (window as unknown as { sharedWith: object }).sharedWith);
    await expect
      .poll(shared)
      .toMatchObject({ title: 'Lucky Sevens', url: expect.stringMatching(/\/start\?gameId=1001$/) });
  });
  await closeSheet(page);
  await expect(sheet(page)).toHaveCount(0);
  const face = tile(page, 1001).getByRole('link');
  await test.step('a long press', async () => {
    await face.dispatchEvent('contextmenu');
    await expect(sheet(page)).toBeVisible();
    await closeSheet(page);
    await expect(sheet(page)).toHaveCount(0);
  });
  await face.click();
  await expect(page).toHaveURL(/\/login$/);
});
