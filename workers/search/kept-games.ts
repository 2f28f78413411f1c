/** Reads the games of this device's database here, so that unpacking thousands of rows holds up no tap. */
import { openDB } from 'idb';
import type { Brand, Game } from '#contract/entities/game.ts';
import { unshelve } from '#store/shelves.ts';

export interface Listed {
  games: Game[];
  brands: Brand[];
}

export async function readKeptGames(database: string): Promise<Listed> {
  const db = await openDB(database, undefined, {
    // Opening makes a database. One that is not there yet is the page's to make, with all its tables.
    upgrade(_db, _from, _to, transaction) {
      // Who asks hears of it from the opening that fails.
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });
  try {
    const [rows, brands] = await Promise.all([db.getAll('games'), db.getAll('brands')]);
    return { games: unshelve(rows), brands };
  } finally {
    // What stays open would keep a newer version of the app from changing the tables.
    db.close();
  }
}
