/** What stands over the screens, by the names that a person reads. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { withConfig } from './config-reply.ts';

export const dialog = (page: Page): Locator => page.getByRole('dialog');

export const titled = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** What is due has come, or has not, once the overlays' code is there: the region for toasts comes with it. */
export const overlaysAreThere = (page: Page): Promise<void> => expect(page.locator('.toast-region')).toBeAttached();

export const inGreenMode = (context: BrowserContext): Promise<unknown> =>
  withConfig(context, (config) => (config.mode = 'green'));

/** As if the notice had been accepted on this device before. */
export const acceptAge = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // An empty page has no storage, nor has a frame that is kept apart.
    if (self.origin !== 'null') localStorage.setItem('agePopup', '1');
  });

/** Makes the browser's offer; says whether the app has taken it. A question it leads to is noted as `wasPrompted`. */
export const offerInstall = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Object.assign(window, { wasPrompted: true }),
    });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });

/** Whatever offers itself over the screen is put away when it is in the way of a finger. */
export const putAwayOffers = (page: Page): Promise<void> =>
  page.addLocatorHandler(dialog(page), async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

/** Until a sheet has come up: before that its parts have other places, and a tap may begin on one part and end on the next. */
export const atRest = (sheet: Locator): Promise<void> => expect.poll(() => sheet.evaluate(countMoves)).toBe(0);

/** Runs in the page. What turns for as long as something loads is no move. */
function countMoves(sheet: Element): number {
  const moves = sheet.getAnimations({ subtree: true });
  return moves.filter(
    ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
  ).length;
}
