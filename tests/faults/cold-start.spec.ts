/** The app is installed, the browser is gone, and so is the network: what a person sees who opens it in a tunnel. */
import { offlineReady } from '../kit/device.ts';
import { putAwayOffers } from '../kit/overlays.ts';
import { hotGames, message, openLobby, waitForPictures } from '../kit/pages.ts';
import { HANG_MS, runs } from '../kit/runs.ts';
import { expect, test } from '../kit/testers/perya-test.ts';

const STARTS = runs(2, 100);
const USABLE_MS = 2_000;

test(`[SW-01, SW-17] ${STARTS} cold starts off line after one visit: a usable lobby each time`, async ({ handset }) => {
  test.setTimeout(HANG_MS + STARTS * 20_000);
  const first = await handset.start();
  await openLobby(first.page);
  await offlineReady(first.page);
  await first.network.offline();

  const tookMs: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    // Every other time it is killed, and has not written what it wanted to.
    if (start % 2 === 0) await handset.kill();
    else await handset.close();
    const { page } = await handset.start();
    await putAwayOffers(page);
    const beganAt = performance.now();
    await page.goto('/');
    expect(await waitForPictures(page)).toBeGreaterThanOrEqual(9);
    tookMs.push(performance.now() - beganAt);
    await expect(message(page, 'lobby.offline')).toHaveText(/Last updated .*\d\d:\d\d/);
    // It answers to a finger as well.
    await page.getByRole('tab', { name: 'Slots', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Slots games' }).getByRole('listitem').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Home', exact: true }).click();
    await expect(hotGames(page)).toBeVisible();
  }
  const sorted = tookMs.toSorted((a, b) => a - b).map(Math.round);
  const inTime = sorted.filter((ms) => ms <= USABLE_MS).length;
  console.log(
    `cold start off line: ${STARTS} of ${STARTS} usable, ${inTime} within ${USABLE_MS} ms; ` +
      `median ${sorted[Math.floor(sorted.length / 2)]} ms, worst ${sorted.at(-1)} ms`,
  );
});
