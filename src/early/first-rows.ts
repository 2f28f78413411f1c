/**
 * Reads home's first rows straight from the database, beside the loading program: the same tables that Dexie keeps,
 * without waiting for Dexie. It only ever reads, and an unexpected layout ends in nothing.
 */
import type { Banner } from '#contract/entities/config.ts';
import type { Brand, GameType } from '#contract/entities/game.ts';
import { activeTypes } from '#contract/game-rules.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import type { Lobby } from '#store/queries.ts';
import { type ConfigRow, isWholeBanner, isWholeConfig, type SessionRow } from '#store/rows.ts';
import { type GameRow, gamesOn } from '#store/shelves.ts';
import { HOT_INDEX, PUBLIC_DATABASE } from '#store/layout.ts';
import { openExisting, settled } from './raw-database.ts';

const HOT_AND_SHOWN = [1, 0];

interface FirstRows {
  lobby: Lobby | undefined;
  session: SessionRow | undefined;
}

export async function readFirstRows(): Promise<FirstRows | undefined> {
  let db: IDBDatabase | undefined;
  try {
    db = await openExisting(PUBLIC_DATABASE);
    const tables = db.transaction(['config', 'types', 'brands', 'banners', 'games', 'session']);
    const range = IDBKeyRange.bound(HOT_AND_SHOWN, [...HOT_AND_SHOWN, []]);
    const [row, types, brands, banners, hotRows, session] = await Promise.all([
      settled<ConfigRow | undefined>(tables.objectStore('config').get('current')),
      settled<GameType[]>(tables.objectStore('types').getAll()),
      settled<Brand[]>(tables.objectStore('brands').getAll()),
      settled<Banner[]>(tables.objectStore('banners').getAll()),
      settled<GameRow[]>(tables.objectStore('games').index(HOT_INDEX).getAll(range)),
      settled<SessionRow | undefined>(tables.objectStore('session').get('current')),
    ]);
    const hot = gamesOn(hotRows);
    const lobby = isWholeConfig(row)
      ? {
          config: row.config,
          savedAt: row.savedAt,
          types: activeTypes(types),
          brands,
          banners: banners.filter(isWholeBanner),
          hotGames: hot.slice(0, HOT_LIMIT),
          hotCount: hot.length,
        }
      : undefined;
    return { lobby, session };
  } catch {
    return undefined; // No database, an empty one, or an older layout: the program finds out what is the matter.
  } finally {
    db?.close(); // Left open after a failure it would stand in the way of the upgrade that mends it.
  }
}
