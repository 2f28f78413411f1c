/** Sends the events that wait in the store: one drainer at a time for the whole device, oldest first, batch by batch. */
import { logging } from '#contract/logging.ts';
import { firstBatch } from '#store/event-batch.ts';
import { waitingEvents } from '#store/events.ts';
import { mustWait, readPause } from '#store/pauses.ts';
import type { EventRow } from '#store/rows.ts';
import type { PublicDatabase } from '#store/schema.ts';
import { deviceDatabase } from './device-database.ts';
import { concludeEvents, underWay } from './event-endings.ts';
import type { Ending } from './next-step.ts';
import { post } from './post.ts';

const LOCK = 'drain-events';
const MOST_BATCHES = 25;

/** What has made the service worker try. */
export interface Trigger {
  isTimely: boolean;
  /** Calls back with the token whose session is over, as the server has just said. */
  onLostSession?: (token: string) => Promise<void>;
}

type End = 'done' | 'unfinished';

export async function drainEvents({ isTimely }: Trigger): Promise<End> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? drainAll(isTimely) : 'done'));
}

async function drainAll(isTimely: boolean): Promise<End> {
  const db = deviceDatabase();
  if (mustWait(await readPause(db, 'events'), { nowMs: Date.now(), isTimely })) return 'unfinished';
  for (let count = 0; count < MOST_BATCHES; count++) {
    const rows = await nextRows(db);
    if (rows.length === 0) return 'done';
    if ((await concludeEvents(db, rows, await attempt(rows))) === 'unfinished') return 'unfinished';
  }
  return 'unfinished';
}

/** Whatever a beacon is carrying to the server at this moment need not go twice. */
async function nextRows(db: PublicDatabase): Promise<EventRow[]> {
  const rows = (await waitingEvents(db)).filter(({ id }) => !underWay.has(id));
  return rows.slice(0, firstBatch(rows.map(({ item }) => item)).length);
}

/** Without a key for the whole: the server knows each event by its id, and a batch is never the same one again. */
const attempt = (rows: EventRow[]): Promise<Ending> =>
  post(logging.eventLog.path, {}, { eventList: rows.map((row) => row.item) });
