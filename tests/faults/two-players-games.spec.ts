/** Two people, one tab: a game that Ana has opened opens for Ana alone, whichever way Ben comes by it. */
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { gameOrigin, standInForGames } from '../kit/game-frame.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer, type NewPlayer } from '../kit/new-player.ts';
import { reload } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { balance, sendLogin } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

const GAME = '/start?gameId=1001';
const card = (page: Page) => page.getByRole('region', { name: 'Continue to' });
const frame = (page: Page) => page.locator('iframe');

/** Ana has come by the address of a game, and is in it. */
async function anaIsPlaying(page: Page, ana: NewPlayer): Promise<void> {
  await page.goto(GAME);
  await expect(page).toHaveURL(/\/login$/);
  await sendLogin(page, ana);
  await expect(frame(page)).toBeVisible();
}

interface Tab {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
  baseURL: string | undefined;
}

/** Ana has been in a game, has signed out of it, and has left her history to the tab. */
async function anaHasPlayed({ page, context, request, baseURL }: Tab) {
  const [ana, ben] = [await newPlayer(request), await newPlayer(request)];
  const launches = await standInForGames(context, baseURL);
  await anaIsPlaying(page, ana);
  await signOutHere(page);
  return { ben, launches };
}

/** As `anaHasPlayed`; then Ben signs in where she has left. */
async function benFollowsAna(tab: Tab) {
  const { ben, launches } = await anaHasPlayed(tab);
  await sendLogin(tab.page, ben);
  await benIsAtHome(tab.page);
  return launches;
}

/** By the app's own links: the history stays the tab's. */
async function signOutHere(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/profile/more' });
    document.body.append(link);
    link.click();
    link.remove();
  });
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

async function benIsAtHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await expect(balance(page)).toBeVisible();
  // Drawn last of all: what offers a way on would be there by then.
  await expect(page.locator('.home-footer')).toBeAttached();
  await expect(card(page)).toHaveCount(0);
  await expect(frame(page)).toHaveCount(0);
}

test('Ana signs out of a game, a guest jumps back to it, and Ben who signs in there is at home', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { ben, launches } = await anaHasPlayed({ page, context, request, baseURL });
  // As the list of a browser's Back button does, over the screen that she has left by.
  await page.evaluate(() => history.go(-2));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('returnTo') ?? '')).toContain(GAME);
  await expect(page).toHaveURL(/\/login$/);
  await sendLogin(page, ben);
  await benIsAtHome(page);
  expect(launches.asked).toHaveLength(1);
});

test('Ana signs out of a game, a guest goes Back and is in the lobby, and Ben who logs in there stays there', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { ben, launches } = await anaHasPlayed({ page, context, request, baseURL });
  await page.goBack();
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await page.getByRole('link', { name: 'Log in' }).click();
  await sendLogin(page, ben);
  await benIsAtHome(page);
  expect(launches.asked).toHaveLength(1);
});

test('Ben goes Back over what Ana had open, and it leads home', async ({ page, context, request, baseURL }) => {
  const launches = await benFollowsAna({ page, context, request, baseURL });
  await page.goBack();
  await benIsAtHome(page);
  // As a browser does that brings its tabs back: the entry is opened anew, by the player who is signed in now.
  await page.goBack();
  await page.goForward();
  await reload(page);
  await benIsAtHome(page);
  expect(launches.asked).toHaveLength(1);
});

test('Ben jumps from his game to what Ana had open, and it leads home', async ({ page, context, request, baseURL }) => {
  const launches = await benFollowsAna({ page, context, request, baseURL });
  await page.locator('[data-game-id="1002"] a').first().click();
  await expect(frame(page)).toBeVisible();
  // As the list of a browser's Back button does, over the home that stands between the two games.
  await page.evaluate(() => history.go(-3));
  await benIsAtHome(page);
  expect(launches.asked.map(({ body }) => body['gameId'])).toEqual([1001, 1002]);
});

test('Ana’s session ends in a game: who signs in is led back to it if it is her, and home if it is Ben', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const [ana, ben] = [await newPlayer(request), await newPlayer(request)];
  const launches = await standInForGames(context, baseURL);
  await anaIsPlaying(page, ana);
  await test.step('Ana signs in', async () => {
    await endSession(page, context);
    await sendLogin(page, ana);
    await expect(frame(page)).toHaveAttribute('src', new RegExp(`^${gameOrigin(baseURL)}`));
    expect(launches.asked).toHaveLength(2);
  });
  await test.step('Ben signs in', async () => {
    await endSession(page, context);
    await sendLogin(page, ben);
    await benIsAtHome(page);
    expect(launches.asked).toHaveLength(2);
  });
});

/** The server refuses the next call of a player who is in a game. */
async function endSession(page: Page, context: BrowserContext): Promise<void> {
  const refusing = await replyTo(context, 'setRealityCheck', { code: 401, errcode: 0 });
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('combobox').selectOption('15');
  await expect(page).toHaveURL(/\/login$/);
  await refusing.end();
}
