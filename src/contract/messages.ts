/** What the page and the service worker say to each other, and the marks they leave on a reply. */
import * as v from 'valibot';

/** On a reply that the service worker took from its store: when it was kept, in milliseconds since 1970. */
export const STORED_AT_HEADER = 'x-stored-at';

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
