/** A player of the test's own, made by the calls of sign-up: what one test does to its player no other test sees. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { newAddress } from './new-address.ts';
import { sealerFor } from './seal.ts';

/** What a person types to come in. */
export interface Credentials {
  account: string;
  password: string;
}

/** Its account is the phone that registered. */
export interface NewPlayer extends Credentials {
  id: number;
  /** Of the session that registering has begun. */
  token: string;
}

const GCASH = 2;
const FINGERPRINT = randomBytes(16).toString('hex');

export async function newPlayer(request: APIRequestContext): Promise<NewPlayer> {
  const account = newMobile();
  const password = `pw-${randomBytes(6).toString('hex')}`;
  const { publicKeyId, publicKey } = await post(request, 'anonymous/appConfig', {});
  const seal = sealerFor({ id: String(publicKeyId), publicPem: String(publicKey) });
  await post(request, 'smsSend', { countryCode: '63', mobile: account, type: 0, appId: 'test', channel: 'WEB' });
  const answer = await post(request, 'accountRegist4', {
    account,
    password: seal(password),
    code: await codeSentTo(request, account),
    type: 0,
    countryCode: '63',
  });
  if (answer['errcode'] !== 0) throw new Error(`No player was made: ${JSON.stringify(answer)}`);
  const { id, token } = answer['appUser'] as { id: number; token: string };
  return { account, password, id, token };
}

/** One more place where the player is signed in; returns its token. */
export async function newSession(request: APIRequestContext, { account, password }: Credentials): Promise<string> {
  const { publicKeyId, publicKey } = await post(request, 'anonymous/appConfig', {});
  const seal = sealerFor({ id: String(publicKeyId), publicPem: String(publicKey) });
  const answer = await post(request, 'accountLogin', { account, password: seal(password), type: 0, countryCode: '63' });
  if (answer['errcode'] !== 0) throw new Error(`Nobody came in: ${JSON.stringify(answer)}`);
  return (answer['appUser'] as { token: string }).token;
}

/** A number that no other test has. */
export const newMobile = (): string => `9${String(randomInt(1e9)).padStart(9, '0')}`;

/** The next code goes to this number at once; nobody else's limits are touched. */
export const endCodeWait = (request: APIRequestContext, mobile: string): Promise<unknown> =>
  request.post('/sandbox/limits/clear', { data: { mobile } });

/** The latest code, out of the sandbox's inbox. */
export async function codeSentTo(request: APIRequestContext, mobile: string): Promise<string> {
  const reply = await request.get(`/sandbox/sms?mobile=${mobile}`, { headers: { accept: 'application/json' } });
  const { texts } = (await reply.json()) as { texts: { code: string }[] };
  return texts[0]?.code ?? '';
}

/** A call of a player's beside the page, without a wait of its own. */
export const callAs = ({ token }: Pick<NewPlayer, 'token'>, request: APIRequestContext, call: string, data = {}) =>
  post(request, call, data, { authorization: `Bearer ${token}` });

/** An account that withdrawals of this player go to. */
export async function bindAccount(player: NewPlayer, request: APIRequestContext): Promise<void> {
  const { publicKeyId, publicKey } = await post(request, 'anonymous/appConfig', {});
  const seal = sealerFor({ id: String(publicKeyId), publicPem: String(publicKey) });
  const account = { bankId: GCASH, accountName: 'Maria Santos', cardNum: `0${player.account}` };
  const answer = await callAs(player, request, 'addBankInfo', { ...account, password: seal(player.password) });
  if (answer['errcode'] !== 0) throw new Error(`No account was bound: ${JSON.stringify(answer)}`);
}

async function post(
  request: APIRequestContext,
  call: string,
  data: object,
  more: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const own = { 'idempotency-key': randomUUID(), fingerprint: FINGERPRINT, 'x-forwarded-for': newAddress() };
  const headers = { ...own, ...more };
  const reply = await request.post(`/prod-api-2/app/v1/${call}`, { data, headers });
  return (await reply.json()) as Record<string, unknown>;
}
