/** On a reply that the service worker took from its store: when it was kept, in milliseconds since 1970. */
export const STORED_AT_HEADER = 'x-stored-at';

/** On a stored reply, when a Wi-Fi or a proxy on the way gave an answer in the server's place. */
export const FOREIGN_HEADER = 'x-foreign-line';

/** The status that the web has for it, which few use. */
const NETWORK_WANTS_SIGN_IN = 511;

/**
 * Whether something other than the server has answered, as a Wi-Fi does that wants a sign-in first: with a page, or a
 * redirect, which no call of this API ever is. A server that fails has a status for it.
 */
export const isForeign = ({ type, status, headers }: Reply): boolean =>
  type === 'opaqueredirect' ||
  status === NETWORK_WANTS_SIGN_IN ||
  headers.has(FOREIGN_HEADER) ||
  (status < 500 && !headers.get('content-type')?.includes('json'));

/** As much of the browser's own as is needed here. */
interface Reply {
  type: string;
  status: number;
  headers: { has(name: string): boolean; get(name: string): string | null };
}

/** What came over the wire, before anything of it is believed. */
export interface RawReply {
  isOk: boolean;
  status: number;
  storedAt: number;
  isForeign: boolean;
  /** How long the server asks to be left alone. */
  askedMs?: number;
  /** When it was given, by the clock of who gave it. */
  saidAt?: number;
  body: unknown;
}
