/** The page's clock in a test's hand: what happens every few seconds happens when the test says so. */
import { expect, type Page } from '@playwright/test';

/** Longer than anything waits that the app does soon and not at once. */
const SOON_MS = 3_000;

/** Looks until it sees what is wanted, and lets some time pass in the page before each look; opened as for `holdTime`. */
export const soon = <Seen>(page: Page, look: () => Promise<Seen>): ReturnType<typeof expect.poll<Seen>> =>
  expect.poll(
    async () => {
      await page.clock.fastForward(SOON_MS);
      return look();
    },
    { intervals: [100] },
  );

/**
 * From here on time stands still; the page must have been opened under `page.clock.install()`. On a busy machine the moment is past
 * before the page hears of it, which is an error; but the page stands from then on, and the next moment is not past.
 */
export const holdTime = (page: Page): Promise<void> =>
  expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass();

/**
 * Lets time pass in steps and looks after each: the moments at which what is seen has changed, in milliseconds. What React
 * draws then waits for its turn, and so does the look.
 */
export async function momentsOfChange<Seen>(
  page: Page,
  { stepMs, forMs }: { stepMs: number; forMs: number },
  look: () => Promise<Seen>,
): Promise<number[]> {
  const moments: number[] = [];
  let last = await look();
  for (let atMs = stepMs; atMs <= forMs; atMs += stepMs) {
    await page.clock.runFor(stepMs);
    await page.evaluate(giveTurns);
    const seen = await look();
    if (seen !== last) moments.push(atMs);
    last = seen;
  }
  return moments;
}

/** Runs in the page, and lets it do what it has in hand. Messages are not held with the clock. */
export async function giveTurns(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
  }
}
