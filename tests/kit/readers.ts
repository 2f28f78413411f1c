/** A reader of a walk through screens: their language, their text size, and how each screen is opened for them. */
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { walkTo } from './addresses.ts';
import { expect } from './lobby-test.ts';
import { acceptAge } from './overlays.ts';
import type { Reader } from './text-fit.ts';

/** What fits at 200 % on the narrowest phone fits on a wider one; what has room at 100 % there has it at 360 px. */
export const NARROW: Reader = { percent: 200, width: 320 };
const FORTUNE = 123_456_789;

/** All misfits of a walk are told, and not the first alone. */
export const gently = expect.configure({ soft: true });

export type Language = 'en-PH' | 'fil-PH';

export async function speak(
  context: BrowserContext,
  language: Language,
  stored: Record<string, string> = {},
): Promise<void> {
  await context.addInitScript(
    (items) => {
      // An empty page has no storage, nor has a frame that is kept apart.
      if (self.origin !== 'null') for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    },
    { language, ...stored },
  );
}

const SKIP = { 'en-PH': 'Skip to content', 'fil-PH': 'Lumaktaw sa content' };

/**
 * Until the program has drawn the screen in this language. One whose file comes late is drawn over English, and moves everything;
 * the document names its language before that.
 */
export const isDrawnIn = (page: Page, language: Language): Promise<void> =>
  expect(page.getByRole('link', { name: SKIP[language] })).toBeAttached();

export async function openAt(page: Page, address: string, part = 'h1'): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(address);
  else await walkTo(page, address);
  await expect(page.getByRole('main').locator(part).first()).toBeVisible();
}

/** Opens home in a language, for a guest, or for the player of a token. */
export async function openHome(page: Page, language: Language, token?: string): Promise<void> {
  await acceptAge(page.context());
  await speak(page.context(), language, token === undefined ? {} : { ACCESS_TOKEN: token });
  await openAt(page, '/', '.home-footer');
  await isDrawnIn(page, language);
}

/** Gives a player a sum that takes all the room there is: 1,234,567.89 pesos. */
export async function makeRich(request: APIRequestContext, { account }: { account: string }): Promise<void> {
  await request.post('/sandbox/player', { data: { account, set: { coin: FORTUNE } } });
}
