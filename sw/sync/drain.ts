/** Sends what waits in the store: one drainer at a time for the whole device, oldest first, in bounded batches. */
import { EVENT_BATCH_LIMIT, logging } from '#contract/logging.ts';
import { log } from '#shared/log.ts';
import { noteTry, settleEvents, waitingEvents } from '#store/events.ts';
import type { EventRow } from '#store/rows.ts';
import { PublicDatabase } from '#store/schema.ts';
import { type Ending, nextStep } from './next-step.ts';
import { post } from './post.ts';

const LOCK = 'drain-events';
const MOST_BATCHES = 25;

let database: PublicDatabase | undefined;

export async function drainEvents(): Promise<'done' | 'unfinished'> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? drainAll() : 'done'));
}

async function drainAll(): Promise<'done' | 'unfinished'> {
  database ??= new PublicDatabase();
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const rows = await waitingEvents(database, EVENT_BATCH_LIMIT);
    if (rows.length === 0) return 'done';
    const step = nextStep(await attempt(rows), Math.max(...rows.map((row) => row.tries)));
    if (step.do === 'retry' || step.do === 'await-session') {
      await noteTry(database, rows);
      return 'unfinished';
    }
    // A refused batch would be refused again; it is of no use to the player, so it is only logged.
    if (step.do === 'park') log.error('events refused', { events: rows.length });
    await settleEvents(database, rows);
  }
  return 'unfinished';
}

const attempt = (rows: EventRow[]): Promise<Ending> =>
  post(logging.eventLog.path, {}, { eventList: rows.map((row) => row.item) });
