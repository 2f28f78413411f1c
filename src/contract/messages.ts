/** What the page and the service worker say to each other. */
import * as v from 'valibot';
import { API_PREFIX } from './envelope.ts';

/** Under this address the service worker keeps the configuration, without its list of games. */
export const KEPT_CONFIG = `${API_PREFIX}/kept/config`;

/** A time-out in minutes or an exclusion in months (0 is for good) that the server does not have yet. */
export const StopToSend = v.object({
  kind: v.picklist(['timeOut', 'exclusion']),
  length: v.number(),
  key: v.string(),
  /** The mark of its player. */
  of: v.string(),
  until: v.number(),
});
export type StopToSend = v.InferOutput<typeof StopToSend>;

/** From the page to the service worker. */
export const ToWorker = v.union([
  /** The player agreed to the new version. */
  v.object({ kind: v.literal('activate') }),
  /** The page was on its way while the service worker took over its pages, and was left out. */
  v.object({ kind: v.literal('take-over') }),
  /** What the page learned before a service worker stood between it and the server. */
  v.object({ kind: v.literal('keep-config'), reply: v.unknown() }),
  v.object({ kind: v.literal('keep-pictures'), urls: v.array(v.string()) }),
  /**
   * Something waits in the store to be sent. Told over a port when it has gone, or was tried. Timely where there is a
   * reason to try now: a tap, or a line that is back.
   */
  v.object({ kind: v.literal('drain'), isTimely: v.optional(v.boolean(), true) }),
  /** To be sent when the page is gone; without one, nothing waits any more. */
  v.object({ kind: v.literal('keep-stop'), stop: v.optional(StopToSend) }),
  /** The line is tried again: what it has not answered for a while is waited for no longer. */
  v.object({ kind: v.literal('let-go') }),
  /** Which build this is; told over a port. */
  v.object({ kind: v.literal('tell-build') }),
]);
export type ToWorker = v.InferInput<typeof ToWorker>;

/** From the service worker to its pages. */
export const FromWorker = v.union([
  /** A picture that this page has asked for came over the network, and not from this device. */
  v.object({ kind: v.literal('picture-fetched'), url: v.string() }),
  /** What was sent with this token was answered that its session is over. */
  v.object({ kind: v.literal('session-lost'), token: v.string() }),
  /** The player has tapped what their phone has told them. */
  v.object({ kind: v.literal('go-to'), address: v.string() }),
]);
export type FromWorker = v.InferOutput<typeof FromWorker>;
