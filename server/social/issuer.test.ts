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

async function openOperators(claims: Record<string, unknown>, signedByAnother = false) {
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const key = signedByAnother ? other.privateKey : own.privateKey;
  const jwk = { ...(await exportJWK(own.publicKey)), alg: 'RS256', kid: 'k' };
  const statement = await new SignJWT({
    iss: ISSUER,
    aud: 'us',
    sub: 'person-1',
    name: 'Ana',
    nonce: hash('a-state'),
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuedAt()
    .setExpirationTime((claims['exp'] as number | undefined) ?? '5m')
    .sign(key);
  const answers: Record<string, object> = {
    [`${ISSUER}/.well-known/openid-configuration`]: description,
    [`${ISSUER}/jwks`]: { keys: [jwk] },
    [`${ISSUER}/token`]: { access_token: 'a', token_type: 'Bearer', id_token: statement },
  };
  return new Promise<ReturnType<typeof openIssuer>>((resolve) => {
    const settings = { issuer: new URL(ISSUER), clientId: 'us', clientSecret: 'secret', name: 'Example' };
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
  const provider = await openOperators({});
  expect(provider.offer()).toEqual({ name: 'Example', authorizeUrl: `${ISSUER}/authorize`, clientId: 'us' });
  expect(await provider.identify(exchange)).toMatchObject({ subject: `${ISSUER} person-1`, name: 'Ana', email: '' });
});

test.each([
  ['for another visit', { nonce: hash('another-state') }, false],
  ['for somebody else', { aud: 'them' }, false],
  ['from somebody else', { iss: 'https://evil.example' }, false],
  ['too old', { exp: 1_600_000_000 }, false],
  ['signed by another key', {}, true],
])('a statement that is %s is not believed', async (_what, claims, signedByAnother) => {
  const provider = await openOperators(claims, signedByAnother);
  expect(await provider.identify(exchange)).toBeUndefined();
});
