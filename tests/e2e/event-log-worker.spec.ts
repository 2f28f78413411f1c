/** What the page tells of its use, on its way through the service worker: kept until the server has it, and sent once. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { offlineReady, readTable, storedFact } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import type { Line } from '../kit/line.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { acceptAge } from '../kit/overlays.ts';
import { openLobby, reload } from '../kit/pages.ts';
import { Worker } from '../kit/testers/worker.ts';

const EVENTS = /\/appEventLogClient$/;
/** As in src/store/pauses.ts. */
const PAUSE = 'pause-events';

interface Told {
  id: string;
  name: string;
  target: string;
}

/** An event's name that nobody else uses. */
const aName = (): string => `probe-${randomUUID().slice(0, 8)}`;

/** A button of each mark, tapped. */
const tap = (page: Page, marks: string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const mark of all) {
      const button = Object.assign(document.createElement('button'), { textContent: mark });
      button.dataset['click'] = mark;
      document.body.append(button);
      button.click();
    }
  }, marks);

const waiting = async (page: Page, name: string): Promise<Told[]> => {
  const rows = await readTable<{ item: Told }>(page, 'events');
  return rows.map(({ item }) => item).filter((item) => item.name === name);
};

const atServer = async (request: APIRequestContext, name: string): Promise<string[]> => {
  const { events } = (await (await request.get(`/sandbox/events?name=${name}`)).json()) as { events: Told[] };
  return events.map(({ target }) => target).toSorted();
};

/** How many events of one name reached the server with each request. */
async function batchesOf(line: Line, name: string): Promise<number[]> {
  const bodies = await line.bodies(EVENTS);
  return bodies
    .filter((body) => body !== '') // What was cut off on its way.
    .map((body) => (JSON.parse(body) as { eventList: Told[] }).eventList.filter((item) => item.name === name).length)
    .filter((count) => count > 0);
}

/** All is told that a visit tells by itself, and the next event is the first of ours. */
async function quietLobby(page: Page, request: APIRequestContext, origin = ''): Promise<void> {
  await openLobby(page, `${origin}/`);
  await offlineReady(page);
  await reload(page);
  // Taps are listened to some time after the first screen; a tap on the same thing is told of once.
  const name = aName();
  const isTold = async () => (await waiting(page, name)).length > 0 || (await atServer(request, name)).length > 0;
  await expect.poll(() => tap(page, [`${name} 1`]).then(isTold)).toBe(true);
  await expect.poll(() => readTable(page, 'events')).toEqual([]);
}

test.beforeEach(({ context }) => acceptAge(context));

test('[SW-08] three taps off line are one batch on line, and a server that asks for time is left alone', async ({
  page,
  context,
  request,
  line,
}) => {
  await quietLobby(page, request, line.url);
  await test.step('off line and back', async () => {
    const name = aName();
    // A service worker that is started anew may have a network for a moment, until the browser takes it away again.
    line.cut();
    await goOffline(context);
    await tap(
      page,
      ['1', '2', '3'].map((target) => `${name} ${target}`),
    );
    await expect.poll(() => waiting(page, name)).toHaveLength(3);
    line.mend();
    await goOnline(context);
    await expect.poll(() => atServer(request, name)).toEqual(['1', '2', '3']);
    await expect.poll(() => waiting(page, name)).toEqual([]);
    expect(await batchesOf(line, name)).toEqual([3]);
  });
  await test.step('the server asks for time', () => leavesServerAlone(page, context, request));
});

test('[SW-12] without the browser’s own sync, a line that is back is enough', async ({ page, context, request }) => {
  const name = aName();
  await context.addInitScript(() => {
    // What the browser would do by itself is not asked for.
    Object.defineProperty(globalThis, 'SyncManager', { value: undefined });
  });
  await quietLobby(page, request);
  await goOffline(context);
  await tap(page, [`${name} 1`]);
  await expect.poll(() => waiting(page, name)).toHaveLength(1);
  await goOnline(context);
  await expect.poll(() => atServer(request, name)).toEqual(['1']);
  await expect.poll(() => waiting(page, name)).toEqual([]);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the next visit has every event acknowledged, which a beacon alone never is', async ({
    page,
    context,
    request,
  }) => {
    const name = aName();
    await openLobby(page);
    await expect.poll(() => storedFact(page, 'gameListVersion')).not.toBeNull();
    await expect.poll(() => readTable(page, 'events').then((rows) => rows.length)).toBeGreaterThan(0);
    await goOffline(context);
    await tap(page, [`${name} 1`]);
    await expect.poll(() => waiting(page, name)).toHaveLength(1);
    await page.goto('about:blank');
    await goOnline(context);
    await openLobby(page);
    await expect.poll(() => atServer(request, name)).toEqual(['1']);
    await expect.poll(() => readTable(page, 'events')).toEqual([]);
  });
});

/** Whatever happens before the time is over that the server has asked for. */
async function leavesServerAlone(page: Page, context: BrowserContext, request: APIRequestContext): Promise<void> {
  const name = aName();
  const worker = new Worker(context, new URL(page.url()).origin);
  let asked = 0;
  await context.route(EVENTS, (route) => {
    if (!route.request().serviceWorker()) return route.fallback();
    asked += 1;
    return route.fulfill({ status: 503, headers: { 'retry-after': '600' }, body: '' });
  });
  await tap(page, [`${name} 1`]);
  await expect.poll(() => asked).toBe(1);
  const pause = { id: PAUSE, value: expect.stringContaining('"isAsked":true') };
  await expect.poll(() => readTable(page, 'prefs')).toContainEqual(pause);
  await tap(page, [`${name} 2`]);
  await expect.poll(() => waiting(page, name)).toHaveLength(2);
  // One at a time looks at what waits, so another try of its own may be in the way of this one.
  await expect.poll(() => worker.drain()).toEqual({ isLeft: true });
  expect(asked).toBe(1);

  await context.unroute(EVENTS);
  await page.evaluate(endPause, PAUSE);
  await expect.poll(() => worker.drain()).toEqual({ isLeft: false });
  await expect.poll(() => atServer(request, name)).toEqual(['1', '2']);
  await expect.poll(() => waiting(page, name)).toEqual([]);
}

/** Runs in the page: the time that the server has asked for is over. */
async function endPause(id: string): Promise<void> {
  const done = <Value>(asked: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(asked.error));
    });
  const db = await done(indexedDB.open('perya'));
  const prefs = db.transaction('prefs', 'readwrite').objectStore('prefs');
  const { value } = (await done(prefs.get(id))) as { value: string };
  await done(prefs.put({ id, value: JSON.stringify({ ...(JSON.parse(value) as object), untilMs: Date.now() }) }));
  db.close();
}
