/** Two people, one phone: whatever Ana leaves behind, and however she leaves, Ben finds nothing of it. */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { dumpDevice, storedFact } from '../kit/device.ts';
import { giveTurns } from '../kit/held-time.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { MARKERS, openPlaces, plantInAnswers, plantOnDevice } from '../kit/markers.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { newPlayer, type NewPlayer } from '../kit/new-player.ts';
import { balance, loginForm, openMore, sendLogin, signIn } from '../kit/sign-in.ts';

/** Ana is in, keeps her password on the phone, and every store holds something of hers. */
async function anaIsIn(page: Page, context: BrowserContext, ana: NewPlayer): Promise<void> {
  const end = await plantInAnswers(context);
  await page.goto('/login');
  await loginForm(page).keep.check();
  await sendLogin(page, ana);
  await expect(balance(page)).toBeVisible();
  await expect.poll(() => markersIn(page).then((found) => found.length)).toBeGreaterThan(25);
  await openPlaces(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Without a network the app keeps its hands off what is planted; a reply already on its way may still write over it.
  await goOffline(context);
  const missing = async () => {
    const bare = await plantOnDevice(page);
    const found = await markersIn(page);
    return [...bare, ...MARKERS.filter((marker) => !found.includes(marker))];
  };
  // Every table holds a marker, and every marker is there but for the password: the page must never have kept that.
  await expect.poll(missing).toEqual(['marker-36-of-ana']);
  await end();
  await goOnline(context);
}

async function markersIn(page: Page): Promise<string[]> {
  const dump = await dumpDevice(page);
  return MARKERS.filter((marker) => dump.includes(marker));
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
}

/** As it stands once it stands: an entry of the history may load itself anew, and takes a reading that falls into it along. */
async function documentOf(page: Page): Promise<string> {
  let read: string | undefined;
  const look = async () => {
    read = await page.evaluate(() => document.documentElement.outerHTML).catch(() => undefined);
    return read !== undefined;
  };
  await expect.poll(look).toBe(true);
  return read ?? '';
}

/** Ben signs in on a page of his own or on Ana's, and looks everywhere. */
async function benFindsNothing(page: Page, ben: NewPlayer): Promise<void> {
  await signIn(page, ben);
  await expect.poll(() => markersIn(page)).toEqual([]);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(async () => (await databases()).filter((name) => name?.startsWith('perya-u-'))).toHaveLength(1);
  for (let step = 0; step < 6; step++) {
    // Back over the beginning of the tab there is nothing any more.
    await page.goBack({ waitUntil: 'commit' }).catch(() => null);
    if (!page.url().startsWith('http')) break;
    expect(await documentOf(page)).not.toContain('-of-ana');
  }
}

test('[SW-16] Ana signs out, and Ben finds nothing of hers', async ({ page, context, request }) => {
  const [ana, ben] = [await newPlayer(request), await newPlayer(request)];
  await anaIsIn(page, context, ana);
  await leave(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => markersIn(page)).toEqual([]);
  // Her password was kept on the phone while she was here, and is not any more.
  await expect(loginForm(page).password).toHaveValue('');
  await benFindsNothing(page, ben);
});

test('[SW-16] Ana signs out without a network', async ({ page, context, request }) => {
  const [ana, ben] = [await newPlayer(request), await newPlayer(request)];
  await anaIsIn(page, context, ana);
  await goOffline(context);
  await leave(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => markersIn(page)).toEqual([]);
  await goOnline(context);
  await benFindsNothing(page, ben);
});

/** What the phone dies in the middle of; a function of the browser that never comes back. */
const STEPS = {
  'forgetting the session': () => {
    IDBObjectStore.prototype.clear = () => new EventTarget() as IDBRequest<undefined>;
  },
  'deleting the database': () => {
    indexedDB.deleteDatabase = () => new EventTarget() as IDBOpenDBRequest;
  },
  'forgetting the visit': () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new Error('The phone is gone');
      },
    });
  },
} as const;

for (const [step, breakIt] of Object.entries(STEPS)) {
  test(`the phone dies while ${step}`, async ({ page, context, request }) => {
    const [ana, ben] = [await newPlayer(request), await newPlayer(request)];
    await anaIsIn(page, context, ana);
    await page.evaluate(breakIt);
    await leave(page);
    await expect.poll(() => storedFact(page, 'ACCESS_TOKEN')).toBeNull();
    await page.close();
    const later = await context.newPage();
    await benFindsNothing(later, ben);
  });
}

test('an answer for Ana that comes after Ben has signed in is dropped', async ({ page, context, request }) => {
  const [ana, ben] = [await newPlayer(request), await newPlayer(request)];
  await signIn(page, ana);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await context.route(/refreshData$/, async (route) => {
    await held;
    await route.fulfill({ json: { code: 200, errcode: 0, nickname: MARKERS[0], coin: 987_654 } });
  });
  await balance(page).click();
  await openMore(page);
  await leave(page);
  await expect(page).toHaveURL(/\/login$/);
  await sendLogin(page, ben);
  await expect(balance(page)).toBeVisible();
  const isAsked = (one: Request): boolean => one.url().endsWith('refreshData');
  const settled = Promise.race([
    context.waitForEvent('requestfinished', isAsked),
    context.waitForEvent('requestfailed', isAsked),
  ]);
  letGo();
  await settled;
  await page.evaluate(giveTurns);
  expect(await markersIn(page)).toEqual([]);
  await expect(page.locator('.purse')).not.toContainText('9,876.54');
});
