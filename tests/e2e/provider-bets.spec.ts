/** What a player finds again in the bundled games, and what they may bet. */
import { expect, test } from '@playwright/test';
import {
  aGamer,
  askedAt,
  atRoundBegin,
  balanceShown,
  button,
  COIN,
  END,
  ENDED,
  GAMES,
  loseSeen,
  notice,
  openGame,
  roundEnds,
  said,
  stakeShown,
  stallOf,
} from '../kit/bundled-games.ts';
import { embed, game, heardFrom, tellEmbedded } from '../kit/game-frame.ts';

test('a bet begins at the least, is kept over a reload, and never goes above the balance', async ({
  page,
  request,
}) => {
  const player = await aGamer(request, 1_800);
  const url = await openGame(page, player, GAMES.slot);
  await expect(stakeShown(page)).toHaveText('₱1.00');
  // 1, 2, 5, 10, and 20 would be too much.
  for (let presses = 0; presses < 4; presses += 1) await button(page, 'Bet more').click();
  await expect(stakeShown(page)).toHaveText('₱10.00');
  await expect(said(page)).toHaveText('Max bet with your balance of ₱18.00');
  await embed(page, url);
  await expect(stakeShown(page)).toHaveText('₱10.00');
  await request.post('/sandbox/player', { data: { account: player.account, set: { coin: 700 } } });
  await embed(page, await player.launch(GAMES.slot));
  await expect(stakeShown(page)).toHaveText('₱5.00');
});

test('a round whose answer was lost is shown at the next opening, once, and never played twice', async ({
  page,
  request,
}) => {
  const player = await aGamer(request);
  await openGame(page, player, GAMES.slot);
  await page.route('**/api/spin', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Spin').click();
  await expect(notice(page, 'Connection lost')).toBeVisible();
  // The game asks again every second; once it is gone no answer comes through to it.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await request.post('/sandbox/player', { data: { account: player.account, set: { coin: COIN + 4_321 } } });
  // What the game knows is what it was told when it opened.
  await page.route('**/api/balance', (route) => route.abort());
  await embed(page, await player.launch(GAMES.slot));
  await expect(said(page)).toHaveText(/^While you were away: you bet ₱1\.00/);
  await expect(button(page, 'Spin')).toBeEnabled();
  expect(await balanceShown(page)).toBe(COIN + 4_321);
  await embed(page, await player.launch(GAMES.slot));
  await expect(button(page, 'Spin')).toBeEnabled();
  await expect(said(page)).toHaveText('Set your bet');
  // Another visit has no rounds of its own, and the one that was lost is in the ledger once.
  expect(await player.state()).toMatchObject({ rounds: 0 });
});

test('a refusal ends the waiting words, says why, and asks for the balance; without coin the way to a deposit is offered', async ({
  page,
  request,
}) => {
  const player = await aGamer(request, 5_000);
  await openGame(page, player, GAMES.slot);
  await expect(button(page, 'Spin')).toBeEnabled();
  await request.post('/sandbox/player', { data: { account: player.account, set: { coin: 50 } } });
  const told = notice(page, 'Not enough balance');
  await button(page, 'Spin').click();
  await told.getByRole('button', { name: 'OK' }).click();
  await expect(said(page)).toHaveText('Not enough balance');
  await expect(game(page).locator('.figures output').first()).toHaveText('₱0.50');
  // Now the game knows by itself that it is not enough.
  await button(page, 'Spin').click();
  await expect(told.getByRole('button', { name: 'Deposit' })).toBeVisible();
  await told.getByRole('button', { name: 'OK' }).click();
  await expect(button(page, 'Spin')).toBeEnabled();
  expect(await player.state()).toMatchObject({ rounds: 0, coin: 50 });
});

test('what is added over a game can be bet as it is uncovered, and tells no end of a round that turns', async ({
  page,
  request,
}) => {
  const player = await aGamer(request, 200);
  const add = (coin: number) => request.post('/sandbox/player', { data: { account: player.account, set: { coin } } });
  const uncover = async (): Promise<void> => {
    await tellEmbedded(page, 'pause');
    await tellEmbedded(page, 'resume');
  };
  await openGame(page, player, GAMES.slot);
  await expect(button(page, 'Spin')).toBeEnabled();
  await add(50);
  await button(page, 'Spin').click();
  await expect(notice(page, 'Not enough balance')).toBeVisible();
  await add(50_000);
  await uncover();
  await expect.poll(() => balanceShown(page)).toBe(50_000);
  await expect(notice(page, 'Not enough balance')).toHaveCount(0);
  await button(page, 'Bet more').click();
  await button(page, 'Bet more').click();
  await expect(stakeShown(page)).toHaveText('₱5.00');

  const isTurning = page.waitForResponse('**/api/spin');
  await button(page, 'Spin').click();
  await isTurning;
  await add(90_000);
  await uncover();
  await roundEnds(page);
  await expect.poll(() => balanceShown(page)).toBe(90_000);
  await expect.poll(() => askedAt(page, 'seen')).toBeGreaterThan(0);
  expect(await askedAt(page, 'balance')).toBeGreaterThanOrEqual(await askedAt(page, 'seen'));
});

test('a chip that the balance was too small for is laid once there is more', async ({ page, request }) => {
  const player = await aGamer(request, 0);
  await openGame(page, player, await stallOf(player));
  await expect(button(page, 'Yellow, no bet')).toBeEnabled();
  await request.post('/sandbox/player', { data: { account: player.account, set: { coin: 50_000 } } });
  await button(page, 'Yellow, no bet').click();
  await expect.poll(() => balanceShown(page)).toBe(50_000);
  // That it was too small is said no more.
  await expect(said(page)).toHaveText('Tap the colors you bet on');
  await button(page, 'Yellow, no bet').click();
  await expect(button(page, /^Yellow, .* chosen$/)).toBeVisible();
});

test('after a roll the colors are empty, and the same bet is one tap away', async ({ page, request }) => {
  const player = await aGamer(request, 2_000);
  await openGame(page, player, await stallOf(player));
  for (const color of ['Yellow', 'White']) await button(page, `${color}, no bet`).click();
  await button(page, 'Roll').click();
  await expect(said(page)).toHaveText(END);
  await expect(button(page, 'Yellow, no bet')).toBeEnabled();
  await expect(button(page, 'Roll')).toBeDisabled();
  await button(page, /^Same again/).click();
  await expect(button(page, /^Yellow, .* chosen$/)).toBeVisible();
  await expect(button(page, 'Roll')).toBeEnabled();
  // It lies there, and nothing has been played by itself.
  expect(await player.state()).toMatchObject({ rounds: 1 });
});

test('a hand is told to the page around as soon as it has its bet, and keeps the table while it waits', async ({
  page,
  request,
}) => {
  const player = await aGamer(request);
  const letThrough = await loseSeen(page);
  await openGame(page, player, GAMES.cards);
  await expect(button(page, 'Deal')).toBeEnabled();
  await expect.poll(() => heardFrom(page)).toEqual(['loading', 'ready']);
  await button(page, 'Deal').click();
  await expect(button(page, 'Draw')).toBeEnabled();
  await expect.poll(() => heardFrom(page)).toEqual(['loading', 'ready', 'bet', 'round']);
  await button(page, 'Draw').click();
  await expect(said(page)).toHaveText(END);
  await button(page, 'Deal').click();
  await expect(button(page, 'Draw')).toBeEnabled();
  const cards = game(page).getByRole('button', { name: /^Hold card/ });
  const dealt = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  await page.goto('about:blank');
  letThrough();
  await embed(page, await player.launch(GAMES.cards));
  await expect(said(page)).toHaveText(/^While you were away/);
  await expect(button(page, 'Draw')).toBeEnabled();
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))).toEqual(dealt);
  await embed(page, await player.launch(GAMES.cards));
  await expect(button(page, 'Draw')).toBeEnabled();
  await expect(said(page)).toHaveText('Tap the cards you keep, then draw');
});

test('a bet that a reload has cut off lies there once, and chips beside it stay for the next round', async ({
  page,
  request,
}) => {
  const player = await aGamer(request);
  const url = await openGame(page, player, GAMES.table);
  await button(page, 'Red, no bet').click();
  await atRoundBegin(page);
  const isTaken = new Promise<void>((resolve) => {
    void page.route('**/api/join', (route) => route.fetch().then(() => resolve()));
  });
  await button(page, 'Place bet').click();
  await isTaken;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await request.post('/sandbox/player', { data: { account: player.account, set: { coin: COIN + 4_321 } } });
  // It is asked once the request that was cut off is answered.
  await Promise.all([page.waitForResponse('**/api/missed'), embed(page, url)]);
  expect(await balanceShown(page)).toBe(COIN + 4_321);
  await expect(button(page, /^Red, \S+ bet$/)).toBeVisible();
  await button(page, 'Blue, no bet').click();
  await expect(said(page)).toHaveText(ENDED);
  await expect(button(page, 'Red, no bet')).toBeVisible();
  await expect(button(page, /^Blue, \S+ chosen$/)).toBeVisible();
  expect(await player.state()).toMatchObject({ rounds: 1 });
});

test('a table that is not heard says so and takes no bets, until it is heard again', async ({ page, request }) => {
  const player = await aGamer(request);
  await page.route('**/api/live', (route) => route.abort());
  await openGame(page, player, GAMES.table);
  await expect(said(page)).toHaveText('Connection lost. Bets you have placed (✓) still count.');
  await button(page, 'Red, no bet').click();
  await expect(button(page, 'Place bet')).toBeDisabled();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(said(page)).not.toHaveText(/Connection lost/);
  await expect(button(page, 'Place bet')).toBeEnabled();
});

test('only a page of the product may hold a game; opened by itself it is a way there, and the launch stays good', async ({
  page,
  request,
  baseURL,
}) => {
  const player = await aGamer(request);
  const url = await player.launch(GAMES.slot);
  const headers = (await page.goto(url))?.headers() ?? {};
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${new URL(baseURL ?? '').origin};`);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  await expect(page.getByRole('heading', { name: 'This game is played inside Perya' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Perya' })).toHaveAttribute('href', `${baseURL}/`);
  await expect(page.getByRole('button')).toHaveCount(0);
  await embed(page, url);
  await expect(button(page, 'Spin')).toBeEnabled();
});

test('the rules say what is played, whatever the title promises', async ({ page, request }) => {
  const player = await aGamer(request);
  for (const [id, kind] of [
    [GAMES.slot, 'Slot with five reels by Perya Games'],
    [GAMES.cards, 'Video poker (Jacks or Better) by Perya Games'],
    [GAMES.table, 'Color Game at a live table by Perya Games'],
    [await stallOf(player), 'Color Game by Perya Games'],
  ] as const) {
    await openGame(page, player, id);
    await button(page, 'Rules and odds').click();
    await expect(game(page).getByText(kind, { exact: true })).toBeVisible();
  }
});
