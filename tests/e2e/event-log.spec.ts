/** What the page tells of its use: once, soon, by beacon, and never more than it should. */
import type { BrowserContext, Page } from '@playwright/test';
import { readTable } from '../kit/device.ts';
import { holdTime, soon } from '../kit/held-time.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { openLobby } from '../kit/pages.ts';
import { acceptAge } from '../kit/overlays.ts';

interface Told {
  id: string;
  name: string;
  kind?: string;
  target?: string;
  [field: string]: unknown;
}

interface Handed {
  way: 'beacon' | 'fetch';
  body: { eventList: Told[] };
  atMs: number;
}

/** As in `src/data/events/events.ts`. */
const FLUSH_MS = 3_000;

/** Notes in the page whatever is handed to the browser, and by which way. */
async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const handed: Handed[] = [];
    Object.assign(window, { handed });
    const isEvents = (address: unknown) => String(address).endsWith('/appEventLogClient');
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, data) => {
      if (isEvents(address)) {
        const atMs = performance.now();
        void (data as Blob).text().then((text) => handed.push({ way: 'beacon', body: JSON.parse(text), atMs }));
      }
      return send(address, data);
    };
    const ask = window.fetch.bind(window);
    window.fetch = (address, init) => {
      if (isEvents(address)) {
        handed.push({ way: 'fetch', body: JSON.parse(init?.body as string), atMs: performance.now() });
      }
      return ask(address, init);
    };
  });
}

const handedOf = (page: Page): Promise<Handed[]> =>
  page.evaluate(() => (window as unknown as { handed: Handed[] }).handed);
const toldIn = async (page: Page): Promise<Told[]> => (await handedOf(page)).flatMap(({ body }) => body.eventList);
const told = async (page: Page, kind: string, name: string): Promise<Told[]> =>
  (await toldIn(page)).filter((item) => item.kind === kind && item.name === name);

/** Until the program that listens to taps has come, and told of the page. */
const ready = (page: Page) => soon(page, () => told(page, 'page', 'page').then((all) => all.length)).toBe(1);

test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ page, context }) => {
  await page.clock.install();
  await acceptAge(context);
  await listen(context);
});

test('[LOG-01, LOG-02] events go as JSON by beacon and say what they must', async ({ page }) => {
  // A banner that moves on is told of, and might be in the moment in which the others are sent.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLobby(page);
  await expect.poll(() => told(page, 'page', 'page')).toHaveLength(1);
  const [opened] = await toldIn(page);
  expect(opened).toMatchObject({ name: 'lobby-opened', channel: 'WEB', appId: 'com.demo.web', version: '1.0.28' });
  expect(String(opened?.['eventTime'])).toMatch(/^\d{10}$/);
  expect(opened).not.toHaveProperty('eventUserId');

  // What is told sooner than it is kept goes another way. So time stands: what came before is told, and then this one is kept.
  await holdTime(page);
  const kept = async () => (await readTable<{ item: Told }>(page, 'events')).map(({ item }) => item);
  const untold = async () => {
    await page.clock.runFor(FLUSH_MS);
    const ids = (await toldIn(page)).map(({ id }) => id);
    return (await kept()).filter(({ id }) => !ids.includes(id));
  };
  await expect.poll(untold).toEqual([]);
  await page.evaluate(() => {
    const button = document.body.appendChild(document.createElement('button'));
    button.dataset['click'] = 'probe';
    button.click();
  });
  const isProbe = ({ name }: Told) => name === 'probe';
  await expect.poll(async () => (await kept()).some(isProbe)).toBe(true);
  await page.clock.runFor(FLUSH_MS);
  const withProbe = async () => (await handedOf(page)).find(({ body }) => body.eventList.some(isProbe));
  await expect
    .poll(withProbe)
    .toMatchObject({ way: 'beacon', body: { channel: 'WEB', appId: 'com.demo.web', platform: 0 } });
});

test('[LOG-05] a view is told of once, from half of it on', async ({ page }) => {
  await openLobby(page);
  await ready(page);
  // A box of its own to scroll in, whose lower edge hides the part of the element that is not to be seen.
  await page.evaluate(() => {
    const make = () => document.createElement('div');
    const [box, before, marked] = [make(), make(), make()];
    box.id = 'box';
    box.style.cssText = 'position:fixed;inset:0 auto auto 0;width:200px;height:200px;overflow:auto;z-index:9';
    before.style.height = '400px';
    marked.style.height = '100px';
    marked.dataset['view'] = 'seen 1';
    box.append(before, marked);
    document.body.append(box);
  });
  const showTo = (share: number) =>
    page.evaluate((part) => document.querySelector('#box')?.scrollTo({ top: 200 + part * 100 }), share);
  const sawSomething = async (mark: string) => {
    // Something else that is seen later, so that what was not told by then is not on its way.
    await page.evaluate((name) => {
      const other = document.createElement('div');
      other.dataset['view'] = name;
      other.style.cssText = 'position:fixed;top:0;left:0;width:9px;height:9px;z-index:10';
      document.body.append(other);
    }, mark);
    await soon(page, () => told(page, 'view', mark)).toHaveLength(1);
  };
  await showTo(0.49);
  await sawSomething('other-one');
  expect(await told(page, 'view', 'seen')).toEqual([]);
  await showTo(0.5);
  await soon(page, () => told(page, 'view', 'seen')).toHaveLength(1);
  await showTo(0);
  await showTo(1);
  await sawSomething('other-two');
  expect(await told(page, 'view', 'seen')).toHaveLength(1);
});

test('[LOG-05] banners and featured rewards are told of when they are seen', async ({ page }) => {
  await openLobby(page);
  await ready(page);
  await soon(page, () => told(page, 'view', 'banner').then((all) => all.length)).toBeGreaterThan(0);
  expect(await told(page, 'view', 'reward')).toEqual([]);
  await page.locator('[data-view^="reward"]').first().scrollIntoViewIfNeeded();
  await soon(page, () => told(page, 'view', 'reward').then((all) => all.length)).toBeGreaterThan(0);
});
