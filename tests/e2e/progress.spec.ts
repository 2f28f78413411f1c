import { expect, test } from '../kit/lobby-test.ts';
import { overlaysAreThere } from '../kit/overlays.ts';
import { openLobby } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

interface Bar {
  name: string | null;
  share: number;
  durationMs: unknown;
}

test('[SHELL-08] a bar starts at three tenths, and is full and gone about a second later', async ({ page }) => {
  await openLobby(page);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // What draws it comes after the first screen, and its style a moment before that; a tap that is faster has no bar.
  await overlaysAreThere(page);
  // Looked at by the page itself in the moment it comes: it may be gone before a test that asks is answered.
  const seen = await page.evaluateHandle(() => {
    const bars: Bar[] = [];
    new MutationObserver((_changes, observer) => {
      const bar = document.querySelector('[role=progressbar]');
      if (!bar) return;
      observer.disconnect();
      bars.push({
        name: bar.getAttribute('aria-label'),
        share: bar.getBoundingClientRect().width / document.documentElement.clientWidth,
        durationMs: bar.getAnimations()[0]?.effect?.getComputedTiming().duration,
      });
    }).observe(document.body, { childList: true, subtree: true });
    return bars;
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Rewards' }).click();
  await expect.poll(() => seen.jsonValue()).toHaveLength(1);
  const [bar] = await seen.jsonValue();
  expect([bar?.name, bar?.durationMs]).toEqual(['Opening the screen', 1_000]);
  expect(bar?.share).toBeGreaterThanOrEqual(0.3);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
