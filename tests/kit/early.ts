/** The document's own first screen, with the program held back. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './lobby-test.ts';

export const FIRST_GAMES = 6;

/** The program waits until it is let come. */
export async function holdProgram(context: BrowserContext): Promise<() => void> {
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await context.route(/\/assets\/index-[^/]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}

/** From here on the next visit is drawn by the document. */
export async function firstScreenKept(page: Page): Promise<void> {
  const kept = () => page.evaluate(() => ['gameListVersion', 'firstScreen'].map((key) => localStorage.getItem(key)));
  await expect.poll(kept).not.toContain(null);
}

/** Home stands as the document draws it. The program waits until it is let come. */
export async function openBeforeProgram(page: Page): Promise<() => void> {
  const letCome = await holdProgram(page.context());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(drawnTiles(page)).toHaveCount(FIRST_GAMES);
  return letCome;
}

export const outline = (page: Page) => page.locator('div.home-screen');
export const drawnTiles = (page: Page) => outline(page).getByRole('list', { name: 'Hot games' }).getByRole('listitem');
