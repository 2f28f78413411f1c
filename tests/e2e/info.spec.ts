import { withConfig } from '../kit/config-reply.ts';
import { offlineReady } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline } from '../kit/network.ts';
import { message, openLobby } from '../kit/pages.ts';
import { beSignedIn } from '../kit/signed-in.ts';

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[ROUTE-05] about says what this is, under which rules, and which version', async ({ page }) => {
    await page.goto('/about');
    await expect(page).toHaveURL(/\/about$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'About Perya' })).toBeVisible();
    await expect(main).toContainText(/Version 1\.0\.28 · Build [\w-]{8}/);
    await expect(main.getByRole('heading', { name: 'License' })).toBeVisible();
    await expect(main.getByRole('img', { name: '21+' })).toBeVisible();
    await expect(main).toContainText('aged 21 and over');
    await main.getByRole('link', { name: 'Terms of use' }).click();
    await expect(page).toHaveURL(/\/terms-of-use$/);
  });

  test('[ROUTE-07] the Android package is offered with what brought the visitor', async ({ page, context }) => {
    await withConfig(context, (config) => {
      config['h5'] = { downloadType: 2, downloadUrl: 'https://download.example.com/perya.apk?v=2', url: [] };
    });
    await page.goto('/apkdownload?pid=partner7');
    await expect(page).toHaveURL(/\/apkdownload/);
    await expect(page.getByRole('heading', { level: 1, name: 'Android app' })).toBeVisible();
    const link = page.getByRole('link', { name: 'Download for Android' });
    await expect(link).toHaveAttribute('href', 'https://download.example.com/perya.apk?v=2&pid=partner7');
    await expect(page.getByRole('listitem')).toHaveText([
      /^Download the file/,
      /^Allow unknown sources/,
      /^Finish installing/,
    ]);
  });

  test('[ROUTE-07] the screen says so when there is no package, or its address is no safe one', async ({
    page,
    context,
  }) => {
    for (const downloadUrl of ['', 'javascript:alert(1)']) {
      const end = await withConfig(context, (config) => (config['h5'] = { downloadType: 0, downloadUrl, url: [] }));
      await page.goto('/apkdownload');
      await expect(message(page, 'apk.none'), downloadUrl).toBeVisible();
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
      await end();
    }
  });

  test('who can help is listed, and opens in a window of its own', async ({ page }) => {
    await page.goto('/service');
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveText([/^Live chat/, /^Help desk/]);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  test('[ROUTE-08] the self-test finds what is wrong, and support can be told', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await beSignedIn(context, { account: 'maria-secret', mobile: '9170000002' });
    await page.goto('/test');
    await expect(page.getByRole('heading', { level: 1, name: 'Self-test' })).toBeVisible();
    await expect(message(page, 'test.failing')).toContainText('Service worker');
    await page.getByRole('button', { name: 'Copy for support' }).click();
    await expect(page.getByRole('status').getByText('Copy Success.', { exact: true })).toBeVisible();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toMatch(/^Network: online$/m);
    expect(report).toMatch(/^Server: answered in \d+ ms$/m);
    expect(report).toMatch(/^Service worker: .+ \(Fails\)$/m);
    expect(report).toMatch(/^Version: 1\.0\.28, build [\w-]{8}$/m);
    expect(report).not.toMatch(/secret|9170000002|a-token-for-tests/);
  });
});

test('[ROUTE-08] on a device that is well the self-test finds nothing, and without a line what is missing', async ({
  page,
  context,
}) => {
  await beSignedIn(context);
  await openLobby(page);
  await offlineReady(page);
  await page.goto('/test');
  await expect(message(page, 'test.allWell')).toBeVisible();
  await goOffline(context);
  await page.getByRole('button', { name: 'Test again' }).click();
  await expect(message(page, 'test.failing')).toHaveText('Needs a look: Network, Server.');
});
