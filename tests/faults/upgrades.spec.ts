/**
 * A release with another layout of the tables, opened beside three tabs that still run an older one, in a real browser.
 * All orders of it are in upgrade-orders.test.ts; here it is the app itself that upgrades, with its service worker.
 */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { playerDatabaseName } from '#store/layout.ts';
import { offlineReady, readTable } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer } from '../kit/new-player.ts';
import { firstTile, openLobby, reload } from '../kit/pages.ts';
import { isLong } from '../kit/runs.ts';
import { balance } from '../kit/sign-in.ts';

const LONGEST_WAIT_MS = 3_000;
const TABS = 3;
const LIKED = 1001;

/** What an old release has in its pages: the same library, and the layout of its day. */
const OLD_PAGE = `<!doctype html><title>An older release</title>
<script>${readFileSync(new URL('../../node_modules/dexie/dist/dexie.min.js', import.meta.url), 'utf8')}</script>
<script>
  const asked = new URLSearchParams(location.search);
  globalThis.device = new Dexie('perya', { cache: 'disabled' });
  device.version(1).stores({
    config: 'id', games: 'id, typeId, [hot+showType+hotSort]', types: 'id', brands: 'id', banners: 'id', tips: 'id',
    prefs: 'id', events: 'id',
  });
  globalThis.player = new Dexie(asked.get('player'), { cache: 'disabled' });
  player.version(1).stores({ answers: '[path+input]', favourites: 'gameId', drafts: 'form' });
  player.version(2).stores({ me: 'id' });
</script>`;

interface OldTables {
  device: { table: (name: string) => { put: (row: object) => Promise<unknown> } };
  player: OldTables['device'];
}

async function openOldTab(context: BrowserContext, database: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`/old-release.html?player=${database}`);
  return tab;
}

/** One row into each database; returns how long it took. */
const write = (tab: Page, mark: string): Promise<number> =>
  tab.evaluate(async (id) => {
    const { device, player } = globalThis as unknown as OldTables;
    const startedMs = performance.now();
    await device.table('prefs').put({ id, value: 'old' });
    await player.table('drafts').put({ form: id, fields: {} });
    return performance.now() - startedMs;
  }, mark);

test('[DB-05] the app upgrades its tables under three open tabs of an older release', async ({
  page,
  context,
  request,
}) => {
  const { id, token } = await newPlayer(request);
  const database = await playerDatabaseName(id);
  const said: string[] = [];
  context.on('console', (line) => said.push(line.text()));
  await context.route('**/old-release.html*', (route) => route.fulfill({ contentType: 'text/html', body: OLD_PAGE }));
  const tabs = await Promise.all(Array.from({ length: TABS }, () => openOldTab(context, database)));
  for (const [at, tab] of tabs.entries()) await write(tab, `before ${at}`);
  await tabs[0]?.evaluate(
    async ({ gameId, owner }) => {
      localStorage.setItem('ACCESS_TOKEN', owner);
      const { player } = globalThis as unknown as OldTables;
      await player.table('favourites').put({ gameId, wanted: true, confirmed: false, changedAt: 1 });
    },
    { gameId: LIKED, owner: token },
  );

  const startedMs = performance.now();
  await openLobby(page);
  await expect(balance(page)).toBeVisible();
  const openedMs = performance.now() - startedMs;
  await offlineReady(page);
  const versions = await page.evaluate(async () => (await indexedDB.databases()).map(({ version }) => version ?? 0));
  // Dexie counts in tens: both are newer than anything the old tabs know of.
  expect(versions.filter((version) => version >= 10).every((version) => version > 10)).toBe(true);

  const waitsMs: number[] = [];
  for (const [at, tab] of tabs.entries()) waitsMs.push(await write(tab, `after ${at}`));
  const longestMs = Math.max(...waitsMs);
  if (isLong) expect(longestMs).toBeLessThan(LONGEST_WAIT_MS);
  expect(said.filter((text) => /blocked/i.test(text))).toEqual([]);

  const wanted = tabs.flatMap((_tab, at) => [`before ${at}`, `after ${at}`]);
  const prefs = await readTable<{ id: string }>(page, 'prefs');
  expect(prefs.map((row) => row.id)).toEqual(expect.arrayContaining(wanted));
  const drafts = await readTable<{ form: string }>(page, 'drafts', database);
  expect(drafts.map((row) => row.form)).toEqual(expect.arrayContaining(wanted));
  // What the old release had not sent any more is sent by the new one.
  await expect
    .poll(async () =>
      (await readTable<{ confirmed: boolean }>(page, 'favourites', database)).map((row) => row.confirmed),
    )
    .toEqual([true]);
  await reload(page);
  await expect(firstTile(page)).toBeVisible();
  console.log(
    `upgrade under ${TABS} tabs: lobby after ${openedMs.toFixed(0)} ms, longest wait ${longestMs.toFixed(0)} ms`,
  ); // oxlint-disable-line no-console -- The figures are for the person who runs it.
});
