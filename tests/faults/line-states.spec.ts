/** Off line, a server that is silent, a network that answers by itself, and the way back: each is said as what it is. */
import type { Page } from '@playwright/test';
import { offlineReady } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { newPlayer } from '../kit/new-player.ts';
import { firstTile, message, openLobby } from '../kit/pages.ts';
import { openMore, signIn } from '../kit/sign-in.ts';

const PORTAL = '<!doctype html><title>Hotel Wi-Fi</title><form><input name="room"></form>';

const PORTALS = {
  'a page of its own': { type: 'text/html', body: PORTAL },
  'a redirect elsewhere': { status: 302, location: 'http://127.0.0.1:1/portal', body: '' },
  'a status of its own': { status: 511, type: 'text/html', body: PORTAL },
} as const;

/** The player comes back to the app after a look at the network's settings, and is told. */
async function lookAgain(page: Page, expectTold: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectTold();
  }).toPass({ timeout: 15_000 });
}

for (const [how, answer] of Object.entries(PORTALS)) {
  test(`[SW-17] a network that answers with ${how} is told apart from a silent server, and from none`, async ({
    page,
    context,
    line,
  }) => {
    await openLobby(page, line.url);
    await offlineReady(page);
    line.reply(/prod-api-2/, answer);
    await lookAgain(page, () => expect(message(page, 'lobby.portal')).toBeVisible({ timeout: 500 }));
    await expect(firstTile(page)).toBeVisible();
    line.mend();
    await lookAgain(page, () => expect(message(page, 'lobby.portal')).toHaveCount(0, { timeout: 500 }));
    line.reply(/prod-api-2/, { status: 503, body: '{}' });
    await lookAgain(page, () => expect(message(page, 'lobby.unreachable')).toBeVisible({ timeout: 500 }));
    await goOffline(context);
    await expect(message(page, 'lobby.offline')).toBeVisible();
    line.mend();
    await goOnline(context);
    await expect(message(page, 'lobby.offline')).toHaveCount(0);
    await expect(message(page, 'lobby.unreachable')).toHaveCount(0);
  });
}

test('on a first visit the network that answers by itself is named', async ({ page, line }) => {
  line.reply(/prod-api-2/, PORTALS['a page of its own']);
  await page.goto(line.url);
  await expect(message(page, 'app.lineForeign')).toBeVisible();
  line.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(firstTile(page)).toBeVisible();
});

test('what a network that answers by itself has kept away comes once it lets the player through', async ({
  page,
  request,
  line,
}) => {
  await signIn(page, await newPlayer(request), line.url);
  await offlineReady(page);
  line.reply(/prod-api-2/, PORTALS['a page of its own']);
  await openMore(page);
  await expect(page.getByRole('status').getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  line.mend();
  await lookAgain(page, () => expect(page.getByText('This device')).toBeVisible({ timeout: 500 }));
});

test('what was not there without a line comes by itself once it is back, each thing asked for once', async ({
  page,
  context,
  request,
  line,
}) => {
  await signIn(page, await newPlayer(request), line.url);
  await offlineReady(page);
  await goOffline(context);
  await openMore(page);
  await expect(page.getByRole('status').getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  line.seen.length = 0;
  await goOnline(context);
  await expect(page.getByText('This device')).toBeVisible();
  const calls = line.seen.filter((call) => call.startsWith('POST')).map((call) => call.replace(/.*\//, ''));
  for (const call of ['signedInPlaces', 'getAfterLoginInfoWeb']) {
    expect(calls.filter((one) => one === call).length, call).toBeLessThanOrEqual(1);
  }
});

test('a connection that takes every request and answers none is told of after a reload, with the age of everything', async ({
  page,
  request,
  line,
}) => {
  await signIn(page, await newPlayer(request), line.url);
  await offlineReady(page);
  line.state = 'dead';
  await page.reload();
  await expect(message(page, 'lobby.unreachable')).toBeVisible();
  await expect(page.locator('.purse small')).toHaveText(/\d/);
  await expect(page.getByRole('link', { name: /^Deposit Deposits/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: /^Open the menu/ }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(message(page, 'lobby.moneyWaits')).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Deposit' })).toHaveAttribute('aria-disabled', 'true');
  line.mend();
  await expect(menu.getByRole('link', { name: 'Deposit' })).toBeVisible({ timeout: 20_000 });
  await expect(message(page, 'lobby.unreachable')).toHaveCount(0);
});
