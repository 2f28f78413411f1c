/**
 * A sign-in provider of our own, for trying out social sign-in without any account anywhere. It speaks real OpenID
 * Connect, so that the server's half is the same as with a real one, and it vouches for nobody who exists.
 */
import { createHash } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sendJson } from '../../http/answer.ts';
import { readForm } from '../read-form.ts';
import { CLIENT_ID, showConsent, takeConsent } from './authorize.ts';
import { type Codes, makeCodes } from './codes.ts';

export interface SandboxIssuer {
  answer: (request: Request) => Promise<Response>;
}

export const ISSUER_PATH = '/sandbox/oidc';
export const AUTHORIZE_PATH = `${ISSUER_PATH}/authorize`;
/** Known to every reader of this file: it guards nothing that is real. */
export const CLIENT_SECRET = 'known-to-everybody';

const ALGORITHM = 'ES256';
const KEY_ID = 'sandbox';

interface Keys {
  privateKey: CryptoKey;
  jwk: object;
}

export function makeSandboxIssuer(now: () => Date): SandboxIssuer {
  const codes = makeCodes();
  let keys: Promise<Keys> | undefined;
  const pages: Record<string, (request: Request) => Promise<Response>> = {
    'GET /.well-known/openid-configuration': async ({ url }) => sendJson(describe(new URL(url).origin)),
    'GET /jwks': async () => sendJson({ keys: [(await (keys ??= makeKeys())).jwk] }),
    'GET /authorize': showConsent,
    'POST /authorize': (request) => takeConsent(request, codes, now()),
    'POST /token': async (request) => sendToken(request, codes, { now: now(), keys: await (keys ??= makeKeys()) }),
  };
  return {
    answer: async (request) => {
      const path = new URL(request.url).pathname.slice(ISSUER_PATH.length);
      const page = pages[`${request.method === 'HEAD' ? 'GET' : request.method} ${path}`];
      return page ? page(request) : sendJson({ error: 'There is no such page in the sandbox.' }, 404);
    },
  };
}

const issuerAt = (origin: string): string => origin + ISSUER_PATH;

export function describe(origin: string) {
  const issuer = issuerAt(origin);
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [ALGORITHM],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  };
}

async function makeKeys(): Promise<Keys> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' } };
}

/** Times in a statement are the machine's own, like those of any other site, however the tester has set our clock. */
const LIFE = '5m';

async function sendToken(request: Request, codes: Codes, { now, keys }: { now: Date; keys: Keys }): Promise<Response> {
  const form = await readForm(request);
  if (!form || !isOurClient(request, form)) return sendJson({ error: 'invalid_client' }, 401);
  if (form.get('grant_type') !== 'authorization_code') return sendJson({ error: 'unsupported_grant_type' }, 400);
  const granted = codes.use(form.get('code') ?? '', now);
  const isAsked =
    granted?.redirectUri === form.get('redirect_uri') && granted?.challenge === hash(form.get('code_verifier') ?? '');
  if (!granted || !isAsked) return sendJson({ error: 'invalid_grant' }, 400);
  const { sub, name, email } = granted.person;
  const statement = await new SignJWT({ nonce: granted.nonce, name, email })
    .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
    .setIssuer(issuerAt(new URL(request.url).origin))
    .setAudience(CLIENT_ID)
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime(LIFE)
    .sign(keys.privateKey);
  return sendJson({ access_token: 'opens-nothing', token_type: 'Bearer', expires_in: 60, id_token: statement });
}

function isOurClient(request: Request, form: ReadonlyMap<string, string>): boolean {
  const [scheme, given = ''] = (request.headers.get('authorization') ?? '').split(' ');
  if (scheme === 'Basic') return Buffer.from(given, 'base64').toString() === `${CLIENT_ID}:${CLIENT_SECRET}`;
  return form.get('client_id') === CLIENT_ID && form.get('client_secret') === CLIENT_SECRET;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
