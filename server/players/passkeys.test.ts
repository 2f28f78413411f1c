import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { SIGN_IN } from '#contract/errcodes.ts';
import { security as rows } from '#contract/security.ts';
import { sendLogTo } from '#shared/log.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { Authenticator } from '../../tests/kit/authenticator.ts';
import { KEPT_OUT } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { clearTries } from '../sql/queries/tries.ts';
import { startSession } from './start-session.ts';

const ORIGIN = 'http://localhost:4173';
const PLACE = { origin: ORIGIN, rpId: 'localhost' };

withDatabase((database) => {
  let server: TestApp;
  let nowMs = Date.UTC(2026, 10, 20, 12);
  let player: { id: number; token: string };
  let stranger: { id: number; token: string };

  const makePlayer = async (account: string) => {
    const made = { created_at: new Date(nowMs), password_hash: 'theirs' };
    const row = { account, account_type: 2, nickname: account, invite_code: account, ...made };
    const { db } = database.current();
    const { id } = await db.insertInto('player').values(row).returning('id').executeTakeFirstOrThrow();
    const place = { fingerprint: 'device-one-0001', device: 'Chrome', now: new Date(nowMs) };
    return { id, token: await startSession(server.services, id, place) };
  };

  beforeAll(async () => {
    sendLogTo(() => {});
    server = await openTestApp(database.current().db, { now: () => new Date(nowMs) });
  });
  beforeEach(async () => {
    const { db } = database.current();
    await clearTries(db);
    await db.deleteFrom('player').execute();
    player = await makePlayer('owner');
    stranger = await makePlayer('stranger');
  });

  const call = async (row: { path: string }, body: object = {}, headers: Record<string, string> = {}) =>
    (await server.call(row.path, body, { origin: ORIGIN, ...headers })).json();
  const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  const refusal = (errcode: number) => expect.objectContaining({ errcode });

  const askToAdd = async (who = player, headers: Record<string, string> = {}) =>
    JSON.parse((await call(rows.passkeyOptions, {}, { ...as(who), ...headers })).options);
  const add = async (device: Authenticator, who = player, headers: Record<string, string> = {}) => {
    const { challenge } = await askToAdd(who, headers);
    const response = device.make({ ...PLACE, challenge });
    return call(rows.addPasskey, { response, name: 'Phone' }, { ...as(who), ...headers });
  };
  const askToSignIn = async () => (await call(rows.passkeySignInOptions)).ceremonyId as string;
  const signIn = async (device: Authenticator, headers: Record<string, string> = {}, place = PLACE) => {
    const challenge = await askToSignIn();
    return call(rows.passkeySignIn, { ceremonyId: challenge, response: device.sign({ ...place, challenge }) }, headers);
  };

  test('only a player who has just signed in may add one', async () => {
    nowMs += 16 * MINUTE_MS;
    expect(await call(rows.passkeyOptions, {}, as(player))).toEqual(refusal(SIGN_IN.notEligible));
  });

  test('the configuration says that this server knows passkeys', async () => {
    expect(await call({ path: '/app/v1/anonymous/appConfig' })).toMatchObject({ passkeys: 1 });
  });

  test('a passkey is added, listed, signs in, and is taken away', async () => {
    const device = new Authenticator();
    expect(await call(rows.passkeys, {}, as(player))).toMatchObject({ errcode: 0, passkeys: [] });
    const listed = { passkeys: [{ id: device.id, name: 'Phone', createdAt: nowMs, lastUsedAt: 0 }] };
    expect(await add(device)).toMatchObject({ errcode: 0, ...listed });
    nowMs += MINUTE_MS;
    const { errcode, appUser } = await signIn(device);
    expect([errcode, appUser.id]).toEqual([0, player.id]);
    expect(await server.services.sessions.find(appUser.token, new Date(nowMs))).toMatchObject({ id: player.id });
    expect((await call(rows.passkeys, {}, as(player))).passkeys[0].lastUsedAt).toBe(nowMs);
    expect(await call(rows.removePasskey, { id: device.id }, as(stranger))).toMatchObject({ passkeys: [] });
    expect(await signIn(device)).toMatchObject({ errcode: 0 });
    expect(await call(rows.removePasskey, { id: device.id }, as(player))).toMatchObject({ passkeys: [] });
    expect(await signIn(device)).toEqual(refusal(SIGN_IN.wrongCredentials));
  });

  test('a device is asked to keep the name with the key, and not to be added twice', async () => {
    const device = new Authenticator();
    await add(device);
    expect(await askToAdd()).toMatchObject({
      rp: { id: 'localhost', name: 'Perya' },
      user: { name: 'owner', displayName: 'owner' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id, transports: ['internal'] }],
      attestation: 'none',
    });
  });

  test('a player keeps ten, however many are added at once', async () => {
    const devices = Array.from({ length: 12 }, () => new Authenticator());
    const answers = await Promise.all(devices.map((device) => add(device)));
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(10);
    expect(answers.filter(({ errcode }) => errcode === SIGN_IN.tooManyTries)).toHaveLength(2);
  });

  test('the same request again has the same end, and any other is refused', async () => {
    const device = new Authenticator(1);
    const { challenge } = await askToAdd();
    const body = { response: device.make({ ...PLACE, challenge }), name: 'Phone' };
    const key = { 'idempotency-key': 'one-and-the-same-key' };
    for (const headers of [key, key]) {
      expect(await call(rows.addPasskey, body, { ...as(player), ...headers })).toMatchObject({ errcode: 0 });
    }
    expect(await call(rows.addPasskey, body, as(player))).toEqual(refusal(SIGN_IN.wrongCredentials));

    const ceremonyId = await askToSignIn();
    const response = device.sign({ ...PLACE, challenge: ceremonyId });
    for (const headers of [key, key]) {
      expect(await call(rows.passkeySignIn, { ceremonyId, response }, headers)).toMatchObject({ errcode: 0 });
    }
    const other = { 'idempotency-key': 'another-key-altogether' };
    expect(await call(rows.passkeySignIn, { ceremonyId, response }, other)).toEqual(refusal(SIGN_IN.wrongCredentials));
  });

  test('a device that was not unlocked signs no player in, and is not added', async () => {
    const device = new Authenticator();
    await add(device);
    device.isUnlocked = false;
    expect(await signIn(device)).toEqual(refusal(SIGN_IN.wrongCredentials));
    const locked = new Authenticator();
    locked.isUnlocked = false;
    expect(await add(locked)).toEqual(refusal(SIGN_IN.wrongCredentials));
    device.isUnlocked = true;
    expect(await signIn(device)).toMatchObject({ errcode: 0 });
  });

  test('a copy of a device that counts is found out', async () => {
    const device = new Authenticator(5);
    await add(device);
    expect(await signIn(device)).toMatchObject({ errcode: 0 });
    device.counter = 4;
    expect(await signIn(device)).toEqual(refusal(SIGN_IN.wrongCredentials));
  });

  test('what was asked of one player adds nothing for another', async () => {
    const { challenge } = await askToAdd(stranger);
    const response = new Authenticator().make({ ...PLACE, challenge });
    expect(await call(rows.addPasskey, { response, name: 'x' }, as(player))).toEqual(refusal(SIGN_IN.wrongCredentials));
  });

  test('a passkey of one player cannot become another’s', async () => {
    const device = new Authenticator();
    await add(device, stranger);
    expect(await add(device, player)).toEqual(refusal(SIGN_IN.wrongCredentials));
    expect((await signIn(device)).appUser.id).toBe(stranger.id);
  });

  test('a player may take four minutes to unlock the phone', async () => {
    const device = new Authenticator();
    await add(device);
    const challenge = await askToSignIn();
    nowMs += 4 * MINUTE_MS;
    const answer = { ceremonyId: challenge, response: device.sign({ ...PLACE, challenge }) };
    expect(await call(rows.passkeySignIn, answer)).toMatchObject({ errcode: 0, appUser: { id: player.id } });
  });

  test('five minutes later it is too late', async () => {
    const device = new Authenticator();
    await add(device);
    const [toAdd, toSignIn] = [await askToAdd(), await askToSignIn()];
    nowMs += 5 * MINUTE_MS;
    const made = new Authenticator().make({ ...PLACE, challenge: toAdd.challenge });
    expect(await call(rows.addPasskey, { response: made, name: 'x' }, as(player))).toEqual(
      refusal(SIGN_IN.wrongCredentials),
    );
    const response = device.sign({ ...PLACE, challenge: toSignIn });
    expect(await call(rows.passkeySignIn, { ceremonyId: toSignIn, response })).toEqual(
      refusal(SIGN_IN.wrongCredentials),
    );
  });

  test.each([
    ['another site', { origin: 'http://localhost.evil', rpId: 'localhost' }],
    ['another port than the page', { origin: 'http://localhost:9999', rpId: 'localhost' }],
    ['another name', { origin: ORIGIN, rpId: 'evil.test' }],
  ])('what was signed for %s is refused', async (_what, place) => {
    const device = new Authenticator();
    await add(device);
    expect(await signIn(device, {}, place)).toEqual(refusal(SIGN_IN.wrongCredentials));
  });

  test('a certificate that nobody asked for is refused unread', async () => {
    const { challenge } = await askToAdd();
    const certified = { fmt: 'packed', attStmt: { alg: -7, sig: Buffer.alloc(8), x5c: [Buffer.alloc(64)] } };
    const response = new Authenticator().make({ ...PLACE, challenge }, certified);
    expect(await call(rows.addPasskey, { response, name: 'x' }, as(player))).toEqual(refusal(SIGN_IN.wrongCredentials));
  });

  test.each([
    '{}',
    'null',
    '[]',
    '"x"',
    '{"id":1}',
    '{"__proto__":{}}',
    'not JSON',
    '{"id":"a","rawId":"a","type":"public-key","response":{"clientDataJSON":"AAAA","attestationObject":"AAAA","authenticatorData":"AAAA","signature":"AAAA"}}',
  ])('the answer %s is refused', async (response) => {
    const ceremonyId = await askToSignIn();
    expect(await call(rows.passkeySignIn, { ceremonyId, response })).toEqual(refusal(SIGN_IN.wrongCredentials));
    expect(await call(rows.addPasskey, { response, name: 'x' }, as(player))).toEqual(refusal(SIGN_IN.wrongCredentials));
  });

  test.each([{ origin: 'http://evil.test' }, { origin: 'http://127.0.0.1:4173' }, { origin: 'http://perya.test' }])(
    'there are no passkeys for a page at $origin',
    async ({ origin }) => {
      const { errcode } = PROTOCOL_ERRORS.invalid;
      expect(await call(rows.passkeyOptions, {}, { ...as(player), origin })).toMatchObject({ errcode });
      expect(await call(rows.passkeySignInOptions, {}, { origin })).toMatchObject({ errcode });
    },
  );

  test.each(KEPT_OUT)('a player who is %j is refused with %i, as with a password', async (columns, errcode) => {
    const device = new Authenticator();
    await add(device);
    await database.current().db.updateTable('player').set(columns).where('id', '=', player.id).execute();
    expect(await signIn(device)).toEqual(refusal(errcode));
  });

  test('a real server knows passkeys only once its operator has said where it stands', async () => {
    const unnamed = await openTestApp(database.current().db, { sandbox: false });
    const config = async (from: TestApp) => (await from.call('/app/v1/anonymous/appConfig')).json();
    expect(await config(unnamed)).toMatchObject({ passkeys: 0 });
    const here = { origin: 'http://perya.test' };
    expect(await (await unnamed.call(rows.passkeySignInOptions.path, {}, here)).json()).toMatchObject({
      errcode: 9002,
    });
    const origin = 'https://perya.example';
    const named = await openTestApp(database.current().db, { sandbox: false, publicOrigins: [origin] });
    expect(await config(named)).toMatchObject({ passkeys: 1 });
    const { options } = await (await named.call(rows.passkeySignInOptions.path, {}, { origin })).json();
    expect(JSON.parse(options).rpId).toBe('perya.example');
  });
});
