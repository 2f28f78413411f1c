/** On a reply that the service worker took from its store: when it was kept, in milliseconds since 1970. */
export const STORED_AT_HEADER = 'x-stored-at';

/** What came over the wire, before anything of it is believed. */
export interface RawReply {
  isOk: boolean;
  status: number;
  storedAt: number;
  body: unknown;
}
