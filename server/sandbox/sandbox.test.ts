import { beforeAll, expect, test } from 'vitest';
import { config as rows } from '#contract/config.ts';
import { insertGames, openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

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

  test('it is not there where it was not asked for', async () => {
    const closed = await openTestApp(database.current().db, { sandbox: false });
    for (const path of ['/sandbox', '/sandbox/settings']) {
      expect((await ask(path, { headers: { accept: 'text/html' } }, closed)).status).toBe(404);
    }
  });
});
