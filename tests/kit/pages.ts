/** Where things are on the lobby's screens, by the names that a person reads, and how to get there. */
import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** Opens an address and waits for the first screenful of games. */
export async function openLobby(page: Page, address = '/'): Promise<void> {
  await noSheetIsLeaving(page);
  await page.goto(address);
  await expect(firstTile(page)).toBeVisible();
}

/** Loads the page anew, as every test does it. */
export async function reload(page: Page, options: Parameters<Page['reload']>[0] = {}): Promise<Response | null> {
  await noSheetIsLeaving(page);
  return page.reload(options);
}

/** A closed sheet takes its entry out of the history a moment later, and that breaks off a load that begins before it. */
async function noSheetIsLeaving(page: Page): Promise<void> {
  // A page that is just loading itself anew is asked again.
  await expect.poll(() => page.evaluate(countLeavingSheets).catch(String)).toBe(0);
}

/** Runs in the page. The entry that the document was loaded on is no sheet's of this document, whatever it says. */
function countLeavingSheets(): number {
  const { navigation } = window as { navigation?: { activation?: { entry: Entry }; currentEntry?: Entry } };
  interface Entry {
    key: string;
  }
  if (navigation?.activation && navigation.activation.entry.key === navigation.currentEntry?.key) return 0;
  const kept = (history.state as { openSheets?: number } | null)?.openSheets ?? 0;
  return Math.max(0, kept - document.querySelectorAll('dialog[open]').length);
}

/** Of the program, whose screens have this main area; what the document draws before it has none. */
export const hotGames = (page: Page): Locator => main(page).getByRole('list', { name: 'Hot games' });

export const firstTile = (page: Page): Locator => hotGames(page).getByRole('listitem').first();

export const tile = (page: Page, gameId: number): Locator => page.locator(`[data-game-id="${gameId}"]`);

export const tiles = (page: Page): Locator => main(page).locator('[data-game-id]:visible');

/**
 * Until the last piece of the program is there that a player's visit loads by itself, the one that opens a game. Without a service
 * worker, one that is on its way as the connection goes comes when the connection is back.
 */
export async function piecesAreThere(page: Page): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(async () => (await loaded()).join(' ')).toMatch(/\/assets\/play-[\w-]+\.js/);
}

/** Taps "Try again". The app tries by itself as well, and where it was faster there is nothing left to tap. */
export async function tryAgain(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Try again' });
  await button.click({ timeout: 2_000 }).catch(() => expect(button).toHaveCount(0));
}

/** A message by its key, whatever its words. */
export const message = (page: Page, key: string): Locator => page.locator(`[data-msg-key="${key}"]:visible`);

export const categoryTab = (page: Page, name: string): Locator =>
  page.getByRole('tablist', { name: 'Game categories' }).getByRole('tab', { name, exact: true });

/** The main area of a screen, which scrolls. The document's loading words are one of their own, and no screen. */
export const main = (page: Page): Locator => page.getByRole('main').and(page.locator('#main'));

/** Once the list is drawn as far as that. */
export const scrollTo = (page: Page, top: number): Promise<void> => {
  const scroll = (area: Element, y: number): number => {
    area.scrollTo({ top: y });
    return area.scrollTop;
  };
  return expect.poll(() => main(page).evaluate(scroll, top)).toBe(top);
};

export const idsOf = (list: Locator): Promise<number[]> =>
  list.evaluateAll((found) => found.map((element) => Number((element as HTMLElement).dataset['gameId'])));

/** Waits until every tile on the screen shows its picture, and says how many there are. */
export async function waitForPictures(page: Page): Promise<number> {
  await expect.poll(async () => (await page.evaluate(countPictures)).missing).toBe(0);
  return (await page.evaluate(countPictures)).painted;
}

/** Back, once each open sheet has its entry in the history, which comes a moment after it is drawn. */
export async function closeSheet(page: Page): Promise<void> {
  const open = page.locator('dialog[open]');
  await expect.poll(async () => (await sheetsInHistory(page)) - (await open.count())).toBe(0);
  await page.goBack();
}

export const sheetsInHistory = (page: Page): Promise<number> =>
  page.evaluate(() => (history.state as { openSheets?: number } | null)?.openSheets ?? 0);

/** How many places of tiles that are still on their way a person sees; they have neither name nor role. */
export function countPlaces(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('.tile:not([data-game-id])')].filter((place) => {
        const { top, height } = place.getBoundingClientRect();
        return height > 50 && top < innerHeight && place.checkVisibility();
      }).length,
  );
}

/** Runs in the page. */
function countPictures(): { painted: number; missing: number } {
  const shown = [...document.querySelectorAll<HTMLElement>('main [data-game-id]')].filter((tile) => {
    const { top, bottom, height } = tile.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight && tile.checkVisibility();
  });
  const painted = shown.filter((tile) => {
    const picture = tile.querySelector('img');
    return picture?.complete && picture.naturalWidth > 0 && getComputedStyle(picture).opacity === '1';
  });
  // A screen without a single tile is not a screen with all its pictures.
  return { painted: painted.length, missing: shown.length === 0 ? 1 : shown.length - painted.length };
}
