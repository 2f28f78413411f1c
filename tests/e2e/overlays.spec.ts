import { visit } from '../kit/addresses.ts';
import { withConfig } from '../kit/config-reply.ts';
import { storedFact } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { dialog, inGreenMode, offerInstall, overlaysAreThere, titled } from '../kit/overlays.ts';
import { closeSheet, firstTile, message, openLobby, reload } from '../kit/pages.ts';
import { beSignedIn, heartbeatSays } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

test.describe('the age notice', () => {
  test('[OVER-11, OVER-12, OVER-13, OVER-14, OVER-15, OVER-16, OVER-17, GEN-01, GEN-02] says who may not play, until it is accepted', async ({
    page,
    context,
  }) => {
    await inGreenMode(context);
    await openLobby(page);
    const notice = titled(page, 'IMPORTANT NOTICE');
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('listitem')).toHaveText([
      /government officials.*operating the government/i,
      /armed forces.*national police/i,
      /under 21/i,
      /restricted-persons database/i,
      /gaming employment licence.*staff and affiliates of providers/i,
      /open or public place/i,
    ]);
    await expect(message(page, 'age.forfeit')).toContainText(/forfeited to the Government/);
    await expect(message(page, 'age.topUp')).toContainText(/free bonuses.*at least one valid top-up/);
    await expect(notice.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/terms-of-use');
    await expect(notice.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(await notice.evaluate((one) => getComputedStyle(one).zIndex)).toBe('3001');

    await test.step('nothing else takes it away', async () => {
      for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
      await page.mouse.click(180, 20);
      await closeSheet(page);
      await expect(page).toHaveURL(/\/lobby\/home$/);
      await expect(notice).toBeVisible();
      await reload(page);
      await expect(notice).toBeVisible();
    });
    await test.step('what is accepted stays accepted', async () => {
      await notice.getByRole('button', { name: 'Accept' }).click();
      await expect(dialog(page)).toHaveCount(0);
      expect(await storedFact(page, 'agePopup')).not.toBeNull();
      await reload(page);
      await overlaysAreThere(page);
      await expect(dialog(page)).toHaveCount(0);
    });
  });

  test('[OVER-12] waits while the terms are read, and comes back with the lobby', async ({ page, context }) => {
    await inGreenMode(context);
    await openLobby(page);
    await titled(page, 'IMPORTANT NOTICE').getByRole('link', { name: 'terms of use' }).click();
    await expect(page).toHaveURL(/\/terms-of-use$/);
    await expect(page.getByRole('heading', { name: 'Terms of use' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/lobby\/home$/);
    await expect(titled(page, 'IMPORTANT NOTICE')).toBeVisible();
    await visit(page, '/privacy-policy');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('[OVER-12] is not shown in another mode, nor in maintenance', async ({ page, context }) => {
    await openLobby(page);
    await overlaysAreThere(page);
    await expect(dialog(page)).toHaveCount(0);
    await withConfig(context, (config) => {
      config.mode = 'green';
      config.maintenance = { status: 1, content: '' };
    });
    await page.goto('/');
    await expect(message(page, 'system.maintenance')).toBeVisible();
    await overlaysAreThere(page);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('the update that a recharge asks for', () => {
  test('[OVER-18, OVER-19, OVER-20, OVER-21, OVER-22, OVER-23]', async ({ page, context }) => {
    await withConfig(context, (config) => {
      config['h5'] = { downloadType: 2, downloadUrl: 'https://download.example.com/perya.apk', url: [] };
    });
    await beSignedIn(context, { rechargeUpdate: true });
    await openLobby(page, '/?pid=partner7&gclid=abc');
    const prompt = titled(page, 'Your account received a recharge');
    await expect(prompt).toContainText('Download the Android app and get an extra ₱20 bonus.');
    const download = prompt.getByRole('link', { name: 'Download the app' });
    const url = new URL((await download.getAttribute('href')) ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({ pid: 'partner7', gclid: 'abc' });
    expect(url.origin + url.pathname).toBe('https://download.example.com/perya.apk');
    await expect(download).toHaveAttribute('target', '_blank');
    await expect(prompt.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      'https://chat.example.com/licence/12345678',
    );
    await expect(prompt.getByRole('listitem')).toHaveText([
      /^Download the file/,
      /^Allow unknown sources/,
      /^Finish installing/,
    ]);
    await expect(prompt).toContainText('This app is certified safe.');
    await page.mouse.click(180, 10);
    await expect(prompt).toBeVisible();
    await prompt.getByRole('button', { name: 'Not now' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await visit(page, '/lobby/notice');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('[OVER-18] is not shown without the flag', async ({ page, context }) => {
    await beSignedIn(context, { rechargeUpdate: false });
    await openLobby(page);
    await overlaysAreThere(page);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('[OVER-24] help opens over the screen and lists who can be reached', async ({ page, context }) => {
  await withConfig(context, (config) => (config.maintenance = { status: 1, content: '' }));
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Customer service' });
  await button.click();
  const help = titled(page, 'Customer service');
  await expect(help.getByRole('link')).toHaveText([/^Live chat/, /^Help desk/]);
  await expect(help.getByRole('link').first()).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('[OVER-25] of all that are due one stands over the screen at a time', async ({ page, context }) => {
  await withConfig(context, (config) => {
    config.mode = 'green';
    config['appNoticeConfigList'] = [{ id: 507, isH5Pop: 1, sort: 1, title: 'News', clickType: '', clickAction: '' }];
  });
  await beSignedIn(context, { rechargeUpdate: true });
  await heartbeatSays(context, { gamingDurationLimit: true });
  await openLobby(page);
  await offerInstall(page);
  const steps = [
    ['Tips', 'OK'],
    ['IMPORTANT NOTICE', 'Accept'],
    ['Your account received a recharge', 'Not now'],
    ['Add Perya to your home screen', 'Cancel'],
  ] as const;
  for (const [title, way] of steps) {
    await expect(titled(page, title)).toBeVisible();
    await expect(dialog(page)).toHaveCount(1);
    await titled(page, title).getByRole('button', { name: way }).click();
  }
  await expect(dialog(page)).toHaveCount(0);
  await firstTile(page).getByRole('button').first().click({ trial: true });
});
