/** What the app keeps on this device, read behind its back, and taken away as phones do. */
import { setTimeout as pause } from 'node:timers/promises';

import type { BrowserContext, Page } from '@playwright/test';
import { openBarePage, withSomePage } from './some-page.ts';

/** The app's own: everything public, and one for the player who is signed in. */
const PUBLIC = 'perya';
const PLAYERS = 'perya-u-';

/** Longer than the longest table takes on a busy machine. */
const ASKED_AGAIN_MS = 2_000;

interface Found {
  rows: unknown[];
  /** Every table there is, for a message to a test that has asked for another one. */
  tables: string[];
  /** Whether the app has made its public tables. */
  isOpened: boolean;
}

export class Store {
  readonly #context: BrowserContext;
  readonly #origin: string;

  constructor(context: BrowserContext, origin: string) {
    this.#context = context;
    this.#origin = origin;
  }

  /** All rows of a table, public or of the player who is signed in; none where the app has not opened it yet. */
  async read<Row = Record<string, unknown>>(table: string): Promise<Row[]> {
    const found = await withSomePage(this.#context, this.#origin, (page) =>
      untilAnswered(() => page.evaluate(readRows, { table, database: PUBLIC, players: PLAYERS })),
    );
    if (found.isOpened && !found.tables.includes(table) && !OF_PLAYERS.has(table)) {
      throw new Error(`No table is called ${table}. There are: ${found.tables.join(', ')}.`);
    }
    return found.rows as Row[];
  }

  /**
   * Databases and caches are gone, as on an iPhone that needs the room, whether a page is open or not. Chromium closes
   * what is open as a phone does; elsewhere they are deleted from a page, which the app may refuse for a moment.
   */
  async evict(): Promise<void> {
    const page = await openBarePage(this.#context, this.#origin);
    const hasGone = (await forgetByDevtools(page, this.#origin)) || (await page.evaluate(deleteAll));
    await untilAnswered(() => page.evaluate(async () => (await indexedDB.databases()).length));
    await page.close();
    if (!hasGone) throw new Error('A database could not be deleted: a page holds it open.');
  }
}

/** Not there for a guest. */
const OF_PLAYERS = new Set(['favourites', 'me', 'answers', 'facts', 'asked', 'drafts', 'letters', 'tickets']);

/** False where the browser is another one. */
async function forgetByDevtools(page: Page, origin: string): Promise<boolean> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return false;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage' });
  return true;
}

/**
 * Chromium says that an origin is cleared a moment before it is, and never answers what it is asked in that moment. So it is
 * asked again.
 */
async function untilAnswered<Value>(ask: () => Promise<Value>): Promise<Value> {
  const late = Symbol('late');
  for (;;) {
    const asked = ask();
    const answer = await Promise.race([asked, pause(ASKED_AGAIN_MS, late)]);
    if (answer !== late) return answer;
    // Its page may close before Chromium answers.
    asked.catch(() => {});
  }
}

/** Runs in the page, as the function below: they may use nothing from outside themselves. */
async function readRows(asked: { table: string; database: string; players: string }): Promise<Found> {
  const { table, database, players } = asked;
  const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  /** Undefined for one that has gone meanwhile: to look must not make it anew. */
  const open = (name: string): Promise<IDBDatabase | undefined> => {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    return settled<IDBDatabase>(request).catch(() => undefined);
  };
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  const found: Found = { rows: [], tables: [], isOpened: false };
  for (const name of names.filter((name) => name === database || name.startsWith(players))) {
    const db = await open(name);
    if (!db) continue;
    // A sign-out deletes it, and must not have to wait for us.
    db.addEventListener('versionchange', () => db.close());
    found.tables.push(...db.objectStoreNames);
    found.isOpened ||= name === database;
    if (db.objectStoreNames.contains(table)) {
      found.rows.push(...(await settled(db.transaction(table).objectStore(table).getAll())));
    }
    db.close();
  }
  return found;
}

async function deleteAll(): Promise<boolean> {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  const deleted = await Promise.all(
    names.map(
      (name) =>
        new Promise<boolean>((resolve) => {
          const request = indexedDB.deleteDatabase(name);
          request.addEventListener('success', () => resolve(true));
          request.addEventListener('error', () => resolve(false));
          setTimeout(() => resolve(false), 5_000);
        }),
    ),
  );
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  return deleted.every(Boolean);
}
