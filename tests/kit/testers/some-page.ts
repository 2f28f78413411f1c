/** A page of the app's origin to work from: one that is open, or an empty one that knows nothing of the app. */
import type { BrowserContext, Page } from '@playwright/test';

/** An address that the app leaves to the network, where the answer is then made up. */
const BARE = '/perya-kit-bare.txt';

export async function withSomePage<Result>(
  context: BrowserContext,
  origin: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const open = context.pages().find((page) => page.url().startsWith(origin) && !crashed.has(page));
  if (open) return work(open);
  const page = await openBarePage(context, origin);
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

/** On the app's origin, without the app. */
export async function openBarePage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(origin + BARE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Perya kit</title>' }),
  );
  await page.goto(origin + BARE);
  return page;
}

const crashed = new WeakSet<Page>();

/** A page whose process was killed answers nothing any more. */
export function noteCrashes(context: BrowserContext): void {
  const follow = (page: Page): void => void page.on('crash', () => crashed.add(page));
  for (const page of context.pages()) follow(page);
  context.on('page', follow);
}
