/**
 * Reads home's first rows straight from the database, beside the loading program: the same tables that Dexie keeps,
 * without waiting for Dexie. It only ever reads, and an unexpected layout ends in nothing.
 */
import type { Brand, Game, GameType } from '#contract/entities/game.ts';
import { activeTypes } from '#contract/game-rules.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import type { Lobby } from '#store/queries.ts';
import type { ConfigRow } from '#store/rows.ts';
import { HOT_INDEX, PUBLIC_DATABASE } from '#store/layout.ts';

const HOT_AND_SHOWN = [1, 0];

export async function readFirstRows(): Promise<Lobby | undefined> {
  let db: IDBDatabase | undefined;
  try {
    db = await open();
    const tables = db.transaction(['config', 'types', 'brands', 'games']);
    const hot = tables.objectStore('games').index(HOT_INDEX);
    const range = IDBKeyRange.bound(HOT_AND_SHOWN, [...HOT_AND_SHOWN, []]);
    const [row, types, brands, hotGames, hotCount] = await Promise.all([
      settled<ConfigRow | undefined>(tables.objectStore('config').get('current')),
      settled<GameType[]>(tables.objectStore('types').getAll()),
      settled<Brand[]>(tables.objectStore('brands').getAll()),
      settled<Game[]>(hot.getAll(range, HOT_LIMIT)),
      settled<number>(hot.count(range)),
    ]);
    return row && { config: row.config, savedAt: row.savedAt, types: activeTypes(types), brands, hotGames, hotCount };
  } catch {
    return undefined; // No database, an empty one, or an older layout: the program finds out what is the matter.
  } finally {
    db?.close(); // Left open after a failure it would stand in the way of the upgrade that mends it.
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(PUBLIC_DATABASE);
  // A database that is not there yet is not made here, or it would lack every table.
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  return settled(request);
}

function settled<Value>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as Value));
    request.addEventListener('error', () => reject(request.error));
  });
}
