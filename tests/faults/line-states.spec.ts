/** Off line, a server that is silent, a network that answers by itself, and the way back: each is said as what it is. */
import type { Locator, Page } from '@playwright/test';
import { offlineReady } from '../kit/device.ts';
import { soon } from '../kit/held-time.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { newPlayer } from '../kit/new-player.ts';
import { firstTile, message, openLobby, reload, tryAgain } from '../kit/pages.ts';
import { balance, openMore, signIn } from '../kit/sign-in.ts';

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
  }).toPass();
}

test('[SW-17] a network that answers by itself, however it does, is told apart from a silent server, and from none', async ({
  page,
  context,
  line,
}) => {
  const [portal, unreachable, offline] = ['lobby.portal', 'lobby.unreachable', 'lobby.offline'].map((key) =>
    message(page, key),
  ) as [Locator, Locator, Locator];
  await openLobby(page, line.url);
  await offlineReady(page);
  for (const [how, answer] of Object.entries(PORTALS)) {
    await test.step(`it answers with ${how}`, async () => {
      line.reply(/prod-api-2/, answer);
      await lookAgain(page, () => expect(portal, how).toBeVisible({ timeout: 500 }));
      await expect(firstTile(page)).toBeVisible();
      line.mend();
      await lookAgain(page, () => expect(portal, how).toHaveCount(0, { timeout: 500 }));
    });
  }
  await test.step('a server that fails', async () => {
    line.reply(/prod-api-2/, { status: 503, body: '{}' });
    await lookAgain(page, () => expect(unreachable).toBeVisible({ timeout: 500 }));
  });
  await test.step('no network, and the way back', async () => {
    await goOffline(context);
    await expect(offline).toBeVisible();
    line.mend();
    await goOnline(context);
    await expect(offline).toHaveCount(0);
    await expect(unreachable).toHaveCount(0);
  });
});

test('on a first visit the network that answers by itself is named', async ({ page, line }) => {
  line.reply(/prod-api-2/, PORTALS['a page of its own']);
  await page.goto(line.url);
  await expect(message(page, 'app.lineForeign')).toBeVisible();
  line.mend();
  await tryAgain(page);
  await expect(firstTile(page)).toBeVisible();
});

test('what a portal, no network and a dead connection have kept away from a player comes once they are over', async ({
  page,
  context,
  request,
  line,
}) => {
  const again = page.getByRole('status').getByRole('button', { name: 'Try again' }).first();
  const places = page.getByText('This device');
  await signIn(page, await newPlayer(request), line.url);
  await offlineReady(page);
  await test.step('a network that answers by itself', async () => {
    line.reply(/prod-api-2/, PORTALS['a page of its own']);
    await openMore(page);
    await expect(again).toBeVisible();
    line.mend();
    await lookAgain(page, () => expect(places).toBeVisible({ timeout: 500 }));
  });
  await page.goto(line.url);
  await expect(balance(page)).toBeVisible();
  await test.step('no network; once it is back each thing is asked for once', async () => {
    await goOffline(context);
    await openMore(page);
    await expect(again).toBeVisible();
    line.seen.length = 0;
    await goOnline(context);
    await expect(places).toBeVisible();
    const calls = line.seen.filter((call) => call.startsWith('POST')).map((call) => call.replace(/.*\//, ''));
    for (const call of ['signedInPlaces', 'getAfterLoginInfoWeb']) {
      expect(calls.filter((one) => one === call).length, call).toBeLessThanOrEqual(1);
    }
  });
  await page.goto(line.url);
  await expect(balance(page)).toBeVisible();
  await test.step('a connection that answers nothing is told of after a reload, with the age of everything', async () => {
    line.state = 'dead';
    await page.clock.install();
    await reload(page);
    await soon(page, () => message(page, 'lobby.unreachable').count()).toBe(1);
    await expect(page.locator('.purse small')).toHaveText(/\d/);
    await expect(page.getByRole('link', { name: /^Deposit Deposits/ })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: /^Open the menu/ }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(message(page, 'lobby.moneyWaits')).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Deposit' })).toHaveAttribute('aria-disabled', 'true');
    line.mend();
    await soon(page, () => menu.getByRole('link', { name: 'Deposit' }).count()).toBe(1);
    await expect(message(page, 'lobby.unreachable')).toHaveCount(0);
  });
});
