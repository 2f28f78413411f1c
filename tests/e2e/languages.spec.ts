import type { Locator, Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { offlineReady } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline } from '../kit/network.ts';
import { openLobby, reload } from '../kit/pages.ts';
import { beSignedIn } from '../kit/signed-in.ts';

/** The words are what is tapped; the radio itself lies under them. The tap waits until nothing moves any more. */
async function choose(where: Page | Locator, name: string): Promise<void> {
  await where.locator('label').filter({ hasText: name }).click();
}

test('a guest reads Filipino with one tap, after a reload and off line as well', async ({ page, context }) => {
  await openLobby(page);
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await choose(page, 'Filipino');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await expect(page.getByText('Nakakaadik ang pagsusugal. Alamin kung kailan titigil.')).toBeAttached();
  expect(await breaches(page)).toEqual([]);
  await offlineReady(page);
  await goOffline(context);
  await reload(page);
  await expect(page.getByText('Nakakaadik ang pagsusugal. Alamin kung kailan titigil.')).toBeAttached();
  await choose(page, 'English');
  await expect(page.getByText('Gambling can be addictive. Know when to stop.')).toBeAttached();
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a player switches in the menu, which stays open in the new language', async ({ page, context }) => {
    await beSignedIn(context);
    await openLobby(page);
    await page.getByRole('button', { name: /^Open the menu/ }).click();
    const menu = page.getByRole('dialog');
    await choose(menu, 'Filipino');
    await expect(menu.getByRole('group', { name: 'Wika' })).toBeVisible();
  });

  test('English is what everybody begins with, and no other language comes with the visit’s last piece', async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openLobby(page);
    await expect.poll(() => loaded.some((url) => url.includes('/assets/app-'))).toBe(true);
    expect(loaded.filter((url) => url.includes('filipino'))).toEqual([]);
  });

  test('a lobby that does not load says so in the language that was chosen, although its file is late too', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      if (self.origin !== 'null') localStorage.setItem('language', 'fil-PH');
    });
    await context.route(/\/assets\/filipino/, () => undefined);
    await context.route(/\/appConfig$/, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Hindi nabuksan ang lobby' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Subukan ulit' })).toBeVisible();
    expect(await breaches(page)).toEqual([]);
  });
});
