import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sendLogTo } from '#shared/log.ts';
import { openIssuer } from './issuer.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

beforeAll(() => sendLogTo(() => {}));

/** A provider of the operator's, played over its wire. */
const ISSUER = 'https://id.example';
const description = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/authorize`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/jwks`,
  response_types_supported: ['code'],
  id_token_signing_alg_values_supported: ['RS256'],
};

const SECRET = 'a-secret-that-both-of-us-know-0001';

interface Operators {
  claims?: Record<string, unknown>;
  /** What was agreed, what it signs with, and whether with the right key. */
  signing?: 'published-key' | 'shared-secret';
  algorithm?: 'RS256' | 'HS256';
  signedByAnother?: boolean;
}

async function openOperators(operators: Operators = {}) {
  const { claims = {}, signing = 'published-key', algorithm = 'RS256', signedByAnother = false } = operators;
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), alg: 'RS256', kid: 'k' };
  const secret = new TextEncoder().encode(signedByAnother ? `${SECRET}x` : SECRET);
  const key = algorithm === 'HS256' ? secret : (signedByAnother ? other : own).privateKey;
  const usual = { iss: ISSUER, aud: 'us', sub: 'person-1', name: 'Ana', nonce: hash('a-state') };
  const statement = await new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ alg: algorithm, kid: 'k' })
    .setIssuedAt()
    .setExpirationTime((claims['exp'] as number | undefined) ?? '5m')
    .sign(key);
  const answers: Record<string, object> = {
    [`${ISSUER}/.well-known/openid-configuration`]: description,
    [`${ISSUER}/jwks`]: { keys: [jwk] },
    [`${ISSUER}/token`]: { access_token: 'a', token_type: 'Bearer', id_token: statement },
  };
  return new Promise<ReturnType<typeof openIssuer>>((resolve) => {
    const settings = { issuer: new URL(ISSUER), clientId: 'us', clientSecret: SECRET, name: 'Example', signing };
    const provider = openIssuer(
      settings,
      () => resolve(provider),
      async (url) => Response.json(answers[url] ?? {}),
    );
  });
}

const exchange = {
  code: 'c',
  state: 'a-state',
  codeVerifier: randomBytes(32).toString('base64url'),
  origin: 'https://perya.example',
};

test('an operator’s provider is offered once it has said where it is, and believed when it signs', async () => {
  const provider = await openOperators();
  expect(provider.offer()).toEqual({ name: 'Example', authorizeUrl: `${ISSUER}/authorize`, clientId: 'us' });
  expect(await provider.identify(exchange)).toMatchObject({ subject: `${ISSUER} person-1`, name: 'Ana', email: '' });
});

test('one that signs with the secret we share is believed where that was agreed', async () => {
  const provider = await openOperators({ signing: 'shared-secret', algorithm: 'HS256' });
  expect(await provider.identify(exchange)).toMatchObject({ subject: `${ISSUER} person-1` });
});

test.each([
  ['for another visit', { claims: { nonce: hash('another-state') } }],
  ['for another client', { claims: { aud: 'them' } }],
  ['from another issuer', { claims: { iss: 'https://evil.example' } }],
  ['too old', { claims: { exp: 1_600_000_000 } }],
  ['signed by another key', { signedByAnother: true }],
  ['signed with another secret', { signing: 'shared-secret', algorithm: 'HS256', signedByAnother: true }],
  ['signed with a key where a secret was agreed', { signing: 'shared-secret', algorithm: 'RS256' }],
  ['signed with a secret where a key was agreed', { signing: 'published-key', algorithm: 'HS256' }],
] as const)('a statement that is %s is not believed', async (_what, operators) => {
  const provider = await openOperators(operators);
  expect(await provider.identify(exchange)).toBeUndefined();
});
