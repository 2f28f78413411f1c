/**
 * Sign-in by another site that vouches for a person (OpenID Connect). What comes back counts only if this very tab asked
 * for it: the state must be the one that was sent, and the server checks the verifier and the nonce that hang on it.
 */
import type { SocialLogin } from '#contract/entities/config.ts';
import type { Input } from '#contract/define.ts';
import type { security } from '#contract/security.ts';
import type { session as rows } from '#contract/session.ts';
import { paths } from '#paths';
import { fingerprintNow } from '../device/fingerprint.ts';
import { phoneInfo } from './sign-up-fields.ts';
import { readVisit, removeVisit, writeVisit } from '../device/visit.ts';

const SCOPE = 'profile openid email';
const SECRET_BYTES = 32;

export const leaveForSocialLogin = (site: SocialLogin): Promise<void> => leave(site, { state: randomText() });

/** To link an account there to the player who is logged in: the server has made the state for this session alone. */
export const leaveToLink = (site: SocialLogin, state: string): Promise<void> => leave(site, { state, links: true });

async function leave(
  { authorizeUrl, clientId }: SocialLogin,
  { state, ...why }: { state: string; links?: true },
): Promise<void> {
  const verifier = randomText();
  writeVisit('socialLogin', { state, verifier, ...why });
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

export type SocialPurpose = 'log-in' | 'link';

export type SocialReturn = { kind: 'none' | 'refused' | 'canceled' } | { kind: 'code'; code: string; state: string };

/** What the address says of a person who comes back; a state that this tab has not sent, or sent for something else, is a refusal. */
export function readSocialReturn(search: string, purpose: SocialPurpose): SocialReturn {
  const returned = new URLSearchParams(search);
  const [code, state] = [returned.get('code'), returned.get('state')];
  if (state === null) return { kind: 'none' };
  const sent = readVisit('socialLogin');
  const isAsked = sent?.state === state && (sent.links === true) === (purpose === 'link');
  if (isAsked && returned.get('error') === 'access_denied') return { kind: 'canceled' };
  if (code === null || !isAsked) return { kind: 'refused' };
  return { kind: 'code', code, state };
}

/** Every site sends people back to the log-in form, where a player has nothing to do: the address at which they go on linking. */
export function addressToLink(search: string): string | undefined {
  const isBack = new URLSearchParams(search).has('state') && readVisit('socialLogin')?.links === true;
  return isBack ? paths.profileInfo() + search : undefined;
}

export async function socialInput(code: string, state: string): Promise<Input<typeof rows.lineLogin>> {
  return { ...proofOf(code, state), uuid: await fingerprintNow(), phoneinfoJsonModel: await phoneInfo() };
}

/** Good once: the verifier is forgotten. */
export function proofOf(code: string, state: string): Input<typeof security.linkSocial> {
  const codeVerifier = readVisit('socialLogin')?.verifier ?? '';
  removeVisit('socialLogin');
  return { code, state, codeVerifier };
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
