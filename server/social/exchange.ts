/**
 * The server's half of OpenID Connect: a code becomes a signed statement of who the guest is. The statement counts only
 * if it is from the right issuer, for us, fresh, signed, and made for the very visit that asked for it.
 */
import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import { log } from '#shared/log.ts';
import type { Exchange } from './provider.ts';

/** What a statement says; a name and an address it may leave out. */
export interface Vouched {
  issuer: string;
  sub: string;
  name: string;
  email: string;
}

/** Throws at a statement that is not signed as it should be; for providers whose keys are not published. */
type CheckSignature = (statement: string) => Promise<unknown>;

/** Where every provider sends people back to, on whatever origin the page stands. */
export const RETURN_PATH = '/login';

/** As RFC 7636 has it. */
const VERIFIER = /^[\w.~-]{43,128}$/;

export async function exchangeCode(
  provider: oidc.Configuration,
  { code, state, codeVerifier, origin }: Exchange,
  checkSignature: CheckSignature = async () => undefined,
): Promise<Vouched | undefined> {
  if (!VERIFIER.test(codeVerifier)) return undefined;
  const returned = new URL(RETURN_PATH, origin);
  returned.searchParams.set('code', code);
  returned.searchParams.set('state', state);
  try {
    const tokens = await oidc.authorizationCodeGrant(provider, returned, {
      pkceCodeVerifier: codeVerifier,
      // That it is the state of this visit, only the page can know; the nonce in the statement hangs on it.
      expectedState: state,
      expectedNonce: nonceOf(state),
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || tokens.id_token === undefined) return undefined;
    await checkSignature(tokens.id_token);
    return { issuer: claims.iss, sub: claims.sub, name: textOf(claims['name']), email: textOf(claims['email']) };
  } catch (error) {
    // A wrong code, a wrong statement, or a provider that does not answer: nothing vouches for the guest.
    log.info('social sign-in refused', { reason: reasonOf(error) });
    return undefined;
  }
}

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');

const nonceOf = (state: string): string => createHash('sha256').update(state).digest('base64url');

/** Only the kind of the error: its text may quote what was sent. */
function reasonOf(error: unknown): string {
  if (error instanceof oidc.ResponseBodyError) return error.error;
  return error instanceof Error ? `${error.name} ${String(Reflect.get(error, 'code') ?? '')}`.trim() : 'unknown';
}
