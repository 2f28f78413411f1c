/**
 * Sends the time-out or the exclusion that a page could not send before it was closed: once under its key, and before
 * anything else of its player. A page that is looked at sends its own, and tells the player what the server has said.
 */
import * as v from 'valibot';
import { care } from '#contract/care.ts';
import { games } from '#contract/games.ts';
import { StopToSend } from '#contract/messages.ts';
import { markOf } from '#shared/mark-of.ts';
import { isAnyPageSeen } from '../tell-pages.ts';
import { deviceDatabase } from './device-database.ts';
import { drain, type End, type Trigger, type Waiting } from './drain.ts';

const KEPT = 'stop';

export const drainStop = (trigger: Trigger): Promise<End> => drain('stop', open, trigger);

/** Undefined where nothing waits any more. */
export async function keepStop(stop: StopToSend | undefined): Promise<void> {
  const { prefs } = deviceDatabase();
  if (stop) await prefs.put({ id: KEPT, value: JSON.stringify(stop) });
  else await prefs.delete(KEPT);
}

async function open(): Promise<Waiting<StopToSend> | undefined> {
  const session = await deviceDatabase().session.get('current');
  if (!session) return undefined;
  const mark = markOf(String(session.playerId));
  return {
    token: session.token,
    async next() {
      const stop = await readStop();
      // Another player's waits for that player.
      return stop?.of === mark ? stop : undefined;
    },
    isHeld: isAnyPageSeen,
    callOf: ({ kind, length, key }) => ({
      ...(kind === 'exclusion'
        ? { path: care.excludeSelf.path, body: { months: length } }
        : { path: games.takeBreak.path, body: { minutes: length } }),
      key,
      tries: 0,
    }),
    async conclude({ key }, step) {
      // A longer one may have taken its place meanwhile. The page has its own, and sends it after the next log-in.
      if (step.do !== 'retry' && (await readStop())?.key === key) await keepStop(undefined);
    },
  };
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
