/** Events wait in the database of the device, and need no session: oldest first, batch by batch. */
import { logging } from '#contract/logging.ts';
import { firstBatch } from '#store/event-batch.ts';
import { waitingEvents } from '#store/events.ts';
import type { EventRow } from '#store/rows.ts';
import { deviceDatabase } from './device-database.ts';
import { drain, type End, type Trigger, type Waiting } from './drain.ts';
import { concludeEvents, mostTries, underWay } from './event-endings.ts';

export const drainEvents = (trigger: Trigger): Promise<End> => drain('events', open, trigger);

async function open(): Promise<Waiting<EventRow[]>> {
  const taken = new Set<string>();
  return {
    next: nextBatch,
    // A beacon of the page that comes meanwhile need not carry them too.
    take: async (rows) => {
      for (const { id } of rows) {
        underWay.add(id);
        taken.add(id);
      }
      return rows;
    },
    // Without a key for the whole: the server knows each event by its id, and a batch is never the same one again.
    callOf: (rows) => ({
      path: logging.eventLog.path,
      body: { eventList: rows.map(({ item }) => item) },
      tries: mostTries(rows),
    }),
    conclude: concludeEvents,
    close: () => {
      for (const id of taken) underWay.delete(id);
    },
  };
}

/** Whatever a beacon is carrying to the server at this moment need not go twice. */
async function nextBatch(): Promise<EventRow[] | undefined> {
  const rows = (await waitingEvents(deviceDatabase())).filter(({ id }) => !underWay.has(id));
  return rows.length > 0 ? rows.slice(0, firstBatch(rows.map(({ item }) => item)).length) : undefined;
}
