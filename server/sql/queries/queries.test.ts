import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { withEachDatabase } from '../../../tests/kit/sql.ts';
import type { NewRow } from '../tables.ts';
import { addKey, readKeys } from './app-keys.ts';
import { noteBeat } from '../../play/note-beat.ts';
import { insertEvents } from './events.ts';
import { findGame, readGameList } from './games.ts';
import { readRevisions } from '../../config/revisions.ts';
import { readSettings, writeSettings } from './settings.ts';
import { latestBigWins } from '../../config/latest-wins.ts';

const aGame = (changes: Partial<NewRow<'game'>> = {}): NewRow<'game'> => ({
  id: 1001,
  name: 'Mayon Gold',
  type_id: 1,
  brand_id: 7,
  version: '1',
  motif: 'volcano',
  palette: 'ember',
  min_bet: 100,
  max_bet: 50_000_00,
  rtp_bp: 9650,
  ...changes,
});

withEachDatabase((database) => {
  test('reads games as the wire has them, with their brand under maintenance', async () => {
    const { db } = database.current();
    await db.insertInto('game_type').values({ id: 1, name: 'Slots', status: 1, sort: 1 }).execute();
    const brand = { name: 'Bayani', status: 1, sort: 1, icon3: 'brand/7.png' };
    await db
      .insertInto('brand')
      .values({ ...brand, id: 7, maintain: true })
      .execute();
    await db
      .insertInto('game')
      .values([aGame(), aGame({ id: 1002, hot: true, hot_sort: 3 })])
      .execute();
    const list = await readGameList(db);
    expect(list.brands).toEqual([{ ...brand, id: 7 }]);
    expect(list.games).toMatchObject([
      { id: 1001, typeId: 1, brandId: 7, maintain: 0, hot: 0, params: { brandMaintain: 1 } },
      { id: 1002, hot: 1, hotSort: 3 },
    ]);
    expect(await findGame(db, 1002)).toMatchObject({ motif: 'volcano', max_bet: 50_000_00 });
    expect(await findGame(db, 9)).toBeUndefined();
  });

  test('refuses a game that no bet fits', async () => {
    const { db } = database.current();
    const insert = db.insertInto('game').values(aGame({ id: 1003, min_bet: 200, max_bet: 100 }));
    await expect(insert.execute()).rejects.toThrow(/check constraint/);
  });

  test.each([
    ['games', `update game set maintain = true where id = 1001`],
    ['settings', `insert into setting (key, value) values ('new', '1')`],
    ['promotions', `insert into activity (type, title) values (9001, 'Wheel')`],
    ['promotions', `insert into activity_config (type, value) values (9001, '{}')`],
    ['promotions', `update activity set title = 'Reel' where type = 9001`],
    ['promotions', `truncate activity_config`],
    ['promotions', `delete from activity`],
    ['banks', `update bank set sort = 5`],
  ] as const)('gives %s another number with "%s", and nothing else one', async (area, change) => {
    const { db } = database.current();
    const before = await readRevisions(db);
    await sql.raw(change).execute(db);
    const after = await readRevisions(db);
    expect(after[area]).not.toBe(before[area]);
    expect({ ...after, [area]: 0 }).toEqual({ ...before, [area]: 0 });
  });

  test.each([
    '2026-11-26 09:52:09+00',
    '2026-11-26 09:52:09.123456+00',
    '1969-12-31 23:59:59.5+00',
    '0999-03-01 00:00:00+00',
    '0044-03-15 12:00:00+00 BC',
    '10000-01-01 00:00:00.25+00',
    '2026-11-26 09:52:09.25+08',
  ])('reads the moment %s as the database means it', async (text) => {
    const { db } = database.current();
    const { rows } = await sql<{ at: Date; ms: number }>`
      select at, floor(extract(epoch from at) * 1000)::bigint as ms from (select ${text}::timestamptz as at) as asked`.execute(
      db,
    );
    expect(rows[0]?.at.getTime()).toBe(rows[0]?.ms);
  });

  test("reads moments in the same way whatever the session's own time zone is", async () => {
    const { db } = database.current();
    const zoned = await db.connection().execute(async (connection) => {
      await sql`set timezone = 'Asia/Manila'`.execute(connection);
      const read = sql<{ at: Date }>`select ${'2026-11-26 09:52:09.123+00'}::timestamptz as at`.execute(connection);
      const { rows } = await read;
      await sql`set timezone = 'UTC'`.execute(connection);
      return rows[0]?.at;
    });
    expect(zoned).toEqual(new Date('2026-11-26T09:52:09.123Z'));
  });

  test('keeps settings of any shape, and replaces them by key', async () => {
    const { db } = database.current();
    await writeSettings(db, { list: [{ id: 1 }], text: 'a', number: 3, nothing: null });
    await writeSettings(db, { list: [], text: 'b' });
    expect(await readSettings(db)).toMatchObject({ list: [], text: 'b', number: 3, nothing: null });
  });

  test('gives the newest wins first and amounts as exact numbers', async () => {
    const { db } = database.current();
    const win = (amount: number, won_at: Date): NewRow<'big_win'> => ({
      game_id: 1001,
      phone: '0917***1234',
      amount,
      won_at,
    });
    await db.deleteFrom('big_win').execute();
    await db
      .insertInto('big_win')
      .values([win(Number.MAX_SAFE_INTEGER, new Date(2_000)), win(7, new Date(9_000))])
      .execute();
    expect((await latestBigWins(db, 2)).map(({ amount }) => amount)).toEqual([7, Number.MAX_SAFE_INTEGER]);
    await sql`update big_win set amount = amount + 1 where amount > 7`.execute(db);
    await expect(latestBigWins(db, 2)).rejects.toThrow(/beyond exact numbers/);
  });

  test('stores an event once, however often it is sent', async () => {
    const { db } = database.current();
    const common = { channel: 'WEB', app_id: 'a', version: '1.0.28', user_id: null, event_time: new Date() };
    const events = [1, 2, 3].map((n) => ({ ...common, id: randomUUID(), body: JSON.stringify({ n }) }));
    const [first, ...rest] = events;
    expect(await insertEvents(db, first ? [first] : [])).toBe(1);
    expect(await insertEvents(db, events)).toBe(rest.length);
    expect(await insertEvents(db, events)).toBe(0);
    expect(await insertEvents(db, [])).toBe(0);
  });

  test('never moves a heartbeat back', async () => {
    const { db } = database.current();
    const spans = { day: '2026-11-20', weekFrom: '2026-11-16', monthFrom: '2026-11-01', longestGapMs: 90_000 };
    const beat = { playerId: 5, sessionId: randomUUID(), fingerprint: 'f', gameId: null, ...spans };
    await noteBeat(db, { ...beat, now: new Date(60_000) });
    await noteBeat(db, { ...beat, gameId: 1001, now: new Date(120_000) });
    await noteBeat(db, { ...beat, now: new Date(90_000) });
    expect(await db.selectFrom('presence').selectAll().execute()).toEqual([
      { user_id: 5, fingerprint: 'f', game_id: 1001, first_seen: new Date(60_000), last_seen: new Date(120_000) },
    ]);
  });

  test('lets one key in of several that are made at once', async () => {
    const { db } = database.current();
    await db.deleteFrom('app_key').execute();
    const key = { cipher: 'rsa-oaep-256', public_pem: 'public', private_pem: 'private' } as const;
    await Promise.all(['a', 'b', 'c'].map((kid) => addKey(db, { ...key, kid })));
    expect(await readKeys(db)).toHaveLength(1);
    await db.updateTable('app_key').set({ retired_at: new Date() }).execute();
    await addKey(db, { ...key, kid: 'd' });
    expect(await readKeys(db)).toHaveLength(2);
  });
});
