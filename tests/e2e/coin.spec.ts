import type { BrowserContext, Page } from '@playwright/test';
import { latePaths } from '../../src/ui/icon/late-paths.ts';
import { iconPaths } from '../../src/ui/icon/paths.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { openLobby } from '../kit/pages.ts';
import { beSignedIn } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

const coin = (page: Page) => page.locator('.purse-coin path');

test('[IMG-06] the coin beside the balance is the peso’s', async ({ page, context }) => {
  await beSignedIn(context, { coin: 128_450 });
  await openLobby(page);
  await expect(coin(page)).toHaveAttribute('d', iconPaths.coinPeso);
});

for (const [region, drawing] of [
  ['mo', latePaths.coinLotus],
  ['intl', latePaths.coinSun],
] as const) {
  test(`[IMG-06] an operator for the region ${region} has its coin`, async ({ page, context }) => {
    await comeFrom(context, region);
    await beSignedIn(context, { coin: 128_450 });
    await openLobby(page);
    await expect(coin(page)).toHaveAttribute('d', drawing);
  });
}

/** The document as a server writes it that was started for this region. */
async function comeFrom(context: BrowserContext, clientReferrer: string): Promise<void> {
  await context.route(/\/(lobby\/home)?$/, async (route) => {
    const reply = await route.fetch();
    const html = (await reply.text()).replace(
      /(id="settings"[^>]*>)[^<]*/,
      (_whole, tag: string) => tag + JSON.stringify({ clientReferrer }),
    );
    await route.fulfill({ response: reply, body: html });
  });
}
