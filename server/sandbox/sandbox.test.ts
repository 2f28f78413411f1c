import { beforeAll, expect, test } from 'vitest';
import { config as rows } from '#contract/config.ts';
import { insertGames, openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { startSession } from '../players/start-session.ts';
import { restoreClock, restoreSiteVariant } from './sandbox-state.ts';

withDatabase((database) => {
  let server: TestApp;

  beforeAll(async () => {
    await insertGames(database.current().db, 3);
    server = await openTestApp(database.current().db);
  });

  const ask = (path: string, init: RequestInit = {}, from = server) =>
    from.app.fetch(new Request(`http://perya.test${path}`, init));
  const order = (body: unknown, type = 'application/json') =>
    ask('/sandbox/settings', { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': type } });
  const config = async () => (await server.call(rows.appConfig.path)).json();

  test('the page says what it is, and shows settings as text', async () => {
    await order({ settings: { maintenance: { status: 0, content: '<img src=x onerror=alert(1)>' } } });
    const page = await ask('/sandbox', { headers: { accept: 'text/html' } });
    const html = await page.text();
    expect(page.headers.get('content-type')).toMatch('text/html');
    expect(html).toContain('Nothing here is real');
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/<script| style=/);
  });

  const press = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields).toString();
    const type = 'application/x-www-form-urlencoded';
    const init = { 'content-type': type, 'content-length': String(body.length), ...headers };
    return ask('/sandbox', { method: 'POST', body, headers: init });
  };
  const stagedNow = async () => (await ask('/sandbox/settings')).json();

  test.each([
    [{ do: 'maintenance', value: 'on', content: 'Bukas na' }, { maintenance: { status: 1, content: 'Bukas na' } }],
    [{ do: 'maintenance', value: 'off', content: '' }, { maintenance: { status: 0, content: '' } }],
    [{ do: 'mode', value: 'green' }, { mode: 'green' }],
    [{ do: 'registerType', value: 'phoneNoOtp' }, { registerType: 'phoneNoOtp' }],
    [{ do: 'otp', value: 'off' }, { otpStatus: 0 }],
    [{ do: 'download', value: '3' }, { h5: { downloadType: 3 } }],
  ])('the button %o does what it says, and leads back to itself', async (fields, expected) => {
    const { status, headers } = await press(fields);
    expect([status, headers.get('location')]).toEqual([303, `/sandbox#${fields.do}`]);
    expect((await stagedNow()).settings).toMatchObject(expected);
  });

  test('a button that there is not changes nothing', async () => {
    const before = await config();
    for (const fields of [{ do: 'drop' }, { do: 'player', account: 'nobody', value: 'disable' }, {}]) {
      expect((await press(fields as Record<string, string>)).status).toBe(400);
    }
    expect(await config()).toEqual(before);
  });

  test('the clock moves by buttons and by HTTP, and is put right again', async () => {
    const realMs = Date.now();
    await press({ do: 'clock', value: String(3_600_000) });
    await press({ do: 'clock', value: String(3_600_000) });
    expect((await stagedNow()).clockOffsetMs).toBe(7_200_000);
    expect(server.services.now().getTime()).toBeGreaterThanOrEqual(realMs + 7_200_000);
    const { headers } = await server.call(rows.appConfig.path);
    expect(Date.parse(headers.get('date') ?? '')).toBeGreaterThan(realMs + 7_100_000);
    const answer = await (await order({ clockOffsetMs: -60_000 })).json();
    expect(Date.parse(answer.now)).toBeLessThan(Date.now());
    await press({ do: 'clock', value: '0' });
    expect(Math.abs(server.services.now().getTime() - Date.now())).toBeLessThan(5_000);
    expect((await order({ clockOffsetMs: 1e15 })).status).toBe(400);
  });

  test('a wait that began in the future is over when the clock goes back', async () => {
    const { db } = database.current();
    const wait = { scope: 'account', key: 'x', count: 5, ends_at: new Date(Date.now() + 3_600_000) };
    await order({ clockOffsetMs: 3_600_000 });
    await db.insertInto('try_limit').values(wait).execute();
    await order({ clockOffsetMs: 7_200_000 });
    expect(await db.selectFrom('try_limit').selectAll().execute()).toHaveLength(1);
    await order({ clockOffsetMs: 0 });
    expect(await db.selectFrom('try_limit').selectAll().execute()).toEqual([]);
  });

  test('the site variant and the clock are where they were left after a restart', async () => {
    await order({ siteVariant: 'n7', clockOffsetMs: 60_000 });
    const restarted = await openTestApp(database.current().db);
    await restoreClock(database.current().db, restarted.backend.clock);
    await restoreSiteVariant(database.current().db, restarted.client);
    expect(await (await ask('/sandbox/settings', {}, restarted)).json()).toMatchObject({
      siteVariant: 'n7',
      clockOffsetMs: 60_000,
    });
    await order({ clockOffsetMs: 0, siteVariant: '6b' });
    expect((await order({ siteVariant: '<b>' })).status).toBe(400);
  });

  const insertPlayer = (account: string, mobile: string) =>
    database
      .current()
      .db.insertInto('player')
      .values({ account, account_type: 2, mobile, nickname: account, invite_code: account, created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
  const change = (body: object) =>
    ask('/sandbox/player', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

  test('a player is brought into any state, by name, number or id', async () => {
    const { id } = await insertPlayer('Luzviminda', '9171234567');
    const until = '2030-01-01T00:00:00.000Z';
    const set = { status: 'frozen', selfExcludedUntil: until, kycOverdue: true, rechargeUpdate: true, vip: 4 };
    for (const account of ['luzviminda', '0917 123 4567', '+639171234567', String(id)]) {
      expect(await (await change({ account, set })).json()).toMatchObject({ id, ...set });
      expect(
        await (await change({ account, set: { status: 'active', selfExcludedUntil: null } })).json(),
      ).toMatchObject({
        status: 'active',
        selfExcludedUntil: null,
        kycOverdue: true,
      });
    }
    const { players } = await (await ask('/sandbox/players')).json();
    expect(players).toMatchObject([{ id, account: 'Luzviminda', sessions: 0 }]);
    expect((await change({ account: 'nobody-there', set })).status).toBe(400);
    expect((await change({ account: 'luzviminda', set: { password_hash: 'x' } })).status).toBe(400);
  });

  test('a player is signed out everywhere', async () => {
    const { id } = await insertPlayer('Amihan', '9177654321');
    const place = { fingerprint: 'device-one-0001', device: 'Chrome on Android', now: server.services.now() };
    const token = await startSession(server.services, id, place);
    expect(await (await change({ account: 'amihan' })).json()).toMatchObject({ sessions: 1 });
    await press({ do: 'player', account: String(id), value: 'signOut' });
    expect(await server.services.sessions.find(token, server.services.now())).toBeUndefined();
  });

  test('texts are shown newest first, as JSON for scripts and as a page that reloads for people', async () => {
    const texts = ['123456 is your code.', '654321 is your <b>code</b>.'].map((body, at) => ({
      mobile: `917000000${at}`,
      body,
      created_at: new Date(server.services.now().getTime() - (2 - at) * 60_000),
    }));
    await database.current().db.insertInto('sms_outbox').values(texts).execute();
    const all = await (await ask('/sandbox/sms')).json();
    expect(all.texts).toMatchObject([
      { mobile: '9170000001', code: '654321' },
      { mobile: '9170000000', code: '123456' },
    ]);
    const one = await (await ask('/sandbox/sms?mobile=09170000000')).json();
    expect(one.texts.map(({ code }: { code: string }) => code)).toEqual(['123456']);
    const response = await ask('/sandbox/sms', { headers: { accept: 'text/html' } });
    const page = await response.text();
    expect(response.headers.get('refresh')).toBe('5');
    const still = await ask('/sandbox/sms?still=1', { headers: { accept: 'text/html' } });
    expect(still.headers.get('refresh')).toBeNull();
    expect(page).toContain('Nothing here is real');
    expect(page).toContain('&lt;b&gt;');
    expect(page).toContain('1 minute ago');
  });

  test.each([
    ['maintenance', { status: 1, content: 'Back at noon.' }],
    ['mode', 'green'],
    ['registerType', 'phone'],
    ['otpStatus', 1],
    ['h5', { downloadType: 2, downloadUrl: 'https://a.example/app.apk', url: [] }],
    ['socialMedia', 'not a list at all'],
  ])('a staged %s is in the very next answer', async (key, value) => {
    const { status, settings } = { status: 200, ...(await (await order({ settings: { [key]: value } })).json()) };
    expect([status, settings[key]]).toEqual([200, value]);
    expect((await config())[key]).toEqual(value);
    expect((await (await ask('/sandbox/settings')).json()).settings[key]).toEqual(value);
  });

  test('a bump makes another game list every time', async () => {
    const versions = [(await config()).gameListVersion];
    for (const _ of [1, 2]) versions.push((await (await order({ bumpGames: true })).json()).gameListVersion);
    expect(versions[1]).not.toBe(versions[0]);
    expect(versions[2]).toBe(versions[0]);
    expect((await config()).gameListVersion).toBe(versions[2]);
  });

  test.each([
    ['a key that is made, not set', { settings: { publicKey: 'mine' } }],
    ['a key that nobody knows', { settings: { noSuchKey: 1 } }],
    ['another order', { dropTables: true }],
    ['a list', []],
  ])('%s is refused and nothing changes', async (_what, body) => {
    const before = await config();
    expect((await order(body)).status).toBe(400);
    expect(await config()).toEqual(before);
  });

  test('a page of another site cannot post to it', async () => {
    expect((await order({ bumpGames: true }, 'text/plain')).status).toBe(400);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://perya.test' }, 403],
    [{ origin: 'http://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://perya.test' }, 303],
    [{ origin: 'https://perya.test' }, 303],
    [{}, 303],
  ])('a button pressed with %o is answered %i', async (headers, status) => {
    expect((await press({ do: 'games', value: 'bump' }, headers as Record<string, string>)).status).toBe(status);
  });

  test('its pages may hold no script, and send their forms nowhere else', async () => {
    const { headers } = await ask('/sandbox', { headers: { accept: 'text/html' } });
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect((await ask('/sandbox/sandbox.css')).headers.get('content-type')).toMatch('text/css');
  });

  test('a name that leads here from elsewhere opens nothing, not even to a page of one origin with it', async () => {
    const headers = { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' };
    for (const path of ['/sandbox', '/sandbox/players', '/sandbox/oidc/jwks']) {
      const reply = await server.app.fetch(new Request(`http://evil.example${path}`, { headers }));
      expect([path, reply.status]).toEqual([path, 403]);
    }
    const clear = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' };
    expect((await server.app.fetch(new Request('http://evil.example/sandbox/limits/clear', clear))).status).toBe(403);
  });

  test('it is not there where it was not asked for', async () => {
    const closed = await openTestApp(database.current().db, { sandbox: false });
    for (const path of ['/sandbox', '/sandbox/settings']) {
      expect((await ask(path, { headers: { accept: 'text/html' } }, closed)).status).toBe(404);
    }
  });
});
