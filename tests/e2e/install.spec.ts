import { expect, test } from '../kit/lobby-test.ts';
import { dialog, titled } from '../kit/overlays.ts';
import { openLobby } from '../kit/pages.ts';

test.use({
  serviceWorkers: 'block',
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
});

/** When each tip is shown, and to whom, is proven in `src/app/install-tips.client.test.tsx`. */
test('[OVER-03] a browser that cannot install the app gets the address into its clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLobby(page);
  const popup = titled(page, 'Open in Chrome');
  await popup.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').getByText('Copy Success.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});
