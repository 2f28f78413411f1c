/** Events of the page until the server has acknowledged them. The page writes them, the service worker settles them. */
import type { EventItem } from '#contract/logging.ts';
import { newKey } from '#shared/new-key.ts';
import type { KeptEvents } from './queries.ts';
import type { EventRow } from './rows.ts';
import type { PublicDatabase } from './schema.ts';

/** Beyond this the oldest go: events tell how the app is used, and a phone that is never online must not fill up. */
const MOST_EVENTS = 500;

type Named = Pick<EventRow, 'id'>;

export async function addEvents(db: PublicDatabase, items: EventItem[]): Promise<void> {
  await db.transaction('rw', db.events, async () => {
    await db.events.bulkPut(items.map((item) => ({ id: item.id ?? newKey(), item, tries: 0 })));
    const excess = (await db.events.count()) - MOST_EVENTS;
    if (excess > 0) await settleEvents(db, await waitingEvents(db, excess));
  });
}

/** Oldest first: the table itself is in the order of random ids, and never too long to be sorted. */
export async function waitingEvents(db: PublicDatabase, limit = MOST_EVENTS): Promise<EventRow[]> {
  const rows = await db.events.toArray();
  return rows.toSorted((a, b) => a.item.eventTime - b.item.eventTime).slice(0, limit);
}

export async function settleEvents(db: PublicDatabase, rows: readonly Named[]): Promise<void> {
  await db.events.bulkDelete(rows.map((row) => row.id));
}

export async function noteTry(db: PublicDatabase, rows: readonly Named[]): Promise<void> {
  // Changed where it lies: what was given out may have been disowned or settled meanwhile.
  await db.events
    .where('id')
    .anyOf(rows.map((row) => row.id))
    .modify((row) => {
      row.tries += 1;
    });
}

/** What a player has done stays countable when they leave this device, and says no longer who it was. */
export async function disownEvents(db: PublicDatabase): Promise<void> {
  await db.events.toCollection().modify((row) => {
    delete row.item.eventUserId;
  });
}

/** The same for the page. */
export const eventsOf = (db: PublicDatabase): KeptEvents => ({
  add: (items) => addEvents(db, items),
  oldest: async (limit) => (await waitingEvents(db, limit)).map(({ id, item }) => ({ ...item, id })),
  settled: async (ids) => {
    const rows = await db.events.bulkGet(ids);
    return new Set(ids.filter((_id, at) => rows[at] === undefined));
  },
  settle: (ids) =>
    settleEvents(
      db,
      ids.map((id) => ({ id })),
    ),
});
