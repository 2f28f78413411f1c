/**
 * Favourites between the tap and the server. A row says what the player wants and what the server has confirmed; it
 * waits while the two differ, so ten taps on one heart become one call, or none.
 */
import { isWaiting } from './favourite-wish.ts';
import type { FavouriteRow, KeptUser, PlayerDatabase } from './player-schema.ts';

/** A confirmed row stays this long, so that an answer which was under way meanwhile does not take the heart back. */
const CONFIRMED_KEPT_MS = 60_000;

/** The server has taken what was sent; a tap that came meanwhile goes on waiting. */
export function confirmed(row: FavouriteRow, sent: FavouriteRow): FavouriteRow {
  return { ...row, confirmed: sent.wanted, tries: 0 };
}

/** The server has said no: the heart goes back to what it was. A tap that came meanwhile is another wish. */
export function refused(row: FavouriteRow, sent: FavouriteRow, code: number | undefined): FavouriteRow {
  if (row.key !== sent.key) return row;
  const { refused: _told, ...rest } = row;
  return { ...rest, wanted: row.confirmed, ...(code !== undefined && { refused: code }) };
}

/** Whether a fresh answer of the server speaks of this row as well, so that the row is of no use any more. */
export const isOver = (row: FavouriteRow, atMs: number): boolean =>
  !isWaiting(row) && row.refused === undefined && row.changedAt < atMs - CONFIRMED_KEPT_MS;

/** The player as they are with the favourite that the server has just confirmed. */
export function withLike(kept: KeptUser, { gameId, wanted }: FavouriteRow): KeptUser {
  const data = kept.user.appGameDataUser ?? {};
  const gameLikes = { ...(data as GameData).gameLikes, [gameId]: wanted ? 1 : 0 };
  return { ...kept, user: { ...kept.user, appGameDataUser: { ...data, gameLikes } } };
}

/** The player with a game as the one they played last; the history is in the order of play, the oldest first. */
export function withStart(kept: KeptUser, gameId: number): KeptUser {
  const data = kept.user.appGameDataUser ?? {};
  const before = (data as GameData).gameHistory ?? [];
  const gameHistory = [...before.filter((id) => id !== gameId), gameId];
  return { ...kept, user: { ...kept.user, appGameDataUser: { ...data, gameHistory } } };
}

interface GameData {
  gameLikes?: Record<string, 0 | 1>;
  gameHistory?: number[];
}

/** Oldest first. */
export async function waitingFavourites(db: PlayerDatabase): Promise<FavouriteRow[]> {
  const rows = await db.favourites.toArray();
  return rows.filter(isWaiting).toSorted((a, b) => a.changedAt - b.changedAt);
}

export async function settleFavourite(db: PlayerDatabase, sent: FavouriteRow): Promise<void> {
  await db.transaction('rw', [db.favourites, db.me], async () => {
    const [row, me] = await Promise.all([db.favourites.get(sent.gameId), db.me.get('me')]);
    if (row) await db.favourites.put(confirmed(row, sent));
    if (me) await db.me.put({ ...withLike(me, sent), id: 'me' });
  });
}

/** Without a code nobody is told. */
export async function refuseFavourite(db: PlayerDatabase, sent: FavouriteRow, code?: number): Promise<void> {
  await db.transaction('rw', db.favourites, async () => {
    const row = await db.favourites.get(sent.gameId);
    if (row) await db.favourites.put(refused(row, sent, code));
  });
}

export async function noteFavouriteTry(db: PlayerDatabase, sent: FavouriteRow): Promise<void> {
  await db.favourites.where({ gameId: sent.gameId }).modify((row) => {
    row.tries += 1;
  });
}
