/** The bundled games as a frame runs them: real launches, real rounds, the real wallet. */
import { expect, test } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import {
  aGamer,
  balanceShown,
  button,
  COIN,
  earlyInRound,
  END,
  GAMES,
  notice,
  openGame,
  roundEnds,
  said,
  stallOf,
} from '../kit/bundled-games.ts';
import { embed, game } from '../kit/game-frame.ts';

test('a slot turns, says what came of it, and shows what the ledger knows', async ({ page, request }) => {
  const player = await aGamer(request);
  await openGame(page, player, GAMES.slot);
  await expect(game(page).getByRole('heading', { name: 'Lucky Sevens' })).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await button(page, 'Spin').click();
  await roundEnds(page);
  const state = await player.state();
  expect(state).toMatchObject({ rounds: 1, coin: COIN - state.bet + state.win });
  await expect.poll(() => balanceShown(page)).toBe(state.coin);
  await button(page, 'Rules and odds').click();
  await expect(game(page).getByText(/pays back 9\d\.\d\d% of all bets/)).toBeVisible();
  expect(await breaches(page)).toEqual([]);
});

test('a spin whose answer is lost is asked for again, and played once', async ({ page, request }) => {
  const player = await aGamer(request);
  let lost = 0;
  await page.route('**/api/spin', async (route) => {
    if (lost === 3) return route.continue();
    lost += 1;
    // It arrives, and nobody hears of it.
    await route.fetch();
    await route.abort();
  });
  await openGame(page, player, GAMES.slot);
  await button(page, 'Spin').click();
  await expect(notice(page, 'Connection lost')).toBeVisible();
  await roundEnds(page);
  await expect(game(page).getByRole('dialog')).toBeHidden();
  const state = await player.state();
  expect(state.rounds).toBe(1);
  await expect.poll(() => balanceShown(page)).toBe(state.coin);
});

test('a game that does not open says so, and a tap opens it', async ({ page, request }) => {
  const player = await aGamer(request);
  let asked = 0;
  await page.route('**/api/session', (route) => ((asked += 1) <= 3 ? route.abort() : route.continue()));
  await embed(page, await player.launch(GAMES.slot));
  await expect(notice(page, 'The game isn’t answering')).toBeVisible();
  await button(page, 'Try again').click();
  await expect(button(page, 'Spin')).toBeEnabled();
});

test('a hand waits over a reload, keeps what is held, and is judged', async ({ page, request }) => {
  const player = await aGamer(request);
  const url = await openGame(page, player, GAMES.cards);
  await button(page, 'Deal').click();
  await expect(button(page, 'Draw')).toBeVisible();
  await expect(button(page, 'Draw')).toBeEnabled();
  const cards = game(page).getByRole('button', { name: /^Hold card/ });
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  // Meanwhile something else is played.
  await request.post('/sandbox/player', { data: { account: player.account, set: { coin: COIN - 4_321 } } });
  await embed(page, url);
  await expect(button(page, 'Draw')).toBeEnabled();
  expect(await balanceShown(page)).toBe(COIN - 4_321);
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))).toEqual(names);
  await button(page, 'Hint').click();
  await expect(said(page)).toHaveText(/Suggested hold/);
  const advice = (await said(page).textContent()) ?? '';
  // What it names is held, and nothing else is; its player may still change that.
  for (const [at, name] of names.entries()) {
    const isNamed = advice.includes((name ?? '').replace(/^Hold card \d, /, ''));
    await expect(cards.nth(at)).toHaveAttribute('aria-pressed', String(isNamed));
  }
  expect(await breaches(page)).toEqual([]);
  for (const at of [1, 3]) {
    if ((await cards.nth(at).getAttribute('aria-pressed')) === 'false') await cards.nth(at).click();
  }
  await button(page, 'Draw').click();
  await expect(said(page)).toHaveText(END);
  await expect(cards.nth(1)).toHaveAttribute('aria-label', names[1] ?? '');
  await expect(cards.nth(3)).toHaveAttribute('aria-label', names[3] ?? '');
  await expect.poll(() => balanceShown(page)).toBe((await player.state()).coin);
});

test('a live table takes bets by its own clock and rolls for all', async ({ page, context, request }) => {
  const [player, other] = [await aGamer(request), await aGamer(request)];
  // Something else is played after the round has ended, and before its answer is asked for again.
  await page.route('**/api/join', async (route) => {
    const reply = await route.fetch();
    const round = (await reply.json()) as { isOver: boolean };
    await route.fulfill({ response: reply, json: round.isOver ? { ...round, balance: 1 } : round });
  });
  await openGame(page, player, GAMES.table);
  const second = await context.newPage();
  await openGame(second, other, GAMES.table);
  await game(page).getByRole('button', { name: /^Red/ }).click();
  await game(page).getByRole('button', { name: /^Blue/ }).click();
  await game(second)
    .getByRole('button', { name: /^White/ })
    .click();
  await earlyInRound(page);
  const noBet = expect(said(second)).toHaveText(/^You had no bet on this roll\. The dice show/);
  await button(page, 'Place bet').click();
  await expect(said(page)).toHaveText(/^Bet placed: ₱\d+\.00, next roll in \d+ s/);
  await expect(button(page, /^Red, .* bet$/)).toBeVisible();
  await expect(game(page).locator('.total')).toHaveText('New bet₱0.00');
  // Read as they are found: the next round has other words.
  let words = '';
  await expect
    .poll(async () => (words = (await said(page).textContent()) ?? ''))
    .toMatch(/The dice show .*(No win|You won|came back)/);
  const dice = words.match(/The dice show [^.]*/)?.[0] ?? '';
  await expect(game(second).getByRole('img', { name: dice })).toBeVisible();
  // The other has laid out a chip and not bet it.
  await noBet;
  await expect(said(second)).toHaveText(/^Tap Place bet to bet ₱/);
  const state = await player.state();
  expect(state).toMatchObject({ rounds: 1, coin: COIN - state.bet + state.win });
  await expect.poll(() => balanceShown(page)).toBe(state.coin);
  expect(await breaches(page)).toEqual([]);
});

test('a live bet that ended without its player is told with its own roll, and no later roll stands for it', async ({
  page,
  request,
}) => {
  const player = await aGamer(request);
  await openGame(page, player, GAMES.table);
  for (const color of ['Yellow', 'White', 'Pink', 'Blue', 'Red', 'Green']) {
    await button(page, `${color}, no bet`).click();
  }
  await earlyInRound(page);
  await button(page, 'Place bet').click();
  await expect(said(page)).toHaveText(/^Bet placed/);
  await page.goto('/');
  // A bet on every color always brings something back.
  await expect.poll(async () => (await player.state()).win).toBeGreaterThan(0);
  await embed(page, await player.launch(GAMES.table));
  const itsRoll = /^While you were away: you bet ₱60\.00.*; the dice showed \w+, \w+, \w+$/;
  await expect(said(page)).toHaveText(itsRoll);
  await expect(
    game(page).locator('.color:is([data-shown="1"], [data-shown="2"], [data-shown="3"])').first(),
  ).toBeVisible();
  await expect(said(page)).toHaveText(itsRoll);
  await expect(game(page).locator('.figures output').last()).toHaveText('–');
});

test('the Color Game at its own pace pays by the dice it shows', async ({ page, request }) => {
  const player = await aGamer(request);
  await openGame(page, player, await stallOf(player));
  await expect(button(page, 'Roll')).toBeDisabled();
  for (const color of ['Yellow', 'White', 'Pink']) await game(page).getByRole('button', { name: color }).click();
  await button(page, 'Roll').click();
  await expect(said(page)).toHaveText(/The dice show .*(No win|You won|came back)/);
  await expect.poll(() => balanceShown(page)).toBe((await player.state()).coin);
  expect(await breaches(page)).toEqual([]);
});

test('a launch opens one visit, and its reload the same; elsewhere it is used up, and once it is over nothing more is played', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const player = await aGamer(request);
  const url = await player.launch(GAMES.slot);
  await embed(page, url);
  await expect(button(page, 'Spin')).toBeEnabled();
  await embed(page, url);
  await expect(button(page, 'Spin')).toBeEnabled();
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await embed(elsewhere, url);
  await expect(notice(elsewhere, 'This link has expired')).toBeVisible();
  await elsewhere.close();
  await player.call('exitGame');
  await button(page, 'Spin').click();
  await expect(notice(page, 'Session ended')).toBeVisible();
});
