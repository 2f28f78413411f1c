import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { listCalls } from '../kit/network.ts';
import { hotGames, main, openLobby, scrollTo, tile } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

/** What home shows to whom is proven beside its screen, in `src/features/lobby/screens/home-panels.client.test.tsx`. */
test('[HOME-20, HOME-22] a game under maintenance does not start by a tap; all hot games are shown when asked, and fewer again', async ({
  page,
  context,
}) => {
  await withConfig(context, (config) => {
    const byId = config.appGameList.toSorted((one, other) => one.id - other.id);
    for (const [at, game] of byId.entries()) {
      Object.assign(game, {
        hot: at < 40 ? 1 : 0,
        hotSort: at,
        showType: 0,
        maintain: 0,
        params: { brandMaintain: 0 },
      });
    }
    const [own, brands] = byId;
    Object.assign(own ?? {}, { maintain: 1 });
    Object.assign(brands ?? {}, { params: { brandMaintain: 1 } });
  });
  const calls = listCalls(page);
  await openLobby(page);
  const found = hotGames(page).getByRole('listitem');
  for (const closed of [found.nth(0), found.nth(1)]) {
    await expect(closed.getByText('Under maintenance')).toBeVisible();
    await expect(closed.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
    const box = await closed.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 50, (box?.y ?? 0) + 80);
    await expect(page).toHaveURL(/\/lobby\/home$/);
  }
  await test.step('all hot games, and fewer again', async () => {
    await page.getByRole('button', { name: 'See all 40' }).click();
    await expect(tile(page, 1040)).toHaveCount(0);
    await expect(async () => {
      await main(page).evaluate((area) => area.scrollBy(0, 200));
      await expect(tile(page, 1040)).toBeInViewport({ timeout: 100 });
    }).toPass();
    await scrollTo(page, 0);
    await page.getByRole('button', { name: 'Show fewer' }).click();
    await expect(found).toHaveCount(18);
  });
  // The open one does lead away, so the taps above would have been seen.
  await expect(found.nth(2).getByText('Under maintenance')).toHaveCount(0);
  await found.nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/login$/);
  expect(calls.filter((call) => call.url().includes('startGame'))).toEqual([]);
});
