/**
 * Sign-in by another site that vouches for a person (OpenID Connect). What comes back counts only if this very tab asked
 * for it: the state must be the one that was sent, and the server checks the verifier and the nonce that hang on it.
 */
import type { SocialLogin } from '#contract/entities/config.ts';
import type { Input } from '#contract/define.ts';
import type { session as rows } from '#contract/session.ts';
import { paths } from '#paths';
import { fingerprintNow } from '../device/fingerprint.ts';
import { phoneInfo } from './sign-up-fields.ts';
import { readVisit, removeVisit, writeVisit } from '../device/visit.ts';

const SCOPE = 'profile openid email';
const SECRET_BYTES = 32;

export async function leaveForSocialLogin({ authorizeUrl, clientId }: SocialLogin): Promise<void> {
  const state = randomText();
  const verifier = randomText();
  writeVisit('socialLogin', { state, verifier });
  const address = new URL(authorizeUrl, location.origin);
  const asked = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: location.origin + paths.login(),
    scope: SCOPE,
    state,
    nonce: await hash(state),
    code_challenge: await hash(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  // Nothing but a page of the web may be left for, whatever a configuration says.
  if (address.protocol === 'https:' || address.origin === location.origin) location.assign(address);
}

export type SocialReturn = { kind: 'none' } | { kind: 'refused' } | { kind: 'code'; code: string; state: string };

/** What the address says of a person who comes back; a state that this tab has not sent is a refusal. */
export function readSocialReturn(search: string): SocialReturn {
  const returned = new URLSearchParams(search);
  const [code, state] = [returned.get('code'), returned.get('state')];
  if (state === null) return { kind: 'none' };
  if (code === null || readVisit('socialLogin')?.state !== state) return { kind: 'refused' };
  return { kind: 'code', code, state };
}

export async function socialInput(code: string, state: string): Promise<Input<typeof rows.lineLogin>> {
  const codeVerifier = readVisit('socialLogin')?.verifier ?? '';
  removeVisit('socialLogin');
  return { code, state, codeVerifier, uuid: await fingerprintNow(), phoneinfoJsonModel: await phoneInfo() };
}

const randomText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

async function hash(text: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
