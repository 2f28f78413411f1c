import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countTry } from '#server/sql/queries/tries.ts';
import { latestBigWins } from '#server/config/latest-wins.ts';
import { findOrInsertShortLink, findShortLink } from '#server/sql/queries/short-links.ts';
import { DAY_MS } from '#shared/durations.ts';
import { insertGames } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { signInFrom } from './tries.ts';
import { startSession } from './start-session.ts';
import { sweepPlayers } from './sweep.ts';

const START = new Date('2026-11-20T12:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

withDatabase((database) => {
  test('keeps what is in use, and nothing that has served', async () => {
    const { db } = database.current();
    const { id } = await aPlayer(db);
    const left = async (days: number) => {
      await sweepPlayers({ db, now: () => after(days) });
      const count = async (table: 'session' | 'try_limit' | 'sms_outbox' | 'one_time_code' | 'known_device') =>
        (await db.selectFrom(table).selectAll().execute()).length;
      const met = [await count('session'), await count('try_limit'), await count('sms_outbox')];
      return [...met, await count('one_time_code'), await count('known_device')];
    };
    for (const at of [0, 2]) {
      await startSession({ db }, id, { fingerprint: `0${at}`.repeat(16), device: '', now: after(at) });
      await countTry(db, signInFrom(`network ${at}`), after(at));
      await db
        .insertInto('sms_outbox')
        .values({ mobile: '9170000000', body: '', created_at: after(at) })
        .execute();
      const moments = { sent_at: after(at), next_at: after(at), expires_at: after(at) };
      const hidden = { salt: Buffer.alloc(8), code_hash: Buffer.alloc(8) };
      const code = { mobile: '9170000000', asked_from: `place ${at}`, purpose: 'join', ...moments, ...hidden } as const;
      await db.insertInto('one_time_code').values(code).execute();
    }
    expect(await left(0)).toEqual([2, 2, 2, 2, 2]);
    expect(await left(2)).toEqual([2, 1, 1, 1, 2]);
    expect(await left(31)).toEqual([1, 0, 0, 0, 2]);
    expect(await left(33)).toEqual([0, 0, 0, 0, 2]);
    expect(await left(180)).toEqual([0, 0, 0, 0, 1]);
  });

  test('events are kept for a month, and answers to guests for a day', async () => {
    const { db } = database.current();
    const event = { event_time: START, channel: 'WEB', app_id: 'com.demo.web', version: '1', body: '{}' };
    await db
      .insertInto('event_log')
      .values({ ...event, id: randomUUID(), received_at: START })
      .execute();
    const kept = { body_hash: Buffer.alloc(32), answer: '{}', created_at: START };
    await db
      .insertInto('kept_answer')
      .values(
        ['call guest device-one', 'call player 7', 'transaction perya-games'].map((scope) => ({
          ...kept,
          scope,
          key: 'k',
        })),
      )
      .execute();
    const left = async (days: number) => {
      await sweepPlayers({ db, now: () => after(days) });
      const scopes = await db.selectFrom('kept_answer').select('scope').orderBy('scope').execute();
      return [(await db.selectFrom('event_log').selectAll().execute()).length, scopes.map(({ scope }) => scope)];
    };
    expect(await left(0.9)).toEqual([1, ['call guest device-one', 'call player 7', 'transaction perya-games']]);
    expect(await left(1.1)).toEqual([1, ['call player 7', 'transaction perya-games']]);
    expect(await left(30)).toEqual([1, ['transaction perya-games']]);
    expect(await left(32)).toEqual([0, ['transaction perya-games']]);
  });

  test('of big wins a month is kept, and as many as the ticker tells of', async () => {
    const { db } = database.current();
    await insertGames(db, 1);
    const win = (days: number) => ({ game_id: 1001, phone: '0917***1234', amount: 100, won_at: after(days) });
    const count = async (days: number) => {
      await sweepPlayers({ db, now: () => after(days) });
      return (await latestBigWins(db, 100)).length;
    };
    const wins = [...Array.from({ length: 25 }, () => win(0)), ...Array.from({ length: 5 }, () => win(20))];
    await db.insertInto('big_win').values(wins).execute();
    expect([await count(29), await count(31)]).toEqual([30, 20]);
    expect((await latestBigWins(db, 5)).map(({ won_at }) => won_at)).toEqual(Array(5).fill(after(20)));
    await db
      .insertInto('big_win')
      .values(Array.from({ length: 21 }, () => win(40)))
      .execute();
    expect([await count(49), await count(51)]).toEqual([26, 21]);
  });

  test('a short address works for half a year after it was shared last', async () => {
    const { db } = database.current();
    const { id: playerId } = await aPlayer(db);
    const share = (days: number) =>
      findOrInsertShortLink(db, { code: 'abc123', playerId, path: '/lobby/home', now: after(days) }, 5);
    const isLeft = async (days: number) => {
      await sweepPlayers({ db, now: () => after(days) });
      return (await findShortLink(db, 'abc123')) !== undefined;
    };
    await share(0);
    expect(await isLeft(179)).toBe(true);
    await share(179);
    expect([await isLeft(358), await isLeft(359)]).toEqual([true, false]);
  });
});
