import { withConfig } from '../kit/config-reply.ts';
import { keptGames, offlineReady } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { listCalls } from '../kit/network.ts';
import { openLobby, reload, tile } from '../kit/pages.ts';

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[GAME-16] the list of games comes with the configuration, by no call of its own', async ({ page }) => {
    const calls = listCalls(page);
    await openLobby(page);
    await page.getByRole('tab', { name: 'Slots', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Slots games' })).toBeVisible();
    const paths = calls.map((call) => new URL(call.url()).pathname);
    expect(paths[0]).toBe('/prod-api-2/app/v1/anonymous/appConfig');
    expect(paths.filter((path) => /game/i.test(path))).toEqual([]);
  });
});

for (const serviceWorkers of ['allow', 'block'] as const) {
  test.describe(`with service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test('[GAME-17] another version replaces the list, the same one keeps it', async ({ page, context }) => {
      const settled = async (): Promise<void> => {
        if (serviceWorkers === 'allow') await offlineReady(page);
        else await expect.poll(() => page.evaluate(() => localStorage.getItem('gameListVersion'))).not.toBeNull();
      };
      const stopFirst = await withConfig(context, (config) => {
        config.gameListVersion = 'v1';
        Object.assign(config.appGameList[0] ?? {}, { name: 'First Edition', hot: 1, hotSort: -9, showType: 0 });
      });
      await openLobby(page);
      await settled();
      await expect(tile(page, 1001)).toContainText('First Edition');
      await stopFirst();

      // The same version and an empty list: what is stored stays.
      const stopEmpty = await withConfig(context, (config) => {
        config.gameListVersion = 'v1';
        config.appGameList = [];
        config.userRegisterCoin = 4_200;
      });
      await reload(page);
      await expect(page.getByRole('link', { name: 'Register' })).toContainText('42.00');
      await expect(tile(page, 1001)).toContainText('First Edition');
      await stopEmpty();

      await withConfig(context, (config) => {
        config.gameListVersion = 'v2';
        config.appGameList = config.appGameList.slice(0, 30);
        Object.assign(config.appGameList[0] ?? {}, { name: 'Second Edition', hot: 1, hotSort: -9, showType: 0 });
      });
      await reload(page);
      await expect(tile(page, 1001)).toContainText('Second Edition');
      await expect.poll(async () => (await keptGames(page)).length).toBe(30);
    });
  });
}
