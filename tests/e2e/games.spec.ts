import { withConfig } from '../kit/config-reply.ts';
import { offlineReady, readTable } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { listCalls } from '../kit/network.ts';
import { hotGames, idsOf, openLobby, reload, tile } from '../kit/pages.ts';

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[GAME-12, GAME-13, GAME-14] games, types and pictures are shown as the operator has them', async ({
    page,
    context,
  }) => {
    await withConfig(context, (config) => {
      for (const game of config.appGameList) game.hot = 0;
      const [a, b, c, d, e] = config.appGameList;
      Object.assign(a ?? {}, { hot: 1, showType: 0, hotSort: 30, version: '7.1' });
      Object.assign(b ?? {}, { hot: 1, showType: 1, hotSort: 1 });
      Object.assign(c ?? {}, { hot: 1, showType: 0, hotSort: 10 });
      Object.assign(d ?? {}, { hot: 0, showType: 0, hotSort: 2 });
      Object.assign(e ?? {}, { hot: 1, showType: 0, hotSort: 20 });
      config.gameResourceUrl = '/cdn';
      config.appGameTypeList = [
        { id: 1, name: 'Third', status: 1, sort: 9 },
        { id: 2, name: 'Hidden', status: 0, sort: 1 },
        { id: 3, name: 'First', status: 1, sort: 2 },
        { id: 4, name: 'Second', status: 1, sort: 5 },
      ];
    });
    await openLobby(page);
    await test.step('hot games are the shown ones with the mark, by their own order', async () => {
      expect(await idsOf(hotGames(page).getByRole('listitem'))).toEqual([1003, 1005, 1001]);
    });
    await test.step('types are shown when they are active, by their order', async () => {
      const tabs = page.getByRole('tablist', { name: 'Game categories' }).getByRole('tab');
      await expect(tabs).toHaveText(['Home', 'Collect', 'First', 'Second', 'Third']);
    });
    await test.step('a picture lies under the resource root and carries its version', async () => {
      const source = await tile(page, 1001).locator('img').getAttribute('src');
      expect(source).toMatch(/^\/cdn\/gameIconV2\/1001\.png\?v=7\.1(&|$)/);
    });
  });

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
      await expect.poll(async () => (await readTable(page, 'games')).length).toBe(30);
    });
  });
}
