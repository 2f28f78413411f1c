/** A phone that tries the address of a laptop: plain http, under a name that is not localhost. */
import config from '../../playwright.config.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer } from '../kit/new-player.ts';
import { firstTile, message } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { balance, loginForm, sendLogin } from '../kit/sign-in.ts';

const NAME = 'laptop.test';

test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  },
});

test('a player logs in, taps a heart and opens a game at an http address, which says what it cannot do', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const player = await newPlayer(request);
  const likes = await replyTo(context, 'gameLike');
  const origin = `http://${NAME}:${new URL(baseURL ?? '').port}`;
  await page.goto(`${origin}/lobby/home`);
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto, 'randomUUID' in crypto])).toEqual([
    false,
    false,
    false,
  ]);
  await expect(message(page, 'lobby.notSecure')).toBeVisible();

  await page.goto(`${origin}/login`);
  await expect(message(page, 'login.notSecure')).toBeVisible();
  await expect(loginForm(page).keep).toHaveCount(0);
  await sendLogin(page, player);
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await expect(balance(page)).toBeVisible();

  await firstTile(page)
    .getByRole('button', { name: /^Favorite: ./ })
    .click();
  await expect.poll(() => likes.asked.length).toBe(1);
  expect(likes.asked[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  // What is kept of a player is kept here too: the next page knows them before any answer.
  await page.goto(`${origin}/profile/more`);
  await expect(message(page, 'passkey.notSecure')).toBeVisible();

  await page.goto(`${origin}/start?gameId=1001`);
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
  expect(page.frames()[1]?.url()).toContain(`http://${NAME}:`);
});
