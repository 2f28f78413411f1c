import type { BrowserContext, Page } from '@playwright/test';
import { OPEN_ADDRESSES } from '../kit/address-lists.ts';
import { walkTo } from '../kit/addresses.ts';
import { breaches } from '../kit/axe.ts';
import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { acceptAge, dialog, offerInstall, overlaysAreThere } from '../kit/overlays.ts';
import { message, openLobby, reload } from '../kit/pages.ts';
import { NEWS, partShownAt } from '../kit/shown-screen.ts';
import { beSignedIn, heartbeatSays } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

/** Addresses under one pattern show one screen. */
const SCREENS = OPEN_ADDRESSES.filter((address) => !address.startsWith('/rule/') || address === '/rule/points');
const SAMSUNG =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const NOTICE = { id: 601, isH5Pop: 1, sort: 1, title: 'News', content: 'Read this.', imgUrl2: 'banner/welcome.png' };

async function expectNoBreach(page: Page): Promise<void> {
  await expect(dialog(page)).toBeVisible();
  expect(await breaches(page)).toEqual([]);
}

for (const mode of ['other', 'green']) {
  test.describe(`no rule of accessibility is broken in mode ${mode}`, () => {
    const inMode = (context: BrowserContext, more: Parameters<typeof withConfig>[1] = () => undefined) =>
      withConfig(context, (config) => {
        config.mode = mode;
        more(config);
      });

    test('on the screens that are open to anybody, on the terms over a form, and on the offer to install', async ({
      page,
      context,
    }) => {
      await inMode(context, (config) => {
        config['appNoticeConfigList'] = [NEWS];
        config['h5'] = { downloadType: 2, downloadUrl: 'https://download.example.com/perya.apk', url: [] };
      });
      await acceptAge(context);
      for (const address of SCREENS) {
        if (address === SCREENS[0]) await page.goto(address);
        else await walkTo(page, address);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').locator(partShownAt(address)).first(), address).toBeVisible();
        expect(await breaches(page), address).toEqual([]);
      }
      await walkTo(page, '/register');
      await page.getByRole('button', { name: /terms and privacy/i }).click();
      await expectNoBreach(page);
      await openLobby(page);
      await overlaysAreThere(page);
      await offerInstall(page);
      await expectNoBreach(page);
    });

    test('under maintenance, and with help over it', async ({ page, context }) => {
      await inMode(context, (config) => (config.maintenance = { status: 1, content: 'Back at noon.' }));
      await page.goto('/');
      await expect(message(page, 'system.maintenance')).toBeVisible();
      expect(await breaches(page)).toEqual([]);
      await page.getByRole('button', { name: 'Customer service' }).click();
      await expect(dialog(page).getByRole('link')).toHaveCount(2);
      await expectNoBreach(page);
    });

    test('on the self-test', async ({ page, context }) => {
      await inMode(context);
      await acceptAge(context);
      await beSignedIn(context);
      await page.goto('/test');
      await expect(message(page, 'test.failing')).toBeVisible();
      expect(await breaches(page)).toEqual([]);
    });

    test('on the update that a recharge asks for, and on what a heartbeat says', async ({ page, context }) => {
      await inMode(context);
      await acceptAge(context);
      await beSignedIn(context, { rechargeUpdate: true });
      await openLobby(page);
      await expectNoBreach(page);
      await heartbeatSays(context, { gamingDurationLimit: true });
      await reload(page);
      await expect(message(page, 'heartbeat.rest')).toBeVisible();
      await expectNoBreach(page);
    });

    for (const [name, userAgent] of Object.entries({ 'an iPhone': IPHONE, 'another browser': SAMSUNG })) {
      test.describe(() => {
        test.use({ userAgent });

        test(`on the tip for ${name}`, async ({ page, context }) => {
          await inMode(context);
          await acceptAge(context);
          await openLobby(page);
          await expectNoBreach(page);
        });
      });
    }
  });
}

test('no rule is broken on the age notice', async ({ page, context }) => {
  await withConfig(context, (config) => (config.mode = 'green'));
  await openLobby(page);
  await expectNoBreach(page);
});

test('no rule is broken on the notice that home opens with', async ({ page, context }) => {
  await withConfig(context, (config) => (config['appNoticeConfigList'] = [NOTICE]));
  await openLobby(page);
  await expectNoBreach(page);
});
