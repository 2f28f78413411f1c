/** Ways to go to an address as a link of the app does. */
import { expect, type Page } from '@playwright/test';

/** Goes to an address inside the running app, as its links do: without loading a page. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
}

/** The same, and waits until the screen there has named the page: it costs a tenth of another load. */
export async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate(() => (document.title = ''));
  await visit(page, address);
  await expect(page).toHaveTitle(/./);
}
