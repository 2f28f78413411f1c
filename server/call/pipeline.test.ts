import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { allRows } from '#contract/index.ts';
import { security } from '#contract/security.ts';
import { NO_PICTURES } from '../http/first-pictures.ts';
import { sendLogTo } from '#shared/log.ts';
import { JSON_LIMIT_BYTES } from '#server/http/json-body.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { runs } from '../../tests/kit/runs.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { fc } from '../../tests/kit/property.ts';

const FUZZ_RUNS = runs(400, 20_000);

const CONFIG = '/app/v1/anonymous/appConfig';
const EVENTS = '/app/v1/anonymous/appEventLogClient';
const PLAYER_CALL = '/app/v1/online';

const HEADERS = { authorization: 'Bearer 0123456789abcdef', origin: 'http://localhost:4173' };

const event = { eventTime: 1_790_000_000, channel: 'WEB', appId: 'com.demo.web', version: '1.0.28' };
const withEvent = (changes: object): object => ({ eventList: [{ ...event, ...changes }] });
const deep = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
const manyKeys = (count: number): string => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join()}}`;

withDatabase((database) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await openTestApp(database.current().db);
  });

  const countEvents = async (): Promise<number> =>
    (await database.current().db.selectFrom('event_log').select('id').execute()).length;

  test.each([
    ['malformed JSON', '{"eventList":', 'malformed'],
    ['nothing', '', 'malformed'],
    ['HTML', '<!doctype html>', 'malformed'],
    ['a list', '[]', 'invalid'],
    ['null', 'null', 'invalid'],
    ['wrong types', withEvent({ eventTime: 'yesterday' }), 'invalid'],
    ['a missing field', {}, 'invalid'],
    ['too many items', { eventList: Array.from({ length: 21 }, () => event) }, 'invalid'],
    ['depth 10,000', deep(10_000), 'invalid'],
    ['a prototype', '{"eventList":[],"__proto__":{"isAdmin":true}}', 'invalid'],
    ['a number beyond all bounds', JSON.stringify(withEvent({ x: 0 })).replace('"x":0', '"x":1e309'), 'invalid'],
    ['a NUL', withEvent({ note: 'a\0b' }), 'invalid'],
    ['half of a surrogate pair', withEvent({ note: '\ud83d' }), 'invalid'],
    ['1,000,000 keys', manyKeys(1_000_000), 'tooLarge'],
    ['a body over the limit', withEvent({ note: 'x'.repeat(JSON_LIMIT_BYTES) }), 'tooLarge'],
  ] as const)('refuses %s with a clear errcode and writes nothing', async (_what, body, error) => {
    const before = await countEvents();
    const response = await server.call(EVENTS, body);
    const { errcode, status } = PROTOCOL_ERRORS[error];
    expect([response.status, await response.json()]).toMatchObject([status, { errcode }]);
    expect(await countEvents()).toBe(before);
  });

  test('stops reading a body without a declared length at the limit', async () => {
    let sentBytes = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sentBytes += 4096;
        controller.enqueue(new Uint8Array(4096).fill(32));
      },
    });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', body: endless, headers, duplex: 'half' };
    const request = new Request(`http://perya.test/prod-api-2${EVENTS}`, init);
    expect((await server.app.fetch(request)).status).toBe(413);
    expect(sentBytes).toBeLessThan(2 * JSON_LIMIT_BYTES);
  });

  test('[CALL-01] a call is a POST with a JSON body and nothing else', async () => {
    const url = `http://perya.test/prod-api-2${CONFIG}`;
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await server.app.fetch(new Request(url, { method }));
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
      expect(await response.json()).toMatchObject({ errcode: PROTOCOL_ERRORS.wrongMethod.errcode });
    }
    const form = await server.call(CONFIG, 'gameListVersion=1', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(await form.json()).toMatchObject({ errcode: PROTOCOL_ERRORS.malformed.errcode });
    expect((await server.call(CONFIG, {}, { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(200);
  });

  test('[CALL-02] calls stand under /prod-api-2/app/v1 and nowhere else', async () => {
    expect(allRows().every((row) => row.path.startsWith('/app/v1/'))).toBe(true);
    const elsewhere = new Request(`http://perya.test${CONFIG}`, { method: 'POST', body: '{}' });
    expect((await server.app.fetch(elsewhere)).status).toBe(405);
    const unknown = await server.call('/app/v1/noSuchCall');
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { errcode: 9003 }]);
  });

  test('[CALL-05] errcode 0 is success, and whatever fails has another', async () => {
    expect(await (await server.call(CONFIG)).json()).toMatchObject({ code: 200, errcode: 0 });
    const refused = await server.call('/app/v1/smsSend', { countryCode: '63' });
    expect(await refused.json()).toMatchObject({ errcode: PROTOCOL_ERRORS.invalid.errcode });
  });

  test('a player call without a session answers 401 in its body, whatever the body sent', async () => {
    for (const headers of [{}, { authorization: 'Bearer 0123456789abcdef0123' }, { authorization: 'Basic eDp5' }]) {
      const response = await server.call(PLAYER_CALL, '{', headers);
      expect([response.status, await response.json()]).toMatchObject([200, { code: 401, errcode: 401 }]);
    }
  });

  test('the common fields of a body are read kindly', async () => {
    expect((await server.call(CONFIG, { platform: 'phone', channel: 7, appId: 'x'.repeat(500) })).status).toBe(200);
  });

  test('no answer is stored on its way', async () => {
    for (const path of [CONFIG, PLAYER_CALL, '/app/v1/noSuchCall']) {
      expect((await server.call(path)).headers.get('cache-control')).toBe('no-store');
    }
  });

  test('a handler that fails answers a fault, without a word of what it was', async () => {
    const secret = 'the-secret-of-the-database';
    const lines: string[] = [];
    sendLogTo((level, what, fields) => lines.push(`${level} ${what} ${fields['detail']}`));
    const broken = await openTestApp(database.current().db, {
      configAnswers: {
        current: () => Promise.reject(new Error(secret)),
        firstPictures: () => NO_PICTURES,
        renew: async () => undefined,
      },
    });
    const response = await broken.call(CONFIG);
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toMatchObject([500, { errcode: PROTOCOL_ERRORS.fault.errcode }]);
    expect(text).not.toContain(secret);
    expect(lines).toMatchObject([expect.stringMatching(`^error call failed .*${secret}`)]);
  });

  const odd = fc.oneof(
    fc.constantFrom(
      '__proto__',
      'constructor',
      '1e309',
      '\0',
      '\ud800',
      '-0',
      '9'.repeat(400),
      "'; drop table game; --",
    ),
    fc.json({ maxDepth: 6 }),
    fc.double(),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );

  test('bytes that are no text are refused as well', async () => {
    const request = new Request(`http://perya.test/prod-api-2${EVENTS}`, {
      method: 'POST',
      body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
      headers: { 'content-type': 'application/json' },
    });
    expect(await (await server.app.fetch(request)).json()).toMatchObject({
      errcode: PROTOCOL_ERRORS.malformed.errcode,
    });
  });

  /** Every token is that of a player whose session was ended in the moment in which it was found. */
  async function openWithEndedSessions(invite_code: string) {
    const { db } = database.current();
    const row = { account_type: 2, nickname: 'Anybody', invite_code, created_at: new Date() };
    const { id } = await db.insertInto('player').values(row).returning('id').executeTakeFirstOrThrow();
    return openTestApp(db, {
      sessions: { find: async () => ({ id, sessionId: randomUUID(), signedInAt: new Date() }), guess: () => undefined },
    });
  }

  test('a session that ends while its call is under way answers 401', async () => {
    const open = await openWithEndedSessions('ENDED');
    const response = await open.call(security.socialLinkState.path, {}, HEADERS);
    expect(await response.json()).toMatchObject({ errcode: 401 });
  });

  test('strange bodies bring no 5xx, and leave no mark on any object', async () => {
    // Everybody is signed in, so that no row is refused before its body is read.
    const open = await openWithEndedSessions('ANYBODY');
    const rows = allRows();
    const keys = fc.constantFrom('eventList', 'gameListVersion', 'gameId', 'id', 'like', 'amount', '__proto__', 'page');
    const body = fc.oneof(
      odd.map(String),
      fc.dictionary(keys, odd, { noNullPrototype: true }).map((object) => JSON.stringify(object)),
      fc.array(odd).map((eventList) => JSON.stringify({ eventList })),
      fc.dictionary(keys, odd).map((changes) => JSON.stringify(withEvent(changes))),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...rows), body, async (row, text) => {
        const response = await open.call(row.path, text, HEADERS);
        expect(response.status).toBeLessThan(500);
        expect(typeof (await response.json()).errcode).toBe('number');
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: FUZZ_RUNS },
    );
  });
});
