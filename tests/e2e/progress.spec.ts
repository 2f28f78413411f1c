import { expect, test } from '../kit/lobby-test.ts';
import { openLobby } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

test('[SHELL-08] a bar starts at three tenths, and is full and gone about a second later', async ({ page }) => {
  await openLobby(page);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // Its style comes after the first screen; a tap that is faster has no bar.
  await expect.poll(() => page.evaluate(hasBarStyle)).toBe(true);
  // Looked at by the page itself in the moment it comes: it may be gone before a test that asks is answered.
  const seen = await page.evaluateHandle(() => ({
    bar: new Promise<{ name: string | null; share: number; durationMs: unknown }>((resolve) => {
      new MutationObserver((_changes, observer) => {
        const bar = document.querySelector('[role=progressbar]');
        if (!bar) return;
        observer.disconnect();
        resolve({
          name: bar.getAttribute('aria-label'),
          share: bar.getBoundingClientRect().width / document.documentElement.clientWidth,
          durationMs: bar.getAnimations()[0]?.effect?.getComputedTiming().duration,
        });
      }).observe(document.body, { childList: true, subtree: true });
    }),
  }));
  await page.getByRole('navigation').getByRole('link', { name: 'Rewards' }).click();
  const { name, share, durationMs } = await seen.evaluate(({ bar }) => bar);
  expect([name, durationMs]).toEqual(['Opening the screen', 1_000]);
  expect(share).toBeGreaterThanOrEqual(0.3);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

/** Runs in the page. */
function hasBarStyle(): boolean {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules.some((rule) => rule instanceof CSSKeyframesRule && rule.name === 'route-progress');
}
