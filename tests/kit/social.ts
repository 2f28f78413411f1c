/** A visit that leaves for the sandbox's other site and comes back with a code. */
import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

export const PAGE = 'http://perya.test';
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
export const random = (): string => randomBytes(32).toString('base64url');

/** What a page keeps between leaving and coming back. */
export const newVisit = (state = random()) => ({ state, codeVerifier: random() });
export type Visit = ReturnType<typeof newVisit>;

export const askedBy = ({ state, codeVerifier }: Visit, changes: Record<string, string> = {}) => ({
  response_type: 'code',
  client_id: 'perya-sandbox',
  redirect_uri: `${PAGE}/login`,
  scope: 'profile openid email',
  state,
  nonce: hash(state),
  code_challenge: hash(codeVerifier),
  code_challenge_method: 'S256',
  ...changes,
});

/** A person at the other site says yes or no. */
export const consentAt = (
  server: TestApp,
  asked: Record<string, string>,
  answer: Record<string, string>,
  headers: object = {},
) =>
  server.app.fetch(
    new Request(`${PAGE}/sandbox/oidc/authorize`, {
      method: 'POST',
      body: new URLSearchParams({ ...asked, ...answer }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: PAGE, ...headers },
    }),
  );

export async function codeAt(server: TestApp, visit: Visit, person: string): Promise<string> {
  const { headers } = await consentAt(server, askedBy(visit), { person, answer: 'allow' });
  const back = new URL(headers.get('location') ?? '');
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([`${PAGE}/login`, visit.state]);
  return back.searchParams.get('code') ?? '';
}
