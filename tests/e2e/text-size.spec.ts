import { expect, test } from '../kit/lobby-test.ts';
import { main, openLobby } from '../kit/pages.ts';

/** Half as large again as browsers come. */
const READERS_SIZE = '--blink-settings=defaultFontSize=24';

test.use({
  serviceWorkers: 'block',
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), READERS_SIZE] });
  },
});

test('texts follow the size that the reader has set, boxes the screen, and nothing sticks out', async ({ page }) => {
  await openLobby(page);
  const heading = page.getByRole('heading', { name: 'Hot games' });
  const inherited = await main(page).evaluate((area) => getComputedStyle(area).fontSize);
  const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect([root, inherited]).toEqual(['36px', '21px']);
  expect(parseFloat(await heading.evaluate((one) => getComputedStyle(one).fontSize))).toBeGreaterThan(21);
  expect(await main(page).evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0);
});
