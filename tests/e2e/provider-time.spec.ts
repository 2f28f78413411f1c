/** The bundled games and time: what stands under a sheet, and how long a silent server is waited for. */
import { expect, test } from '@playwright/test';
import { aGamer, button, END, GAMES, hold, notice, openGame, said, saidAtEnd } from '../kit/bundled-games.ts';
import { game, heardFrom, tellEmbedded } from '../kit/game-frame.ts';
import { holdTime, soon } from '../kit/held-time.ts';

/** More than a whole spin takes. */
const SPIN_MS = 3_000;

test.beforeEach(({ page }) => page.clock.install());

test('under a sheet the reels stand, and they go on when it is gone', async ({ page, request }) => {
  const player = await aGamer(request);
  await openGame(page, player, GAMES.slot);
  await expect(button(page, 'Spin')).toBeEnabled();
  const reels = game(page).locator('.reels canvas');
  const drawn = () => reels.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const release = await hold(page, '**/api/spin');
  await button(page, 'Spin').click();
  const first = await drawn();
  await expect.poll(drawn).not.toBe(first);
  await tellEmbedded(page, 'pause');
  await expect(game(page).locator('#game')).toHaveAttribute('inert');
  const answered = page.waitForResponse('**/api/spin');
  release();
  await answered;
  const standing = await drawn();
  await page.clock.runFor(SPIN_MS);
  expect(await drawn()).toBe(standing);
  await expect(said(page)).toHaveText('Spinning…');
  await tellEmbedded(page, 'resume');
  await soon(page, () => saidAtEnd(page)).toMatch(END);
});

test('under a sheet no free spin follows another', async ({ page, request }) => {
  const player = await aGamer(request);
  await page.route('**/api/spin', async (route) => {
    const reply = await route.fetch();
    const round = (await reply.json()) as { spins: object[] };
    const [spin = {}] = round.spins;
    await route.fulfill({ response: reply, json: { ...round, spins: [{ ...spin, freeSpins: 3 }, spin, spin, spin] } });
  });
  await openGame(page, player, GAMES.slot);
  await button(page, 'Spin').click();
  const banner = game(page).locator('.banner');
  await soon(page, () => banner.textContent()).toBe('Free spin 1 of 3');
  await tellEmbedded(page, 'pause');
  await expect(game(page).locator('#game')).toHaveAttribute('inert');
  const standing = (await banner.textContent()) ?? '';
  await page.clock.runFor(SPIN_MS);
  await expect(banner).toHaveText(standing);
  await tellEmbedded(page, 'resume');
  await soon(page, () => banner.textContent()).toBe('Free spin 3 of 3');
  await soon(page, () => said(page).textContent()).toMatch(END);
});

test('a silent server is told of after three seconds, and after ten with the way out', async ({ page, request }) => {
  const player = await aGamer(request);
  await openGame(page, player, GAMES.slot);
  await expect(button(page, 'Spin')).toBeEnabled();
  const release = await hold(page, '**/api/spin');
  await holdTime(page);
  await button(page, 'Spin').click();
  await page.clock.runFor(2_900);
  await expect(said(page)).toHaveText('Spinning…');
  await page.clock.runFor(200);
  await expect(said(page)).toHaveText('Still waiting for the answer');
  const told = notice(page, 'Still waiting');
  await page.clock.runFor(6_800);
  await expect(told).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(told).toContainText('it counts once or not at all');
  await page.clock.resume();
  await told.getByRole('button', { name: 'Leave the game' }).click();
  await expect.poll(() => heardFrom(page)).toContain('exit');
  release();
  await soon(page, () => saidAtEnd(page)).toMatch(END);
  expect(await player.state()).toMatchObject({ rounds: 1 });
});
