/** Hearts that have not been sent when their player leaves, on purpose or because the server has ended the session. */
import type { Page } from '@playwright/test';
import { offlineReady, storedFact } from '../kit/device.ts';
import { favoritesAtServer } from '../kit/favorites-at-server.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { newPlayer, newSession } from '../kit/new-player.ts';
import { hotGames, idsOf, message } from '../kit/pages.ts';
import { replyTo, signedOut } from '../kit/replies.ts';
import { balance, openMore, sendLogin, signIn } from '../kit/sign-in.ts';

const heart = (page: Page, at = 0) =>
  hotGames(page)
    .getByRole('button', { name: /^Favorite: ./ })
    .nth(at);

const signOutSheet = (page: Page) => page.getByRole('dialog', { name: 'Log out?' });

async function openSignOut(page: Page): Promise<void> {
  await openMore(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(signOutSheet(page)).toBeVisible();
}

const leave = (page: Page): Promise<void> => signOutSheet(page).getByRole('button', { name: 'Log out' }).click();

test('[SW-11] who leaves is told what is lost or has it sent first, and the next one sends nothing of it', async ({
  page,
  context,
  request,
  line,
}) => {
  const [ana, ben] = [await newPlayer(request), await newPlayer(request)];
  await signIn(page, ana, line.url);
  await offlineReady(page);
  await test.step('Ana leaves off line, and is told what is lost', async () => {
    await goOffline(context);
    await heart(page, 0).click();
    await heart(page, 1).click();
    await openSignOut(page);
    await expect(message(page, 'account.unsent')).toContainText('2 changes');
    await leave(page);
    await expect(page).toHaveURL(/\/login$/);
  });
  await test.step('Ben signs in, and nothing of hers is sent', async () => {
    await goOnline(context);
    await sendLogin(page, ben);
    await expect(balance(page)).toBeVisible();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    expect([await favoritesAtServer(request, ana.token), await favoritesAtServer(request, ben.token)]).toEqual([
      [],
      [],
    ]);
  });
  await test.step('Ben leaves with a line, and what waits is sent first', async () => {
    const [id] = await idsOf(hotGames(page).getByRole('listitem'));
    await openMore(page);
    await page.goBack();
    // Quicker than taps that might follow each other are gathered.
    await heart(page).click();
    await openSignOut(page);
    await leave(page);
    await expect(page).toHaveURL(/\/login$/);
    expect(await favoritesAtServer(request, ben.token)).toEqual([id]);
  });
  await test.step('a server that takes nothing is waited for, then its loss is told, and the next tap leaves', async () => {
    await sendLogin(page, ana);
    await expect(balance(page)).toBeVisible();
    line.hang(/gameLike/);
    await heart(page).click();
    await openSignOut(page);
    await leave(page);
    await expect(message(page, 'account.unsent')).toContainText('1 change');
    await leave(page);
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('[SW-11] hearts outlive a session that the server has ended, for their own player alone; the next one leads to sign-in at once', async ({
  page,
  context,
  request,
}) => {
  const [ana, ben] = [await newPlayer(request), await newPlayer(request)];
  await signIn(page, ana);
  await offlineReady(page);
  const [id] = await idsOf(hotGames(page).getByRole('listitem'));
  await goOffline(context);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  // Meanwhile the player ends all other places, as after a lost phone.
  const token = await newSession(request, ana);
  const headers = { authorization: `Bearer ${token}` };
  await request.post('/prod-api-2/app/v1/signOutElsewhere', { data: {}, headers });
  await goOnline(context);
  // The heart hears of it and leads to sign-in, or home's own question does and stays.
  await expect.poll(() => storedFact(page, 'ACCESS_TOKEN')).toBeNull();
  await expect.poll(() => storedFact(page, 'leftLikes')).not.toBeNull();
  await signIn(page, ana);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => favoritesAtServer(request, token)).toEqual([id]);
  await expect.poll(() => storedFact(page, 'leftLikes')).toBeNull();
  expect(await favoritesAtServer(request, ben.token)).toEqual([]);

  // The session ends once more: the service worker's answer to the next heart leads to sign-in at once.
  await replyTo(context, 'gameLike', signedOut);
  await heart(page, 1).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(message(page, 'login.expired')).toBeVisible();
});
