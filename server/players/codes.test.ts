import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session as rows } from '#contract/session.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { freshMobiles, manyOf, openSignUpKit, type SignUpKit, smsTo } from '../../tests/kit/sign-up.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { makeBoundedPool } from '../fair/bounded-pool.ts';
import { tryCode } from './codes.ts';
import { codesFromADay } from './tries.ts';

const NO_PLACE = { running: 0, waiting: 0 };
/** As the kit's calls come. */
const HERE = { fingerprint: 'device-one-0001', network: '' };
const RULES = {
  mode: 'other',
  registerType: 'phone',
  otpStatus: 1,
  accountLengthMin: 10,
  accountLengthMax: 11,
  accountRule: { mobileStartsWith: '9' },
};

withDatabase((database) => {
  let server: TestApp;
  let kit: SignUpKit;
  let now = new Date('2026-11-20T12:00:00Z');
  const after = (ms: number) => (now = new Date(now.getTime() + ms));
  const freshMobile = freshMobiles('9190');
  const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

  beforeAll(async () => {
    server = await openTestApp(database.current().db, { now: () => now });
    kit = await openSignUpKit(server);
    await kit.set(RULES);
  });
  beforeEach(() => kit.clearTries());

  const send = (mobile: string, key: string = randomUUID()) =>
    kit.post(rows.smsSend.path, smsTo(mobile), { 'idempotency-key': key });
  const textsTo = (mobile: string) =>
    database.current().db.selectFrom('sms_outbox').select('body').where('mobile', '=', mobile).execute();
  const guess = (mobile: string, code: string) => tryCode(database.current().db, { mobile, code, ...HERE, now });

  describe('sending', () => {
    test('is answered alike for a player’s number and for any other', async () => {
      const [taken, free] = [freshMobile(), freshMobile()];
      await aPlayer(database.current().db, { mobile: taken });
      expect(await send(taken)).toEqual({ code: 200, errcode: 0, waitSeconds: 60 });
      expect(await send(free)).toEqual({ code: 200, errcode: 0, waitSeconds: 60 });
      const purposes = await database
        .current()
        .db.selectFrom('one_time_code')
        .select('purpose')
        .where('mobile', 'in', [taken, free])
        .orderBy('purpose')
        .execute();
      expect(purposes).toEqual([{ purpose: 'join' }, { purpose: 'recover' }]);
    });

    test('one number gets a code a minute and five an hour, in any way of writing it', async () => {
      const mobile = freshMobile();
      for (let sent = 0; sent < 5; sent++) {
        expect(await send(`0${mobile}`)).toMatchObject({ errcode: 0 });
        after(MINUTE_MS - 1);
        expect(await send(mobile)).toMatchObject({ errcode: 1049 });
        after(1);
      }
      expect(await send(mobile)).toMatchObject({ errcode: 1049 });
      after(55 * MINUTE_MS);
      expect(await send(mobile)).toMatchObject({ errcode: 0 });
      expect(await textsTo(mobile)).toHaveLength(6);
    });

    test('of twenty at once, one sends a text', async () => {
      const mobile = freshMobile();
      const answers = await manyOf(20, () => send(mobile));
      expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
      expect(await textsTo(mobile)).toHaveLength(1);
    });

    test('a request that the browser repeats sends no second text, and is no failure', async () => {
      const [mobile, key] = [freshMobile(), randomUUID()];
      const answers = await manyOf(3, () => send(mobile, key));
      expect(answers.map(({ errcode }) => errcode)).toEqual([0, 0, 0]);
      expect(await textsTo(mobile)).toHaveLength(1);
    });

    test('one network gets twenty an hour', async () => {
      const answers = await manyOf(25, () => send(freshMobile()));
      expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(20);
    });

    const setCount = (scope: string, count: number) =>
      database.current().db.updateTable('try_limit').set({ count }).where('scope', '=', scope).execute();

    test('one network gets a hundred a day', async () => {
      await send(freshMobile());
      await setCount('code-network-day', 99);
      expect(await send(freshMobile())).toMatchObject({ errcode: 0 });
      expect(await send(freshMobile())).toMatchObject({ errcode: 1049 });
      expect(codesFromADay('2001:db8:1:ff::/64').key).toBe(codesFromADay('2001:db8:1:2::/64').key);
      expect(codesFromADay('203.0.113.0/24').key).toBe('203.0.113.0/24');
    });

    test('a crowd is turned away before a connection is taken', async () => {
      const crowded = await openTestApp(database.current().db, { now: () => now, signIns: makeBoundedPool(NO_PLACE) });
      const mobile = freshMobile();
      const reply = await crowded.call(rows.smsSend.path, smsTo(mobile));
      expect([reply.status, await textsTo(mobile)]).toEqual([429, []]);
    });

    test.each(['8170000000', '917000', '9170000000000'])('%s is no number of ours', async (mobile) => {
      expect(await send(mobile)).toMatchObject({ errcode: 1047 });
    });
  });

  describe('guessing', () => {
    test('of a hundred guesses at once, five are looked at', async () => {
      const mobile = freshMobile();
      const code = await kit.codeFor(mobile);
      await manyOf(100, () => guess(mobile, otherThan(code)));
      const kept = await database
        .current()
        .db.selectFrom('one_time_code')
        .select('tries')
        .where('mobile', '=', mobile)
        .executeTakeFirst();
      expect(kept).toEqual({ tries: 5 });
      expect(await guess(mobile, code)).toBeUndefined();
    });

    test('over the wire, a hundred people with a hundred codes make no player', async () => {
      const mobile = freshMobile();
      const code = Number(await kit.codeFor(mobile));
      const others = (at: number) => String((code + 1 + at) % 1_000_000).padStart(6, '0');
      const answers = await manyOf(55, (at) => kit.signUpByPhone({ account: mobile, code: others(at) }));
      expect(new Set(answers.map(({ errcode }) => errcode))).toEqual(new Set([1020]));
      expect(await kit.signUpByPhone({ account: mobile, code: String(code).padStart(6, '0') })).toMatchObject({
        errcode: 1020,
      });
    });

    test('the fifth guess may be the right one', async () => {
      const mobile = freshMobile();
      const code = await kit.codeFor(mobile);
      for (let wrong = 0; wrong < 4; wrong++) expect(await guess(mobile, otherThan(code))).toBeUndefined();
      expect(await guess(mobile, code)).toMatchObject({ purpose: 'join' });
    });

    test('a code lives five minutes, and a newer one takes its place', async () => {
      const mobile = freshMobile();
      const first = await kit.codeFor(mobile);
      after(5 * MINUTE_MS - 1);
      expect(await guess(mobile, first)).toBeDefined();
      after(1);
      expect(await guess(mobile, first)).toBeUndefined();
      const second = await kit.codeFor(mobile);
      if (second !== first) expect(await guess(mobile, first)).toBeUndefined();
      expect(await guess(mobile, second)).toBeDefined();
    });

    test('no code is in the database as a text of its own', async () => {
      const mobile = freshMobile();
      const code = await kit.codeFor(mobile);
      const kept = await database
        .current()
        .db.selectFrom('one_time_code')
        .selectAll()
        .where('mobile', '=', mobile)
        .executeTakeFirst();
      expect(JSON.stringify({ ...kept, hash: kept?.code_hash.toString('latin1') })).not.toContain(code);
    });
  });
});
