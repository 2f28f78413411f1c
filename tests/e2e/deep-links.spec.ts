import type { Page } from '@playwright/test';
import { expect, test } from '../kit/lobby-test.ts';
import { sendLogin } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

async function homeOffersNoWayOn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/lobby\/home$/);
  // Drawn last of all: the card would be there by then.
  await expect(page.locator('.home-footer')).toBeAttached();
  await expect(page.getByRole('region', { name: 'Continue to' })).toHaveCount(0);
}

test('a link to a player’s screen asks for sign-in, and home offers the way back to it', async ({ page, player }) => {
  await page.goto('/lobby/email');
  await expect(page).toHaveURL(/\/login$/);
  await sendLogin(page, player);
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await page.getByRole('region', { name: 'Continue to' }).getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/lobby\/email$/);
  await page.goBack();
  await homeOffersNoWayOn(page);
});

test('[GUARD-10] an address that is nothing is 404, and its page leads to the lobby', async ({ page }) => {
  const reply = await page.goto('/no-such-page');
  expect(reply?.status()).toBe(404);
  expect(await reply?.text()).toContain('<title>Nothing here · Perya</title>');
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await expect(page).toHaveTitle('Perya: games, live tables and the color game');
});

test('search engines are told what is no page of the product', async ({ request }) => {
  const reply = await request.get('/robots.txt');
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(await reply.text()).toContain('Disallow: /sandbox');
  expect((await request.head('/robots.txt')).status()).toBe(200);
});

test('a shared game gives the page its name, and home has its own', async ({ page, request }) => {
  const shared = await request.get('/start?gameId=1001', { headers: { accept: '*/*' } });
  expect(await shared.text()).toContain('<meta property="og:title" content="Lucky Sevens · Perya">');
  const kept = await request.get('/index.html');
  expect(await kept.text()).not.toContain('og:title');
  await page.goto('/start?gameId=1001');
  await page.goto('/');
  await expect(page).toHaveTitle('Perya: games, live tables and the color game');
});

test('a link to a game asks for sign-in, leads on to the game, and Back to home', async ({ page, player }) => {
  await page.goto('/start?gameId=1001');
  await expect(page).toHaveURL(/\/login$/);
  await sendLogin(page, player);
  await expect(page).toHaveURL(/\/start\?gameId=1001$/);
  await page.goBack();
  await homeOffersNoWayOn(page);
});
