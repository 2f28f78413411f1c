/** What the page says to the service worker. */
import * as v from 'valibot';

/** From the page to the service worker. */
export const ToWorker = v.variant('kind', [
  /** The player agreed to the new version. */
  v.object({ kind: v.literal('activate') }),
  /** What the page learned before a service worker stood between it and the server. */
  v.object({ kind: v.literal('keep-config'), reply: v.unknown() }),
  v.object({ kind: v.literal('keep-icons'), urls: v.array(v.string()) }),
  /** Something waits in the store to be sent. */
  v.object({ kind: v.literal('drain') }),
]);
export type ToWorker = v.InferOutput<typeof ToWorker>;
