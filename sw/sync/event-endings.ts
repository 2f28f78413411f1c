/** What becomes of the events that were sent, by a beacon of the page or from the store. */
import { log } from '#shared/log.ts';
import { noteTry, settleEvents } from '#store/events.ts';
import { savePause } from '#store/pauses.ts';
import type { EventRow } from '#store/rows.ts';
import type { PublicDatabase } from '#store/schema.ts';
import { type Ending, nextStep } from './next-step.ts';

/** The ids of the events that beacons are carrying at this moment. */
export const underWay = new Set<string>();

type Sent = Pick<EventRow, 'id' | 'tries'>;

export async function concludeEvents(
  db: PublicDatabase,
  sent: readonly Sent[],
  ending: Ending,
): Promise<'done' | 'unfinished'> {
  const step = nextStep(ending, Math.max(0, ...sent.map(({ tries }) => tries)));
  if (step.do === 'retry' || step.do === 'await-session') {
    await noteTry(db, sent);
    // Nobody's session stands in the way of an event, so its end here is a fault like another.
    const { afterMs = 0, isAsked = false } = step.do === 'retry' ? step : {};
    await savePause(db, 'events', { untilMs: Date.now() + afterMs, isAsked });
    return 'unfinished';
  }
  // A refused batch would be refused again; it is of no use to the player, so it is only logged.
  if (step.do === 'park') log.error('events refused', { events: sent.length });
  await settleEvents(db, sent);
  await savePause(db, 'events', undefined);
  return 'done';
}
