/**
 * Favorites wait in the database of the player who is logged in, and go with the token of this moment: a token from the
 * time of the tap may have ended. A refused wish goes back, and the page says so.
 */
import { GAME } from '#contract/errcodes.ts';
import { games } from '#contract/games.ts';
import { log } from '#shared/log.ts';
import {
  favoriteChange,
  noteFavoriteTry,
  noteSending,
  refuseFavorite,
  settleFavorite,
  waitingFavorites,
} from '#store/favorites.ts';
import { type FavoriteRow, openExistingPlayerDatabase, type PlayerDatabase } from '#store/player-schema.ts';
import { deviceDatabase } from './device-database.ts';
import { drain, type End, type Trigger, type Waiting } from './drain.ts';
import type { Ending } from './next-step.ts';

export const drainFavorites = (trigger: Trigger): Promise<End> => drain('favourites', open, trigger);

async function open(): Promise<Waiting<FavoriteRow> | undefined> {
  const session = await deviceDatabase().session.get('current');
  const db = session && (await openExistingPlayerDatabase(session.playerId));
  if (!db) return undefined;
  return {
    token: session.token,
    next: async () => (await waitingFavorites(db))[0],
    take: (row) => noteSending(db, row),
    callOf: (row) => ({ path: games.gameLike.path, key: row.key, body: favoriteChange(row), tries: row.tries }),
    async conclude(row, step, ending) {
      if (step.do === 'settle') await settleFavorite(db, row);
      else if (step.do === 'park') await park(db, row, ending);
      else await noteFavoriteTry(db, row);
    },
    // An open database would stand in the way of its deletion at log-out.
    close: () => db.close(),
  };
}

async function park(db: PlayerDatabase, row: FavoriteRow, ending: Ending): Promise<void> {
  const code = ending.kind === 'answered' ? (ending.errcode ?? 0) : 0;
  log.info('favorite refused', { code });
  await refuseFavorite(db, row, code === GAME.likeRefused ? undefined : code);
}
