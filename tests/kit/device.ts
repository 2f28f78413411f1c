/** What the app has put down on the device, read behind its back: caches, tables and small facts. */
import { expect, type Page } from '@playwright/test';
import { missingForOffline } from './testers/offline-ready.ts';

const DATABASE = 'perya';

/**
 * Waits until everything is on the device that a visit without network needs: the shell, the configuration and its
 * list under the service worker, the same in the tables, and the picture of every tile on the screen.
 */
export async function offlineReady(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(missingForOffline, DATABASE)).toEqual([]);
}

/** The addresses in one of the service worker's caches: "shell", "api", "icons" or "pictures". */
export function cachedUrls(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url.slice(location.origin.length)),
    cache,
  );
}

export function cachedText(page: Page, url: string): Promise<string | undefined> {
  return page.evaluate(async (key) => (await caches.match(key))?.text(), url);
}

/** All rows of a table, read without Dexie. */
export function readTable<Row>(page: Page, table: string, database = DATABASE): Promise<Row[]> {
  return page.evaluate(readRows, { database, table }) as Promise<Row[]>;
}

/** The games of the list that is kept: a row of their table is a shelf of up to fifty of one type. */
export async function keptGames(page: Page): Promise<object[]> {
  const rows = await readTable<{ typeId?: number; games?: object[] }>(page, 'games');
  return rows.flatMap(({ typeId, games = [] }) => (typeId === undefined ? [] : games));
}

/** An answer is on the screen before it is on the device: only from here on it outlives a reload without a network. */
export async function answerIsKept(page: Page, path: RegExp): Promise<void> {
  const kept = async (): Promise<string> => {
    const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
    const own = names.filter((name) => name === DATABASE || name.startsWith(`${DATABASE}-u-`));
    const rows = await Promise.all(own.map((name) => readTable<{ path: string }>(page, 'answers', name)));
    return (
      rows
        .flat()
        .map((row) => row.path)
        .find((one) => path.test(one)) ?? ''
    );
  };
  await expect.poll(kept).toMatch(path);
}

export const storedFact = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Everything this device holds, as one text: storages, every row of every database, every cached reply. */
export function dumpDevice(page: Page): Promise<string> {
  return page.evaluate(dumpAll);
}

/** Runs in the page, as all functions below: they may use nothing from outside themselves. */
async function readRows({ database, table }: { database: string; table: string }): Promise<unknown[]> {
  const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const db = await settled(indexedDB.open(database));
  const rows = await settled(db.transaction(table).objectStore(table).getAll());
  db.close();
  return rows;
}

async function dumpAll(): Promise<string> {
  const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const storages = [localStorage, sessionStorage].flatMap((storage) =>
    Object.keys(storage).map((key) => `${key} ${storage.getItem(key)}`),
  );
  const parts = [document.documentElement.outerHTML, ...storages];
  /** One that the app has deleted meanwhile must not be made anew by looking into it. */
  const openExisting = (name: string): Promise<IDBDatabase | undefined> => {
    const opening = indexedDB.open(name);
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    return settled(opening).catch(() => undefined);
  };
  for (const { name } of await indexedDB.databases()) {
    const db = await openExisting(name ?? '');
    if (!db) continue;
    for (const table of db.objectStoreNames) {
      const rows = db.transaction(table).objectStore(table);
      parts.push(
        `${name} ${table}`,
        JSON.stringify(await settled(rows.getAllKeys())),
        JSON.stringify(await settled(rows.getAll())),
      );
    }
    db.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const reply = await cache.match(request);
      const isText = /json|html/.test(reply?.headers.get('content-type') ?? '');
      parts.push(request.url, isText ? ((await reply?.text()) ?? '') : '');
    }
  }
  return parts.join('\n');
}
