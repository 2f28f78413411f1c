import type { Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { closeSheet, message, openLobby, tile } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { beSignedIn } from '../kit/signed-in.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Lucky Sevens' });
const about = (page: Page, name: string) => page.getByRole('button', { name: `About ${name}`, exact: true });

async function openSheet(page: Page): Promise<void> {
  await openLobby(page);
  await about(page, 'Lucky Sevens').click();
  await expect(sheet(page)).toBeVisible();
}

test.use({ serviceWorkers: 'block' });

test('tells what a game is, what it costs and what it pays back, and leads into it', async ({ page, context }) => {
  await withConfig(context, (config) => {
    Object.assign(config.appGameList[0] ?? {}, { minBet: 20, maxBet: 50_000, rtpBp: 9_604, kind: 'color' });
  });
  await openSheet(page);
  await expect(sheet(page).getByRole('definition')).toHaveText([
    'Tala Gaming',
    'Slots',
    'Color Game',
    '₱0.20 to ₱500',
    '96.04 %',
  ]);
  await expect(sheet(page).getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/start?gameId=1001');
  expect(await breaches(page)).toEqual([]);
});

test('says nothing of stakes, returns and kinds that nobody has told, or that make no sense', async ({
  page,
  context,
}) => {
  await withConfig(context, ({ appGameList: [untold, senseless] }) => {
    Object.assign(untold ?? {}, { minBet: null, maxBet: null, rtpBp: null, kind: null });
    const like = { ...untold, id: senseless?.id, name: 'No Sense', minBet: 20.5, maxBet: 1e300, rtpBp: 96.04 };
    Object.assign(senseless ?? {}, like, { kind: 'riddle', hot: 1, hotSort: -9 });
  });
  await openLobby(page);
  for (const name of ['Lucky Sevens', 'No Sense']) {
    await about(page, name).click();
    const opened = page.getByRole('dialog', { name });
    await expect(opened.getByRole('definition'), name).toHaveText(['Tala Gaming', 'Slots']);
    await closeSheet(page);
    await expect(opened).toHaveCount(0);
  }
});

test('[HOME-22] a game under maintenance says so, and cannot be opened from here', async ({ page, context }) => {
  await withConfig(context, (config) => {
    Object.assign(config.appGameList[0] ?? {}, { maintain: 1 });
  });
  await openSheet(page);
  await expect(message(page, 'game.closed')).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Play' })).toHaveAttribute('aria-disabled', 'true');
  await sheet(page).getByRole('button', { name: 'Play' }).click({ force: true });
  await expect(page).toHaveURL(/\/lobby\/home$/);
});

test('a long press opens it, a tap opens the game', async ({ page }) => {
  await openLobby(page);
  const face = tile(page, 1001).getByRole('link');
  await face.dispatchEvent('contextmenu');
  await expect(sheet(page)).toBeVisible();
  await closeSheet(page);
  await expect(sheet(page)).toHaveCount(0);
  await face.click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a guest who likes a game is asked to sign in', async ({ page }) => {
  await openSheet(page);
  await sheet(page).getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('shares the address of the game where a phone can', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: unknown) => {
        Object.assign(window, { sharedWith: data });
        return Promise.resolve();
      },
    });
  });
  await openSheet(page);
  await sheet(page).getByRole('button', { name: 'Share' }).click();
  const shared = await page.evaluate(() => (window as unknown as { sharedWith: object }).sharedWith);
  expect(shared).toMatchObject({ title: 'Lucky Sevens', url: expect.stringMatching(/\/start\?gameId=1001$/) });
});

test('a player keeps the game, here and on the tile', async ({ page, context }) => {
  await beSignedIn(context, { appGameDataUser: { gameLikes: {}, gameHistory: [1002, 1001] } });
  await replyTo(context, 'gameLike', { code: 200, errcode: 0 });
  await openSheet(page);
  await expect(sheet(page).getByText('Your latest game')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Add to favorites' }).click();
  await expect(sheet(page).getByRole('button', { name: 'In favorites' })).toHaveAttribute('aria-pressed', 'true');
  await closeSheet(page);
  await expect(tile(page, 1001).getByRole('button', { name: 'Remove Lucky Sevens from favorites' })).toBeVisible();
});
