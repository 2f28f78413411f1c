/**
 * Sends the favourites that wait in the database of whoever is signed in now, with the token that is theirs now: a
 * token from the time of the tap may have ended. A refused wish goes back, and the page says so.
 */
import { GAME } from '#contract/errcodes.ts';
import { games } from '#contract/games.ts';
import { log } from '#shared/log.ts';
import { likeOf } from '#store/favourite-wish.ts';
import {
  noteFavouriteTry,
  noteSending,
  refuseFavourite,
  settleFavourite,
  waitingFavourites,
} from '#store/favourites.ts';
import { type FavouriteRow, openExistingPlayerDatabase, type PlayerDatabase } from '#store/player-schema.ts';
import type { SessionRow } from '#store/rows.ts';
import { PublicDatabase } from '#store/schema.ts';
import { type Ending, nextStep } from './next-step.ts';
import { post } from './post.ts';

const LOCK = 'drain-favourites';
/** A thumb that goes on tapping must not keep this program busy for ever. */
const MOST_CALLS = 100;

type End = 'done' | 'unfinished';

export function drainFavourites(): Promise<End> {
  return navigator.locks.request(LOCK, async () => {
    const device = new PublicDatabase();
    const session = await device.session.get('current').finally(() => device.close());
    if (!session) return 'done';
    const db = await openExistingPlayerDatabase(session.playerId);
    if (!db) return 'done';
    // Closed again each time: an open database would stand in the way of its deletion at sign-out.
    return drainAll(db, session).finally(() => db.close());
  });
}

async function drainAll(db: PlayerDatabase, session: SessionRow): Promise<End> {
  for (let count = 0; count < MOST_CALLS; count++) {
    const [next] = await waitingFavourites(db);
    if (!next) return 'done';
    const row = await noteSending(db, next);
    // Tapped again in this very moment: what is wanted now is looked at anew.
    if (!row) continue;
    const ending = await attempt(row, session);
    const step = nextStep(ending, row.tries);
    if (step.do === 'settle') await settleFavourite(db, row);
    else if (step.do === 'park') await park(db, row, ending);
    else {
      await noteFavouriteTry(db, row);
      // Without a session there is nothing to try again before the next sign-in, which sends by itself.
      return step.do === 'await-session' ? 'done' : 'unfinished';
    }
  }
  return 'unfinished';
}

async function park(db: PlayerDatabase, row: FavouriteRow, ending: Ending): Promise<void> {
  const code = ending.kind === 'answered' ? (ending.errcode ?? 0) : 0;
  log.info('favourite refused', { code });
  await refuseFavourite(db, row, code === GAME.likeRefused ? undefined : code);
}

const attempt = (row: FavouriteRow, { token }: SessionRow): Promise<Ending> =>
  post(games.gameLike.path, { authorization: `Bearer ${token}`, 'idempotency-key': row.key }, likeOf(row));
