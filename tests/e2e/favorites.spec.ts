import type { Page } from '@playwright/test';
import { offlineReady } from '../kit/device.ts';
import { favoritesAtServer } from '../kit/favorites-at-server.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline, holdCalls } from '../kit/network.ts';
import { newPlayer } from '../kit/new-player.ts';
import { categoryTab, hotGames, idsOf, message, openLobby, reload, tiles } from '../kit/pages.ts';
import { refusal, replyTo } from '../kit/replies.ts';
import { sendLogin, signIn } from '../kit/sign-in.ts';
import { beSignedIn } from '../kit/signed-in.ts';

const hearts = (page: Page) => hotGames(page).getByRole('button', { name: /^Favorite: ./ });

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[GAME-07, GAME-08] a heart is liked at once and said to the server: 1, then 0; many taps are one call', async ({
    page,
    context,
  }) => {
    await beSignedIn(context);
    const { asked } = await replyTo(context, 'gameLike', { code: 200, errcode: 0 });
    await openLobby(page);
    const heart = hearts(page).first();
    const [id, nextId] = await idsOf(hotGames(page).getByRole('listitem'));
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toHaveAccessibleName(/^Favorite: ./);
    await expect.poll(() => asked.length).toBe(1);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => asked.length).toBe(2);
    expect(asked.map(({ body }) => [body['id'], body['like']])).toEqual([
      [id, 1],
      [id, 0],
    ]);
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);

    await heart.evaluate((one: HTMLElement) => {
      for (let tap = 0; tap < 11; tap++) one.click();
    });
    await expect.poll(() => asked.length).toBe(3);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    // The oldest wish is sent first: the call of the next heart comes after all calls of these taps.
    await hearts(page).nth(1).click();
    await expect.poll(() => asked.at(-1)?.body['id']).toBe(nextId);
    expect(asked).toHaveLength(4);
  });

  test('[GAME-08, GAME-09] a heart that the server refuses goes back, without a word for 1004; any other refusal is told of', async ({
    page,
    context,
  }) => {
    const said: string[] = [];
    page.on('console', (line) => said.push(line.text()));
    await beSignedIn(context);
    const silent = await replyTo(context, 'gameLike', refusal(1004));
    await openLobby(page);
    const heart = hearts(page).first();
    const answer = await holdCalls(context, /\/gameLike$/);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await answer();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => said.some((line) => line.includes('favorite refused'))).toBe(true);
    await expect(message(page, 'lobby.favoriteRefused')).toHaveCount(0);

    await silent.end();
    await replyTo(context, 'gameLike', refusal(1001));
    await heart.click();
    await expect(message(page, 'lobby.favoriteRefused')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});

test('the heart of a guest is the way to sign in, and is there afterwards', async ({ page, request }) => {
  const player = await newPlayer(request);
  await openLobby(page);
  const heart = hearts(page).nth(1);
  await heart.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(message(page, 'login.forHeart')).toBeVisible();
  await sendLogin(page, player);
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => favoritesAtServer(request, player.token)).toHaveLength(1);
});

test('off line a heart waits, survives a reload, and is sent when the line is back', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await newPlayer(request));
  await offlineReady(page);
  await goOffline(context);
  await hearts(page).nth(0).click();
  await hearts(page).nth(1).click();
  await expect(message(page, 'lobby.offline')).toContainText('2 changes will sync.');
  await reload(page);
  await expect(message(page, 'lobby.offline')).toContainText('2 changes will sync.');
  await categoryTab(page, 'Collect').click();
  await expect(page.getByRole('list', { name: 'Liked' })).toContainText('Will sync');
  await expect(tiles(page)).toHaveCount(2);
  const liked = await idsOf(tiles(page));
  await goOnline(context);
  await expect(message(page, 'lobby.offline')).toHaveCount(0);
  // What the server says of the player on a new visit is the proof that it has heard.
  await expect(async () => {
    const reply = page.waitForResponse(/getAfterLoginInfoWeb$/);
    await reload(page);
    const { appUser } = (await (await reply).json()) as { appUser: { appGameDataUser: { gameLikes: object } } };
    expect(new Set(Object.keys(appUser.appGameDataUser.gameLikes).map(Number))).toEqual(new Set(liked));
  }).toPass();
});
