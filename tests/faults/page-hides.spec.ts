/**
 * Pages that are left at any moment, right after something was done on them: every event is at the server after the next
 * start, and none twice. PERYA_LONG=1 leaves many more; PERYA_SEED plays the same moments again.
 */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { offlineReady, readTable } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { acceptAge } from '../kit/overlays.ts';
import { openLobby, reload } from '../kit/pages.ts';
import { HANG_MS, runs, SEED, SEEN_MS } from '../kit/runs.ts';

const HIDES = runs(10, 1_000);
/** Most of a visit is waiting for the first pictures, so visits take turns with that. */
const TABS = 6;
const MOST_TAPS = 4;
/** Around the three seconds after which the page sends by itself, and much sooner. */
const MOMENTS_MS = [0, 1, 5, 20, 100, 400, 2_900, 3_000, 3_100];
const WAYS = ['navigate', 'close', 'reload'] as const;

interface Hide {
  at: number;
  taps: string[];
  afterMs: number;
  way: (typeof WAYS)[number];
}

/** The same ones for the same seed. */
function planHides(): Hide[] {
  let state = SEED || 1;
  const below = (limit: number): number => {
    state = (state * 48_271) % (2 ** 31 - 1);
    return state % limit;
  };
  return Array.from({ length: HIDES }, (_, at) => ({
    at,
    taps: Array.from({ length: 1 + below(MOST_TAPS) }, (_tap, number) => `${at}.${number}`),
    afterMs: MOMENTS_MS[below(MOMENTS_MS.length)] ?? 0,
    way: WAYS[below(WAYS.length)] ?? 'close',
  }));
}

interface Row {
  item: { name: string; target: string };
}

/** Notes in each page what it has written down; the row itself may be at the server, and gone, within milliseconds. */
const noteWrites = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const written = new Set<string>();
    Object.assign(window, { written });
    for (const write of ['put', 'add'] as const) {
      const original = IDBObjectStore.prototype[write];
      IDBObjectStore.prototype[write] = function (this: IDBObjectStore, ...given: Parameters<typeof original>) {
        const { item } = given[0] as Partial<Row>;
        if (item) written.add(`${item.name} ${item.target}`);
        return original.apply(this, given);
      };
    }
  });

/** Until a tap on this page is written down: the program that listens comes some time after the first paint. */
const listens = (page: Page, mark: string): Promise<unknown> =>
  page.waitForFunction(
    (asked) => {
      const button = Object.assign(document.createElement('button'), { textContent: asked });
      button.dataset['click'] = asked;
      document.body.append(button);
      button.click();
      return (window as unknown as { written: Set<string> }).written.has(asked);
    },
    mark,
    { polling: 100, timeout: SEEN_MS },
  );

async function leave(page: Page, name: string, { taps, afterMs, way }: Hide): Promise<void> {
  await page.evaluate(
    async ({ marks, afterMs: waitMs }) => {
      for (const mark of marks) {
        const button = Object.assign(document.createElement('button'), { textContent: mark });
        button.dataset['click'] = mark;
        document.body.append(button);
        button.click();
      }
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    },
    { marks: taps.map((tap) => `${name} ${tap}`), afterMs },
  );
  // Chromium takes a minute to close a tab that is between two documents, so it is waited for the second one.
  if (way === 'navigate') await page.goto('about:blank');
  // The page itself: what `reload` looks at first would come between the tap and the leaving.
  if (way === 'reload') await page.reload({ waitUntil: 'domcontentloaded' });
  await page.close();
}

/** What the server has been told of, as often as it keeps it. */
async function atServer(request: APIRequestContext, name: string): Promise<string[]> {
  const { events } = (await (await request.get(`/sandbox/events?name=${name}`)).json()) as { events: Row['item'][] };
  return events.map(({ target }) => target).toSorted();
}

async function playAll(context: BrowserContext, name: string, hides: Hide[]): Promise<void> {
  const waiting = [...hides];
  await Promise.all(
    Array.from({ length: TABS }, async () => {
      for (let hide = waiting.shift(); hide; hide = waiting.shift()) {
        const page = await context.newPage();
        await page.goto('/');
        await listens(page, `${name} ready-${hide.at}`);
        await leave(page, name, hide);
      }
    }),
  );
}

test(`[SW-08] pages that are left ${HIDES} times lose no event and double none`, async ({ page, context, request }) => {
  test.setTimeout(HANG_MS + HIDES * 10_000);
  const name = `hide-${SEED}-${randomUUID().slice(0, 8)}`;
  console.log(`page-hides: seed ${SEED}`);
  await acceptAge(context);
  await noteWrites(context);
  await openLobby(page);
  await offlineReady(page);
  await page.goto('about:blank');
  const hides = planHides();
  const startedMs = Date.now();
  await playAll(context, name, hides);
  const playedMs = Date.now() - startedMs;

  // The next start.
  await openLobby(page);
  const done = hides.flatMap(({ at, taps }) => [...taps, `ready-${at}`]).toSorted();
  const lost = async () => {
    const arrived = new Set(await atServer(request, name));
    return done.filter((target) => !arrived.has(target));
  };
  await expect.poll(lost).toEqual([]);
  const ours = async () => (await readTable<Row>(page, 'events')).filter(({ item }) => item.name === name);
  await expect.poll(ours).toEqual([]);
  const arrived = await atServer(request, name);
  console.log(
    `page-hides: ${hides.length} hides, ${done.length} events, 0 lost, ` +
      `${arrived.length - new Set(arrived).size} doubled, ${(playedMs / 1_000).toFixed(1)} s, seed ${SEED}`,
  );
  expect(arrived).toEqual(done);
});

test('[SW-08] what is done in the moment in which a page dies is at the server after the next start', async ({
  page,
  context,
  request,
}) => {
  const name = `death-${randomUUID().slice(0, 8)}`;
  await acceptAge(context);
  await noteWrites(context);
  await openLobby(page);
  await listens(page, `${name} alive`);
  const dying = await context.newPage();
  await dying.goto('/');
  await listens(dying, `${name} ready`);
  // Its database and its last words never get their turn.
  const blocked = dying.evaluate((mark) => {
    const button = Object.assign(document.createElement('button'), { textContent: mark });
    button.dataset['click'] = mark;
    document.body.append(button);
    button.click();
    for (;;);
  }, `${name} last`);
  blocked.catch(() => undefined);
  await page.waitForFunction(
    (mark) =>
      Object.entries(localStorage).some(([key, items]) => key.startsWith('unkeptEvents') && items.includes(mark)),
    'last',
    { polling: 100 },
  );
  await dying.close();

  await reload(page);
  await listens(page, `${name} again`);
  await expect.poll(() => atServer(request, name)).toEqual(['again', 'alive', 'last', 'ready']);
});
