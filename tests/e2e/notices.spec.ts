import type { BrowserContext } from '@playwright/test';
import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { acceptAge, dialog, overlaysAreThere, titled } from '../kit/overlays.ts';
import { closeSheet, openLobby } from '../kit/pages.ts';
import { beSignedIn } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

test.describe('the notice that home opens with', () => {
  const aNotice = { isH5Pop: 1, imgUrl2: 'banner/welcome.png', title: 'News', content: 'Read this.', sort: 1 };

  const withNotices = (context: BrowserContext, notices: object[]) =>
    withConfig(context, (config) => (config['appNoticeConfigList'] = notices));

  test('[HOME-30, HOME-31, ACT-07] is shown until it is closed, and leads where it says', async ({ page, context }) => {
    await withNotices(context, [
      { ...aNotice, id: 502, sort: 2, title: 'Second', clickType: '', clickAction: '' },
      { ...aNotice, id: 501, sort: 1, title: 'First', clickType: '', clickAction: '' },
      { ...aNotice, id: 503, sort: 0, title: 'Never', isH5Pop: 0 },
    ]);
    await openLobby(page);
    await titled(page, 'First').getByRole('link', { name: 'See more' }).click();
    await expect(page).toHaveURL(/\/notice\/detail\/501$/);
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/lobby\/home$/);
    await page.getByRole('tab', { name: 'Slots', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await page.goto('/lobby/home');
    await expect(titled(page, 'First')).toBeVisible();
  });

  test('[HOME-30] leads out of the app in a window of its own', async ({ page, context }) => {
    await withNotices(context, [{ ...aNotice, id: 502, clickType: 'url', clickAction: 'https://example.org/out' }]);
    await openLobby(page);
    const more = titled(page, 'News').getByRole('link', { name: 'See more' });
    await expect(more).toHaveAttribute('href', 'https://example.org/out');
    await expect(more).toHaveAttribute('target', '_blank');
    await expect(more).toHaveAttribute('rel', /noopener/);
    await closeSheet(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/lobby\/home$/);
  });

  test('[HOME-30, ACT-06] an activity is offered to those it is on for', async ({ page, context }) => {
    await withNotices(context, [
      { ...aNotice, id: 504, title: 'Agents', clickType: 'activity', clickAction: '41' },
      { ...aNotice, id: 505, title: 'Packs', clickType: 'activity', clickAction: '39' },
    ]);
    await beSignedIn(context, { activityIds: { activityIds: [39], activityMap: {} } });
    await openLobby(page);
    await titled(page, 'Packs').getByRole('link', { name: 'See more' }).click();
    await expect(page).toHaveURL(/\/activity\/firstCharge$/);
  });

  test('[HOME-23] is hidden in green mode', async ({ page, context }) => {
    await acceptAge(context);
    await withConfig(context, (config) => {
      config.mode = 'green';
      config['appNoticeConfigList'] = [{ ...aNotice, id: 506 }];
    });
    await openLobby(page);
    await overlaysAreThere(page);
    await expect(dialog(page)).toHaveCount(0);
  });
});
