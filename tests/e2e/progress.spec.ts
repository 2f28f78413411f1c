import { expect, test } from '../kit/lobby-test.ts';
import { openLobby } from '../kit/pages.ts';

test('[SHELL-08] a bar starts at three tenths, and is full and gone about a second later', async ({ page }) => {
  await openLobby(page);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('link', { name: 'Rewards' }).click();
  const bar = page.getByRole('progressbar', { name: 'Opening the screen' });
  await expect(bar).toBeVisible();
  const { share, durationMs } = await bar.evaluate((element) => ({
    share: element.getBoundingClientRect().width / document.documentElement.clientWidth,
    durationMs: element.getAnimations()[0]?.effect?.getComputedTiming().duration,
  }));
  expect(share).toBeGreaterThanOrEqual(0.3);
  expect(durationMs).toBe(1000);
  await expect(bar).toHaveCount(0);
});

test('[HOME-03] a guest has customer service and search in the header', async ({ page }) => {
  await openLobby(page);
  await expect(page.getByRole('link', { name: 'Customer service' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search games' })).toBeVisible();
});
