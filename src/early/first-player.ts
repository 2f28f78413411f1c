import { isWhole } from '#store/favorite-wish.ts';
import type { FavoriteRow, FirstPlayer, KeptUser } from '#store/player-schema.ts';
import { hashedDatabaseName } from '#store/layout.ts';
import { isWholePlayer, type SessionRow } from '#store/rows.ts';
import { openExisting, settled } from './raw-database.ts';

const TOKEN = 'ACCESS_TOKEN';

/** Reads who is signed in, so that their name and balance stand in the first frame. A row of another session is nobody's. */
export async function readFirstPlayer(session: SessionRow | undefined): Promise<FirstPlayer | undefined> {
  if (!session || localStorage.getItem(TOKEN) !== session.token) return undefined;
  let db: IDBDatabase | undefined;
  try {
    db = await openExisting(await hashedDatabaseName(session.playerId, crypto.subtle));
    const tables = db.transaction(['me', 'favourites', 'facts']);
    const [kept, wishes, hidden] = await Promise.all([
      settled<KeptUser | undefined>(tables.objectStore('me').get('me')),
      settled<FavoriteRow[]>(tables.objectStore('favourites').getAll()),
      settled<{ value: number[] } | undefined>(tables.objectStore('facts').get('hiddenOffers')),
    ]);
    return isWholePlayer(kept) ? { kept, wishes: wishes.filter(isWhole), hidden: hidden?.value ?? [] } : undefined;
  } catch {
    return undefined; // Gone, of an older layout, or at an http address, which has no hash: the program finds out.
  } finally {
    db?.close();
  }
}
