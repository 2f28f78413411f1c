import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SIGN_IN } from '#contract/errcodes.ts';
import { session as rows } from '#contract/session.ts';
import { sendLogTo } from '#shared/log.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { KEPT_OUT } from '../../tests/kit/players.ts';
import { askedBy, codeAt, consentAt, newVisit, PAGE, random, type Visit } from '../../tests/kit/social.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { clearTries } from '../sql/queries/tries.ts';

withDatabase((database) => {
  let server: TestApp;
  let nowMs = Date.UTC(2026, 10, 20, 12);

  beforeAll(async () => {
    sendLogTo(() => {});
    server = await openTestApp(database.current().db, { now: () => new Date(nowMs) });
  });
  beforeEach(() => clearTries(database.current().db));

  const open = (asked: Record<string, string>) =>
    server.app.fetch(new Request(`${PAGE}/sandbox/oidc/authorize?${new URLSearchParams(asked)}`));
  const consent = (asked: Record<string, string>, answer: Record<string, string>, headers: object = {}) =>
    consentAt(server, asked, answer, headers);
  const codeFor = (visit: Visit, person = 'ana') => codeAt(server, visit, person);
  const bring = async (visit: Visit, code: string, headers: Record<string, string> = {}) =>
    (await server.call(rows.lineLogin.path, { ...visit, code, uuid: 'u' }, { origin: PAGE, ...headers })).json();
  const signIn = async (person: string) => {
    const visit = newVisit();
    return bring(visit, await codeFor(visit, person));
  };
  const refusal = (errcode: number) => expect.objectContaining({ errcode });

  test('the configuration says where to go', async () => {
    const config = await (await server.call('/app/v1/anonymous/appConfig')).json();
    expect(config.socialLogin).toEqual({
      name: 'LINE',
      authorizeUrl: '/sandbox/oidc/authorize',
      clientId: 'perya-sandbox',
    });
  });

  test('[AUTH-15] who comes back with a code is signed in, and is the same player the next time', async () => {
    const first = await signIn('ana');
    expect(first).toMatchObject({ errcode: 0, appUser: { nickname: 'Ana Reyes', lineAccount: 'sandbox ana' } });
    expect(await server.services.sessions.find(first.appUser.token, new Date(nowMs))).toMatchObject({
      id: first.appUser.id,
    });
    expect((await signIn('ana')).appUser.id).toBe(first.appUser.id);
    expect((await signIn('ben')).appUser.id).not.toBe(first.appUser.id);
  });

  test('the consent page says that it is a sandbox, and asks in three names', async () => {
    const html = await (await open(askedBy(newVisit()))).text();
    expect(html).toContain('Nothing here is real');
    expect(html.match(/type="radio"/g)).toHaveLength(3);
  });

  test('a guest who cancels comes back without a code', async () => {
    const visit = newVisit();
    const { headers } = await consent(askedBy(visit), { person: 'ana', answer: 'cancel' });
    expect(headers.get('location')).toBe(`${PAGE}/login?state=${visit.state}&error=access_denied`);
  });

  test.each([
    ['another client', { client_id: 'other' }],
    ['another site to go back to', { redirect_uri: 'http://evil.test/login' }],
    ['another page to go back to', { redirect_uri: `${PAGE}/lobby/home` }],
    ['a script to go back to', { redirect_uri: 'javascript://perya.test/login' }],
    ['no challenge', { code_challenge: '' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['a token instead of a code', { response_type: 'token' }],
    ['no OpenID', { scope: 'profile' }],
  ])('a request with %s is sent nowhere', async (_what, changes) => {
    const asked = askedBy(newVisit(), changes);
    for (const response of [await open(asked), await consent(asked, { person: 'ana', answer: 'allow' })]) {
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    }
  });

  test('another site cannot consent for a person', async () => {
    const response = await consent(
      askedBy(newVisit()),
      { person: 'ana', answer: 'allow' },
      { origin: 'http://evil.test' },
    );
    expect(response.status).toBe(403);
  });

  test('a code is good once', async () => {
    const visit = newVisit();
    const code = await codeFor(visit);
    expect(await bring(visit, code)).toMatchObject({ errcode: 0 });
    expect(await bring(visit, code)).toEqual(refusal(SIGN_IN.wrongCredentials));
    expect(await bring(visit, code, { 'idempotency-key': 'another-key-0001' })).toEqual(
      refusal(SIGN_IN.wrongCredentials),
    );
  });

  test('the same request again, at once or later, is the same sign-in', async () => {
    const visit = newVisit();
    const code = await codeFor(visit);
    const key = { 'idempotency-key': 'one-and-the-same-key' };
    const answers = await Promise.all([bring(visit, code, key), bring(visit, code, key), bring(visit, code, key)]);
    answers.push(await bring(visit, code, key));
    expect(answers.map(({ errcode }) => errcode)).toEqual([0, 0, 0, 0]);
    expect(new Set(answers.map(({ appUser }) => appUser.id)).size).toBe(1);
    expect(await bring({ ...visit, codeVerifier: random() }, code, key)).toEqual(refusal(SIGN_IN.wrongCredentials));
  });

  test('two first sign-ins of one person at once make one player', async () => {
    const visits = [newVisit(), newVisit(), newVisit()];
    const codes = await Promise.all(visits.map((visit) => codeFor(visit, 'carla')));
    const answers = await Promise.all(visits.map((visit, at) => bring(visit, codes[at] ?? '')));
    expect(new Set(answers.map(({ appUser }) => appUser.id)).size).toBe(1);
  });

  test.each([
    ['another verifier', (visit: Visit) => ({ ...visit, codeVerifier: random() })],
    ['no verifier', (visit: Visit) => ({ ...visit, codeVerifier: '' })],
    ['another state', (visit: Visit) => ({ ...visit, state: random() })],
  ])('a stolen code with %s opens nothing', async (_what, steal) => {
    const visit = newVisit();
    const code = await codeFor(visit);
    expect(await bring(steal(visit), code)).toEqual(refusal(SIGN_IN.wrongCredentials));
  });

  test('a code that is made up, or a minute old, opens nothing', async () => {
    const visit = newVisit();
    expect(await bring(visit, 'made-up')).toEqual(refusal(SIGN_IN.wrongCredentials));
    const code = await codeFor(visit);
    nowMs += 60_000;
    expect(await bring(visit, code)).toEqual(refusal(SIGN_IN.wrongCredentials));
  });

  test('a page that stands elsewhere signs nobody in', async () => {
    const visit = newVisit();
    const code = await codeFor(visit);
    for (const origin of ['http://evil.test', 'null', 'https://perya.test.evil']) {
      expect(await bring(visit, code, { origin })).toEqual(refusal(SIGN_IN.wrongCredentials));
    }
    // None of them has used it up.
    expect(await bring(visit, code)).toMatchObject({ errcode: 0 });
  });

  test.each(KEPT_OUT)('a player who is %j is refused with %i, as with a password', async (columns, errcode) => {
    const { db } = database.current();
    await signIn('ben');
    await db.updateTable('player').set(columns).where('line_subject', '=', 'sandbox ben').execute();
    expect(await signIn('ben')).toEqual(refusal(errcode));
    const good = { status: 'active', kyc_due_at: null, self_excluded_until: null } as const;
    await db.updateTable('player').set(good).where('line_subject', '=', 'sandbox ben').execute();
  });

  const stage = async (settings: object) => {
    await server.app.fetch(
      new Request(`${PAGE}/sandbox/settings`, {
        method: 'POST',
        body: JSON.stringify({ settings }),
        headers: { 'content-type': 'application/json' },
      }),
    );
  };

  test('nobody is signed in during maintenance, or while it is switched off', async () => {
    await stage({ maintenance: { status: 1, content: '' } });
    expect(await signIn('ana')).toEqual(refusal(SIGN_IN.maintenance));
    await stage({ maintenance: { status: 0, content: '' }, socialLogin: null });
    expect(await signIn('ana')).toEqual(refusal(SIGN_IN.wrongCredentials));
    expect((await (await server.call('/app/v1/anonymous/appConfig')).json()).socialLogin).toBeNull();
    await database.current().db.deleteFrom('setting').where('key', '=', 'socialLogin').execute();
    await server.services.configAnswers.renew();
  });

  test('without a sandbox there is neither the offer nor the provider', async () => {
    const closed = await openTestApp(database.current().db, { sandbox: false });
    expect((await (await closed.call('/app/v1/anonymous/appConfig')).json()).socialLogin).toBeNull();
    const visit = newVisit();
    const answer = await closed.call(rows.lineLogin.path, { ...visit, code: 'x' }, { origin: PAGE });
    expect(await answer.json()).toEqual(refusal(SIGN_IN.wrongCredentials));
    const page = await closed.app.fetch(new Request(`${PAGE}/sandbox/oidc/jwks`));
    expect(page.status).toBe(404);
  });
});
