import { GAME } from '#contract/errcodes.ts';
import { offlineReady, readTable, storedFact } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline, wakeForSync } from '../kit/network.ts';
import { message, reload } from '../kit/pages.ts';
import { signIn } from '../kit/sign-in.ts';

test('an exclusion that is asked for without a connection outlives a reload, and ends the session with the first connection', async ({
  page,
  context,
  player,
}) => {
  await signIn(page, player);
  await page.goto('/profile/responsibility');
  await offlineReady(page);
  await goOffline(context);
  await page.getByRole('button', { name: 'Exclude me: 6 months' }).click();
  await page.locator('dialog label').click();
  await page.getByRole('button', { name: 'Exclude me', exact: true }).click();
  await expect(message(page, 'care.excludedHere')).toContainText('once you’re connected');
  await reload(page);
  await expect(message(page, 'care.excludedHere')).toBeVisible();
  await goOnline(context);
  await expect(page).toHaveURL(/login/);
  await expect.poll(() => storedFact(page, 'stop')).toBeNull();
});

test('a time-out that is asked for without a connection reaches the server though the app is closed at once', async ({
  page,
  context,
  player,
  request,
}) => {
  await signIn(page, player);
  await page.goto('/profile/responsibility');
  await offlineReady(page);
  await goOffline(context);
  await page.getByRole('button', { name: 'Time-out of 1 day' }).click();
  await page.getByRole('button', { name: 'Start the time-out' }).click();
  await expect(message(page, 'care.timeOutHere')).toBeVisible();
  await expect.poll(async () => (await readTable<{ id: string }>(page, 'prefs')).map(({ id }) => id)).toContain('stop');
  await page.close();
  await goOnline(context);
  const opened = async () => {
    // A browser does so again after a try that has failed.
    await wakeForSync(context);
    const headers = { authorization: `Bearer ${player.token}` };
    const reply = await request.post('/prod-api-2/app/v1/startGame', { data: { gameId: 1001 }, headers });
    return ((await reply.json()) as { errcode: number }).errcode;
  };
  await expect.poll(opened).toBe(GAME.onBreak);
});
