import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/envelope.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { logging as rows } from '#contract/logging.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const nowSeconds = NOW.getTime() / 1000;

const anEvent = (changes: object = {}): object => ({
  id: randomUUID(),
  eventTime: nowSeconds - 60,
  channel: 'WEB',
  appId: 'com.demo.web',
  version: '1.0.28',
  name: 'tile_click',
  ...changes,
});

withDatabase((database) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await openTestApp(database.current().db, { now: () => NOW });
  });

  const send = async (eventList: object[]): Promise<unknown> =>
    (await server.call(rows.eventLog.path, { eventList })).json();
  const stored = () => database.current().db.selectFrom('event_log').selectAll();

  test('an event that is sent again, and again in one batch, is stored once and acknowledged every time', async () => {
    const id = randomUUID();
    const event = anEvent({ id, gameId: 1001 });
    for (const batch of [[event], [event, event], [event, anEvent()]]) {
      expect(await send(batch)).toMatchObject({ errcode: 0, accepted: batch.length });
    }
    const kept = await stored().where('id', '=', id).execute();
    expect(kept).toMatchObject([{ version: '1.0.28', body: { name: 'tile_click', gameId: 1001 }, user_id: null }]);
    expect(kept[0]?.event_time).toEqual(new Date(NOW.getTime() - 60_000));
  });

  test('an event without an id is kept under one of ours', async () => {
    await send([anEvent({ id: undefined, name: 'no_id', eventUserId: 7 })]);
    const all = await stored().execute();
    expect(all.filter(({ body }) => (body as { name: string }).name === 'no_id')).toMatchObject([{ user_id: '7' }]);
  });

  test.each([-1, 0, 9_999_999_999_999, Number.MAX_SAFE_INTEGER])(
    'the time %i of a phone whose clock is off counts as now',
    async (eventTime) => {
      const id = randomUUID();
      expect(await send([anEvent({ id, eventTime })])).toMatchObject({ errcode: 0 });
      expect((await stored().where('id', '=', id).executeTakeFirst())?.event_time).toEqual(NOW);
    },
  );

  test('a beacon is taken, which has no header but the kind of its body', async () => {
    const event = anEvent({ kind: 'view', target: '12', name: 'by_beacon' });
    const asked = new Request(`http://perya.test${API_PREFIX}${rows.eventLog.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ eventList: [event] }),
    });
    expect(await (await server.app.fetch(asked)).json()).toMatchObject({ errcode: 0, accepted: 1 });
    const told = await server.app.fetch(new Request('http://perya.test/sandbox/events?name=by_beacon'));
    expect((await told.json()).events).toMatchObject([{ kind: 'view', target: '12', name: 'by_beacon' }]);
  });

  test('a batch may be empty', async () => {
    expect(await send([])).toMatchObject({ errcode: 0, accepted: 0 });
  });

  test('one network tells of 1,200 batches an hour; what is beyond is told to come later, and not stored', async () => {
    const { db } = database.current();
    await db.deleteFrom('try_limit').execute();
    expect(await send([anEvent()])).toMatchObject({ errcode: 0 });
    await db.updateTable('try_limit').set({ count: 1_199 }).where('scope', '=', 'event-network').execute();
    expect(await send([anEvent()])).toMatchObject({ errcode: 0 });
    const id = randomUUID();
    expect(await send([anEvent({ id })])).toMatchObject({ errcode: PROTOCOL_ERRORS.busy.errcode });
    expect(await stored().where('id', '=', id).execute()).toEqual([]);
    await db.deleteFrom('try_limit').execute();
  });
});
