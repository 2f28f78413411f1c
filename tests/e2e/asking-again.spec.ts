import type { Page } from '@playwright/test';
import { expect, test } from '../kit/lobby-test.ts';
import { openLobby } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { beSignedIn } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

const OK = { code: 200, errcode: 0 };

async function awayAndHome(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/about');
  });
  await expect(page.getByRole('heading', { name: 'About Perya' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tablist').first()).toBeVisible();
}

test('what home follows is not asked anew at each return to it, and is asked again when it is due', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await beSignedIn(context, { coin: 128_450 });
  const activities = await replyTo(context, 'getActivityIds', { ...OK, activityIds: [], activityMap: {} });
  const tips = await replyTo(context, 'anonymous/lobbyTips', { ...OK, jackpotList: [], newYearList: [] });
  await openLobby(page);
  await page.clock.runFor(2_000);
  await expect.poll(() => activities.asked.length).toBe(1);
  await expect.poll(() => tips.asked.length).toBe(1);
  for (let times = 0; times < 3; times += 1) {
    await awayAndHome(page);
    await page.clock.runFor(1_000);
  }
  expect([activities.asked.length, tips.asked.length]).toEqual([1, 1]);
  await page.clock.runFor(38_000);
  await expect.poll(() => activities.asked.length).toBe(2);
  await expect.poll(() => tips.asked.length).toBe(2);
});

test('what was asked for one player is asked again as soon as another has come', async ({ page, context }) => {
  await page.clock.install();
  await beSignedIn(context, { coin: 128_450 });
  const activities = await replyTo(context, 'getActivityIds', { ...OK, activityIds: [], activityMap: {} });
  await openLobby(page);
  await page.clock.runFor(2_000);
  await expect.poll(() => activities.asked.length).toBe(1);
  await page.evaluate(() => {
    localStorage.setItem('ACCESS_TOKEN', 'a-token-of-somebody-else');
    dispatchEvent(new StorageEvent('storage', { key: 'ACCESS_TOKEN' }));
  });
  await page.clock.runFor(8_000);
  await expect.poll(() => activities.asked.length).toBe(2);
  expect(activities.asked[1]?.headers['authorization']).toBe('Bearer a-token-of-somebody-else');
});
