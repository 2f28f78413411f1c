/** Whom a passkey is made for: the place where the page stands. A passkey made for one place opens nothing at another. */
import { isIP } from 'node:net';
import type { OwnOrigin } from '../http/own-origin.ts';

export interface RelyingParty {
  id: string;
  origin: string;
}

export type RelyingPartyOf = (request: Request) => RelyingParty | undefined;

/** Undefined where no passkey can be: browsers make none for a bare address or an unprotected page. */
export const relyingPartyBy =
  (ownOrigin: OwnOrigin): RelyingPartyOf =>
  (request) => {
    const origin = ownOrigin(request);
    if (origin === undefined) return undefined;
    const { hostname, protocol } = new URL(origin);
    const isProtected = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
    if (!isProtected || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return undefined;
    return { id: hostname, origin };
  };
