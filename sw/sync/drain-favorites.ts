/**
 * Sends the favorites that wait in the database of the player who is signed in, with the token they have now: a
 * token from the time of the tap may have ended. A refused wish goes back, and the page says so.
 */
import { GAME } from '#contract/errcodes.ts';
import { games } from '#contract/games.ts';
import { log } from '#shared/log.ts';
import { favoriteChange } from '#store/favorite-wish.ts';
import { noteFavoriteTry, noteSending, refuseFavorite, settleFavorite, waitingFavorites } from '#store/favorites.ts';
import { type FavoriteRow, openExistingPlayerDatabase, type PlayerDatabase } from '#store/player-schema.ts';
import { mustWait, type Pause, readPause, savePause } from '#store/pauses.ts';
import type { SessionRow } from '#store/rows.ts';
import { deviceDatabase } from './device-database.ts';
import type { Trigger } from './drain.ts';
import { type Ending, nextStep, type Step } from './next-step.ts';
import { post } from './post.ts';

const LOCK = 'drain-favourites'; // As the service workers that have shipped call it.
/** A thumb that goes on tapping must not keep this program busy for ever. */
const MOST_CALLS = 100;

type End = 'done' | 'unfinished';

export function drainFavorites(trigger: Trigger): Promise<End> {
  return navigator.locks.request(LOCK, async () => {
    const session = await deviceDatabase().session.get('current');
    if (!session) return 'done';
    const db = await openExistingPlayerDatabase(session.playerId);
    if (!db) return 'done';
    // Closed again each time: an open database would stand in the way of its deletion at sign-out.
    return drainAll(db, session, trigger).finally(() => db.close());
  });
}

async function drainAll(db: PlayerDatabase, session: SessionRow, trigger: Trigger): Promise<End> {
  let pause = await readPause(deviceDatabase(), 'favourites');
  for (let count = 0; count < MOST_CALLS; count++) {
    const [next] = await waitingFavorites(db);
    if (!next) return 'done';
    if (mustWait(pause, { nowMs: Date.now(), isTimely: trigger.isTimely })) return 'unfinished';
    const row = await noteSending(db, next);
    // Tapped again in this very moment: what is wanted now is looked at anew.
    if (!row) continue;
    const ending = await attempt(row, session);
    const step = nextStep(ending, row.tries);
    pause = await pauseAfter(step, pause);
    if (step.do === 'settle') await settleFavorite(db, row);
    else if (step.do === 'park') await park(db, row, ending);
    else {
      await noteFavoriteTry(db, row);
      if (step.do === 'await-session') await trigger.onLostSession?.(session.token);
      // Without a session there is nothing to try again before the next sign-in, which sends by itself.
      return step.do === 'await-session' ? 'done' : 'unfinished';
    }
  }
  return 'unfinished';
}

async function pauseAfter(step: Step, before: Pause | undefined): Promise<Pause | undefined> {
  const pause = step.do === 'retry' ? { untilMs: Date.now() + step.afterMs, isAsked: step.isAsked } : undefined;
  if (pause || before) await savePause(deviceDatabase(), 'favourites', pause);
  return pause;
}

async function park(db: PlayerDatabase, row: FavoriteRow, ending: Ending): Promise<void> {
  const code = ending.kind === 'answered' ? (ending.errcode ?? 0) : 0;
  log.info('favorite refused', { code });
  await refuseFavorite(db, row, code === GAME.likeRefused ? undefined : code);
}

const attempt = (row: FavoriteRow, { token }: SessionRow): Promise<Ending> =>
  post(games.gameLike.path, { authorization: `Bearer ${token}`, 'idempotency-key': row.key }, favoriteChange(row));
