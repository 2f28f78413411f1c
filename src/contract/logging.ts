/** What the page tells about itself: client events by the batch, and single actions. Never a name or an amount. */
import * as v from 'valibot';
import { defineCalls } from './define.ts';

export const EVENT_BATCH_LIMIT = 20;
/** Of the events in one batch. With what every call carries it stays below 16 kB, a quarter of what beacons may hold. */
export const EVENT_BATCH_BYTES = 12 * 1024;

const short = v.pipe(v.string(), v.maxLength(64));

export const EventItem = v.looseObject({
  /** Made in the page, so that an event sent twice is stored once. */
  id: v.optional(v.pipe(v.string(), v.uuid())),
  eventTime: v.pipe(v.number(), v.safeInteger()), // Unix seconds.
  eventUserId: v.optional(v.union([v.pipe(v.number(), v.safeInteger()), short])),
  channel: short,
  appId: v.pipe(v.string(), v.maxLength(128)),
  version: short,
  name: v.optional(short),
  /** What happened: a page was opened, or a thing on it was seen or tapped. */
  kind: v.optional(short),
  /** Which one of those that share the name: the number of a game, the pattern of an address. */
  target: v.optional(short),
});
export type EventItem = v.InferOutput<typeof EventItem>;

export const logging = defineCalls(
  {
    eventLog: {
      path: '/app/v1/anonymous/appEventLogClient',
      access: 'anyone',
      effect: 'change',
      policy: { kind: 'sync' },
      repeats: 'by-itself', // Each item has an id, by which the server stores it once.
      request: v.object({ eventList: v.pipe(v.array(EventItem), v.maxLength(EVENT_BATCH_LIMIT)) }),
      answer: v.object({ accepted: v.nullish(v.number(), 0) }),
    },
    actionLog: {
      path: '/app/v1/actionLog',
      access: 'player',
      effect: 'change',
      policy: { kind: 'sync' },
      repeats: 'by-itself', // Each item has an id, by which the server stores it once.
      request: v.object({
        /** Made in the page, so that an action sent twice is stored once. */
        id: v.pipe(v.string(), v.uuid()),
        action: short,
        detail: v.optional(v.pipe(v.record(short, v.pipe(v.string(), v.maxLength(256))), v.maxEntries(16))),
      }),
      answer: v.object({}),
    },
  },
  { mayWait: true },
);
