/** Ways to go to an address as a link of the app does. */
import { expect, type Page } from '@playwright/test';

/** Goes to an address inside the running app, as its links do: without loading a page. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
}

/**
 * The same, and waits until the screen there has named the page: it costs a tenth of another load. A screen names the
 * page once, as it arrives, so a page that stands at the address already would never be named again.
 */
export async function walkTo(page: Page, address: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  if (pathname + search === address) throw new Error(`the page stands at ${address} already: walk to another address`);
  await page.evaluate(() => (document.title = ''));
  await visit(page, address);
  await expect(page).toHaveTitle(/./);
}
