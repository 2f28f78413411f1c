/**
 * Favorites between the tap and the server. A row says what the player wants and what the server has confirmed; it
 * waits while the two differ, so ten taps on one heart become one call, or none.
 */
import type { Input } from '#contract/define.ts';
import type { games } from '#contract/games.ts';
import { MOST_REPLACED_WISHES } from '#contract/limits.ts';
import { isWaiting } from './favorite-wish.ts';
import type { FavoriteRow, KeptUser, PlayerDatabase } from './player-schema.ts';

/** A confirmed row stays this long, so that an answer which was under way meanwhile does not take the heart back. */
const CONFIRMED_KEPT_MS = 60_000;

/** What is said to the server of a wish. */
export function favoriteChange({ gameId, wanted, key, unanswered = [] }: FavoriteRow): Input<typeof games.gameLike> {
  const replaces = unanswered.filter((earlier) => earlier !== key);
  return { id: gameId, like: wanted ? 1 : 0, ...(replaces.length > 0 && { replaces }) };
}

/** About to be sent: from here on it may have arrived, until an answer says so. The row as it is now, if it is still it. */
export function sending(row: FavoriteRow, sent: FavoriteRow): FavoriteRow {
  const unanswered = row.unanswered ?? [];
  if (row.key !== sent.key || unanswered.includes(row.key)) return row;
  return { ...row, unanswered: [...unanswered, row.key].slice(-MOST_REPLACED_WISHES) };
}

/** The server has taken what was sent; a tap that came meanwhile goes on waiting. */
export function confirmed(row: FavoriteRow, sent: FavoriteRow): FavoriteRow {
  return { ...answered(row, sent), confirmed: sent.wanted, tries: 0 };
}

/** With this one answered, those it has made void can do nothing any more. */
function answered({ unanswered = [], ...row }: FavoriteRow, sent: FavoriteRow): FavoriteRow {
  const left = unanswered.filter((key) => key !== sent.key && !sent.unanswered?.includes(key));
  return left.length > 0 ? { ...row, unanswered: left } : row;
}

/** The server has said no: the heart goes back to what it was. A tap that came meanwhile is another wish. */
export function refused(row: FavoriteRow, sent: FavoriteRow, code: number | undefined): FavoriteRow {
  if (row.key !== sent.key) return answered(row, sent);
  const { refused: _told, ...rest } = answered(row, sent);
  return { ...rest, wanted: row.confirmed, ...(code !== undefined && { refused: code }) };
}

/** Whether a fresh answer of the server speaks of this row as well, so that the row is of no use any more. */
export const isOver = (row: FavoriteRow, atMs: number): boolean =>
  !isWaiting(row) && row.refused === undefined && row.changedAt < atMs - CONFIRMED_KEPT_MS;

/** The player as they are with the favorite that the server has just confirmed. */
export function withLike(kept: KeptUser, { gameId, wanted }: FavoriteRow): KeptUser {
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
export async function waitingFavorites(db: PlayerDatabase): Promise<FavoriteRow[]> {
  const rows = await db.favorites.toArray();
  return rows.filter(isWaiting).toSorted((a, b) => a.changedAt - b.changedAt);
}

/** To be awaited before the first byte goes out: a program that is killed then knows what it may have done. */
export async function noteSending(db: PlayerDatabase, sent: FavoriteRow): Promise<FavoriteRow | undefined> {
  return db.transaction('rw', db.favorites, async () => {
    const row = await db.favorites.get(sent.gameId);
    if (!row || row.key !== sent.key) return undefined;
    const noted = sending(row, sent);
    if (noted !== row) await db.favorites.put(noted);
    return noted;
  });
}

export async function settleFavorite(db: PlayerDatabase, sent: FavoriteRow): Promise<void> {
  await db.transaction('rw', [db.favorites, db.me], async () => {
    const [row, me] = await Promise.all([db.favorites.get(sent.gameId), db.me.get('me')]);
    if (row) await db.favorites.put(confirmed(row, sent));
    if (me) await db.me.put({ ...withLike(me, sent), id: 'me' });
  });
}

/** Without a code nobody is told. */
export async function refuseFavorite(db: PlayerDatabase, sent: FavoriteRow, code?: number): Promise<void> {
  await db.transaction('rw', db.favorites, async () => {
    const row = await db.favorites.get(sent.gameId);
    if (row) await db.favorites.put(refused(row, sent, code));
  });
}

export async function noteFavoriteTry(db: PlayerDatabase, sent: FavoriteRow): Promise<void> {
  await db.favorites.where({ gameId: sent.gameId }).modify((row) => {
    row.tries += 1;
  });
}
