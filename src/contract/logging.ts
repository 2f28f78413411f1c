/** What the page tells about itself: client events by the batch, and single actions. Never a name or an amount. */
import * as v from 'valibot';
import { defineCalls } from './define.ts';

export const EVENT_BATCH_LIMIT = 20;

export const EventItem = v.looseObject({
  /** Made in the page, so that an event sent twice is stored once. */
  id: v.optional(v.pipe(v.string(), v.uuid())),
  eventTime: v.pipe(v.number(), v.integer()), // Unix seconds.
  eventUserId: v.optional(v.union([v.number(), v.string()])),
  channel: v.string(),
  appId: v.string(),
  version: v.string(),
  name: v.optional(v.string()),
});
export type EventItem = v.InferOutput<typeof EventItem>;

export const logging = defineCalls({
  eventLog: {
    path: '/app/v1/anonymous/appEventLogClient',
    access: 'anyone',
    effect: 'change',
    policy: { kind: 'sync' },
    request: v.object({ eventList: v.pipe(v.array(EventItem), v.maxLength(EVENT_BATCH_LIMIT)) }),
    answer: v.object({ accepted: v.optional(v.number(), 0) }),
  },
  actionLog: {
    path: '/app/v1/actionLog',
    access: 'player',
    effect: 'change',
    policy: { kind: 'sync' },
    request: v.object({
      action: v.pipe(v.string(), v.maxLength(64)),
      detail: v.optional(v.record(v.string(), v.string())),
    }),
    answer: v.object({}),
  },
});
