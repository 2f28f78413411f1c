/** The page that a person is sent to, and what comes of their answer. It sends people back to our own page only. */
import * as v from 'valibot';
import { RETURN_PATH } from '../../social/exchange.ts';
import { readForm } from '../read-form.ts';
import type { Codes } from './codes.ts';
import { sendConsentPage, sendMistake } from './consent-page.ts';
import { people } from './people.ts';

export const CLIENT_ID = 'perya-sandbox';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(512));
const Asked = v.object({
  response_type: v.literal('code', 'Only a code can be asked for (response_type=code).'),
  client_id: v.literal(CLIENT_ID, 'This client is not known here (client_id).'),
  redirect_uri: v.pipe(text, v.url('There is no way back (redirect_uri).')),
  scope: v.pipe(
    text,
    v.check((scope) => scope.split(' ').includes('openid'), 'Nothing is asked for (scope).'),
  ),
  state: text,
  nonce: text,
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'The challenge is missing (code_challenge).')),
  code_challenge_method: v.literal('S256', 'Only hashed challenges are taken (code_challenge_method=S256).'),
});
type Asked = v.InferOutput<typeof Asked>;

export async function showConsent(request: Request): Promise<Response> {
  const asked = readAsked(request, new URL(request.url).searchParams);
  return typeof asked === 'string' ? sendMistake(asked) : sendConsentPage(asked);
}

export async function takeConsent(request: Request, codes: Codes, now: Date): Promise<Response> {
  const form = await readForm(request);
  const asked = readAsked(request, form ?? new Map());
  if (typeof asked === 'string') return sendMistake(asked);
  const back = new URL(asked.redirect_uri);
  back.searchParams.set('state', asked.state);
  const person = people.find(({ sub }) => sub === form?.get('person'));
  if (form?.get('answer') === 'allow' && person) {
    const { redirect_uri: redirectUri, nonce, code_challenge: challenge } = asked;
    back.searchParams.set('code', codes.grant({ person, redirectUri, nonce, challenge }, now));
  } else {
    back.searchParams.set('error', 'access_denied');
  }
  return new Response(null, { status: 303, headers: { location: back.href } });
}

/** A sentence when it is asked in a way that cannot be answered; then nobody is sent anywhere. */
function readAsked(request: Request, from: Iterable<[string, string]>): Asked | string {
  const read = v.safeParse(Asked, Object.fromEntries(from));
  if (!read.success) return read.issues[0].message;
  const back = new URL(read.output.redirect_uri);
  const isOurs =
    back.host === new URL(request.url).host && back.pathname === RETURN_PATH && /^https?:$/.test(back.protocol);
  return isOurs ? read.output : 'The way back leads elsewhere (redirect_uri).';
}
