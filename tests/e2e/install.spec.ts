import type { Locator, Page } from '@playwright/test';
import { visit } from '../kit/addresses.ts';
import { storedFact } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { dialog, offerInstall, overlaysAreThere, titled } from '../kit/overlays.ts';
import { openLobby, reload } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

const HOUR_MS = 3_600_000;
const SAMSUNG =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test.describe('the offer to install', () => {
  const tip = (page: Page): Locator => titled(page, 'Add Perya to your home screen');

  test('[OVER-01, OVER-07] has Cancel and Continue, and Continue asks the browser', async ({ page }) => {
    await openLobby(page);
    expect(await offerInstall(page)).toBe(true);
    await expect(tip(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
    await tip(page).getByRole('button', { name: 'Continue' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'wasPrompted' in window)).toBe(true);
  });

  test('[OVER-05, OVER-07, OVER-08] is made once in 24 hours', async ({ page }) => {
    await openLobby(page);
    await offerInstall(page);
    const before = Date.now();
    await tip(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(Number(await storedFact(page, 'addToDesktopTipAt'))).toBeGreaterThanOrEqual(before);
    for (const [hours, isShown] of [
      [23, false],
      [25, true],
    ] as const) {
      await page.evaluate((at) => localStorage.setItem('addToDesktopTipAt', String(at)), Date.now() - hours * HOUR_MS);
      await reload(page);
      await overlaysAreThere(page);
      await offerInstall(page);
      await expect(tip(page)).toHaveCount(isShown ? 1 : 0);
    }
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(dialog(page)).toHaveCount(0);
  });

  test('[OVER-06] is not made to somebody who came from the home screen', async ({ page }) => {
    await openLobby(page, '/?entry=pwa');
    await overlaysAreThere(page);
    await offerInstall(page);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('waits until a form is left', async ({ page }) => {
    await page.goto('/about');
    await offerInstall(page);
    await overlaysAreThere(page);
    await expect(dialog(page)).toHaveCount(0);
    await visit(page, '/lobby/home');
    await expect(tip(page)).toBeVisible();
  });
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('[OVER-09, OVER-10] the guide is shown once', async ({ page }) => {
    await openLobby(page);
    await expect(dialog(page).getByRole('listitem')).toHaveText([/Share/, /Add to Home Screen/, /Add/]);
    await dialog(page).getByRole('button', { name: 'Got it' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await storedFact(page, 'iosTipDone')).not.toBeNull();
    await reload(page);
    await overlaysAreThere(page);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('[OVER-09] the guide is not shown to an installed app', async ({ page, context }) => {
    await context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await openLobby(page);
    await overlaysAreThere(page);
    await expect(dialog(page)).toHaveCount(0);
  });
});

for (const [name, userAgent] of Object.entries({ 'Samsung Internet': SAMSUNG, Firefox: FIREFOX })) {
  test.describe(`in ${name} on a phone`, () => {
    test.use({ userAgent });

    test('[OVER-02, OVER-03, OVER-04] the way to Chrome is shown until it is not wanted', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openLobby(page);
      const popup = titled(page, 'Open in Chrome');
      await expect(popup.getByRole('button', { name: 'Open Chrome' })).toBeVisible();
      const address = popup.getByRole('textbox');
      await expect(address).toHaveValue(page.url());
      await expect(address).toHaveAttribute('readonly');
      await popup.getByRole('button', { name: 'Copy' }).click();
      await expect(page.getByRole('status').getByText('Copy Success.', { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await reload(page);
      await popup.getByRole('button', { name: 'Don’t show again' }).click();
      expect(await storedFact(page, 'noChromeTip')).not.toBeNull();
      await reload(page);
      await overlaysAreThere(page);
      await expect(dialog(page)).toHaveCount(0);
    });
  });
}

test.describe('where the clipboard is forbidden', () => {
  test.use({ userAgent: SAMSUNG });

  test('[OVER-03] the player is told', async ({ page, context }) => {
    await context.addInitScript(() => {
      const refuse = (): Promise<never> => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    });
    await openLobby(page);
    await dialog(page).getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('status').getByText('Copy Fail.', { exact: true })).toBeVisible();
  });
});
