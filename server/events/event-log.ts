/** Takes in what the page tells of what was opened, seen and tapped. */
import { randomUUID } from 'node:crypto';
import type { EventItem, logging } from '#contract/logging.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { Handler } from '../call/handler.ts';
import { busy } from '../call/result.ts';
import { eventsFrom } from '../players/tries.ts';
import { insertEvents } from '../sql/queries/events.ts';
import { countTry } from '../sql/queries/tries.ts';
import type { NewRow } from '../sql/tables.ts';

/** Acknowledges every event, stored now or before, because the page keeps each until it is acknowledged. */
export const eventLog: Handler<typeof logging.eventLog> = async ({ input, network, now, db }) => {
  if (!(await countTry(db, eventsFrom(network), now))) return busy;
  const rows = input.eventList.map((event) => toRow(event, now));
  await insertEvents(db, rows);
  return { ok: true, value: { accepted: rows.length } };
};

const LONGEST_AGE_MS = 400 * DAY_MS;

function toRow(event: EventItem, now: Date): NewRow<'event_log'> {
  const { id = randomUUID(), eventTime, eventUserId, channel, appId, version, ...body } = event;
  return {
    id,
    event_time: believable(eventTime, now),
    user_id: eventUserId === undefined ? null : String(eventUserId),
    channel,
    app_id: appId,
    version,
    body: JSON.stringify(body),
  };
}

/** A phone's clock may be years off; such an event counts as having happened when it arrived. */
function believable(eventTime: number, now: Date): Date {
  const atMs = eventTime * 1000;
  return Math.abs(now.getTime() - atMs) <= LONGEST_AGE_MS ? new Date(atMs) : now;
}
