/**
 * Sends the time-out or the exclusion that a page could not send before it was closed: once under its key, and before
 * anything else of its player. A page that is open sends its own, and tells the player what the server has said.
 */
import * as v from 'valibot';
import { care } from '#contract/care.ts';
import { games } from '#contract/games.ts';
import { StopToSend } from '#contract/messages.ts';
import { markOf } from '#shared/mark-of.ts';
import { mustWait, readPause, savePause } from '#store/pauses.ts';
import { isAnyPageOpen } from '../tell-pages.ts';
import { deviceDatabase } from './device-database.ts';
import type { Trigger } from './drain.ts';
import { nextStep } from './next-step.ts';
import { post } from './post.ts';

const LOCK = 'drain-stop';
const KEPT = 'stop';

type End = 'done' | 'unfinished';

/** Undefined where nothing waits any more. */
export async function keepStop(stop: StopToSend | undefined): Promise<void> {
  const { prefs } = deviceDatabase();
  if (stop) await prefs.put({ id: KEPT, value: JSON.stringify(stop) });
  else await prefs.delete(KEPT);
}

export const drainStop = (trigger: Trigger): Promise<End> =>
  navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? send(trigger) : 'done'));

async function send({ isTimely, onLostSession }: Trigger): Promise<End> {
  const db = deviceDatabase();
  const [stop, session] = [await readStop(), await db.session.get('current')];
  // Another player's waits for that player.
  if (!stop || !session || stop.of !== markOf(String(session.playerId))) return 'done';
  if (await isAnyPageOpen()) return 'unfinished';
  if (mustWait(await readPause(db, 'stop'), { nowMs: Date.now(), isTimely })) return 'unfinished';
  const [row, body] =
    stop.kind === 'exclusion'
      ? [care.excludeSelf, { months: stop.length }]
      : [games.takeBreak, { minutes: stop.length }];
  const ending = await post(row.path, { authorization: `Bearer ${session.token}`, 'idempotency-key': stop.key }, body);
  const step = nextStep(ending, 0);
  await savePause(
    db,
    'stop',
    step.do === 'retry' ? { untilMs: Date.now() + step.afterMs, isAsked: step.isAsked } : undefined,
  );
  if (step.do === 'await-session') await onLostSession?.(session.token);
  if (step.do === 'retry') return 'unfinished';
  // A longer one may have taken its place meanwhile.
  if ((await readStop())?.key === stop.key) await keepStop(undefined);
  return 'done';
}

async function readStop(): Promise<StopToSend | undefined> {
  const kept = await deviceDatabase().prefs.get(KEPT);
  try {
    const stop = kept && v.parse(StopToSend, JSON.parse(kept.value));
    return stop && stop.until > Date.now() ? stop : undefined;
  } catch {
    return undefined; // Damaged: the page has its own.
  }
}
