/**
 * How long nothing of a kind is sent after a try that failed. It is kept, because the browser ends the service worker
 * in between, and the next one must not begin anew with a server that has asked for time.
 */
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import type { PublicDatabase } from './schema.ts';

/** As the kept rows call them: these names have shipped. */
export type SendingOf = 'events' | 'favourites' | 'stop';

export interface Pause {
  untilMs: number; // Since 1970.
  /** The server has named the time itself; otherwise it is our own guess. */
  isAsked: boolean;
}

/** A server may ask for so much, and our own guess comes on top. */
export const LONGEST_ASKED_MS = HOUR_MS;
export const LONGEST_GUESS_MS = 5 * MINUTE_MS;
/** No pause is longer. One that seems to be was written before the phone's clock was put back. */
export const LONGEST_PAUSE_MS = LONGEST_ASKED_MS + LONGEST_GUESS_MS;

const keyOf = (sending: SendingOf): string => `pause-${sending}`;

export async function savePause(db: PublicDatabase, sending: SendingOf, pause: Pause | undefined): Promise<void> {
  if (pause) await db.prefs.put({ id: keyOf(sending), value: JSON.stringify(pause) });
  else await db.prefs.delete(keyOf(sending));
}

export async function readPause(db: PublicDatabase, sending: SendingOf): Promise<Pause | undefined> {
  const row = await db.prefs.get(keyOf(sending));
  try {
    return row && (JSON.parse(row.value) as Pause);
  } catch {
    return undefined; // Damaged: it must not keep what waits here for ever.
  }
}

/** Whether a try has to wait. A reason to try now overrules our own guess, and never the server's word. */
export function mustWait(pause: Pause | undefined, { nowMs, isTimely }: { nowMs: number; isTimely: boolean }): boolean {
  if (!pause) return false;
  const leftMs = pause.untilMs - nowMs;
  return leftMs > 0 && leftMs <= LONGEST_PAUSE_MS && (pause.isAsked || !isTimely);
}
