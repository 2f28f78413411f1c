import { offlineReady } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { firstTile, message, openLobby, waitForPictures } from '../kit/pages.ts';

const RELOADS = process.env['PERYA_LONG'] ? 100 : 25;

test('[SW-01] every reload without network shows the lobby with its tiles and pictures', async ({ page, context }) => {
  await openLobby(page);
  await offlineReady(page);
  await goOffline(context);
  const painted: number[] = [];
  for (let reload = 0; reload < RELOADS; reload++) {
    await page.reload();
    painted.push(await waitForPictures(page));
  }
  expect(painted).toHaveLength(RELOADS);
  expect(Math.min(...painted)).toBeGreaterThanOrEqual(9);
});

test('[TST-04] the app says within two seconds that it is offline, and that it is back', async ({ page, context }) => {
  await openLobby(page);
  await offlineReady(page);
  await goOffline(context);
  await expect(message(page, 'lobby.offline')).toBeVisible({ timeout: 2_000 });
  await expect(message(page, 'lobby.offline')).toHaveText(/Saved at \d\d:\d\d/);
  await goOnline(context);
  await expect(message(page, 'lobby.offline')).toBeHidden({ timeout: 2_000 });
});

test('a later visit on a dead line shows the lobby at once and says how old it is', async ({ page, line }) => {
  await openLobby(page, line.url);
  await offlineReady(page);
  line.state = 'dead';
  await page.reload();
  await expect(firstTile(page)).toBeVisible({ timeout: 2_000 });
  expect(await waitForPictures(page)).toBeGreaterThanOrEqual(9);
  await expect(message(page, 'lobby.unreachable')).toHaveText(/Saved at \d\d:\d\d/);
  line.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(message(page, 'lobby.unreachable')).toBeHidden();
});
