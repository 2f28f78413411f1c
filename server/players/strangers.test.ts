/** What strangers do to an account from many networks, and what is left to its owner. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session as rows } from '#contract/session.ts';
import { API_PREFIX } from '#contract/envelope.ts';
import { noteArrival } from '#server/http/arrival.ts';
import { clearTries } from '#server/sql/queries/tries.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { openSignUpKit, PASSWORD, RULES, type SignUpKit, smsTo } from '../../tests/kit/sign-up.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import type { Passwords } from './passwords.ts';

const [OWN, NEW, THEIRS] = ['0a', '0b', '0c'].map((pair) => pair.repeat(16)) as [string, string, string];
const HOME = '203.0.113.7';

interface From {
  device: string;
  address: string;
}

withDatabase((database) => {
  let server: TestApp;
  /** Where every password is wrong at once. */
  let quick: TestApp;
  let looked = 0;
  let kit: SignUpKit;
  let mobile = '9195000000';
  let now = new Date('2026-11-20T12:00:00Z');
  const after = (ms: number) => (now = new Date(now.getTime() + ms));

  beforeAll(async () => {
    server = await openTestApp(database.current().db, { now: () => now });
    const passwords: Passwords = { ...server.services.passwords, verify: async () => ((looked += 1), 'wrong') };
    quick = await openTestApp(database.current().db, { now: () => now, passwords });
    kit = await openSignUpKit(server);
    await kit.set({ ...RULES, mode: 'other', registerType: 'phone', otpStatus: 1 });
  });
  beforeEach(async () => {
    await clearTries(database.current().db);
    mobile = String(Number(mobile) + 1);
    expect(await send(OWNER)).toBe(0);
    const form = { account: mobile, password: kit.seal(PASSWORD), code: await lastCode() };
    expect(await ask(rows.accountRegist4.path, form, OWNER)).toBe(0);
    await clearTries(database.current().db);
  });

  const OWNER = { device: OWN, address: HOME };
  const stranger = (at: number): From => ({ device: THEIRS, address: `198.51.${at}.9` });
  const ask = async (path: string, body: object, { device, address }: From, at = server): Promise<number> => {
    const headers = { 'content-type': 'application/json', fingerprint: device, 'idempotency-key': randomUUID() };
    const request = new Request(`http://perya.test${API_PREFIX}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers,
    });
    noteArrival(request, address);
    return (await (await at.app.fetch(request)).json()).errcode;
  };
  const signIn = (from: From, { account = mobile, password = PASSWORD, at = server } = {}) =>
    ask(rows.accountLogin.path, { account, password: kit.seal(password) }, from, at);
  const send = (from: From) => ask(rows.smsSend.path, smsTo(mobile), from);
  const reset = (from: From, code: string, account = mobile) =>
    ask(rows.forgetPassword.path, { account, password: kit.seal(PASSWORD), code }, from);
  const lastCode = async () => {
    const texts = database.current().db.selectFrom('sms_outbox').select('body').where('mobile', '=', mobile);
    return (await texts.orderBy('id', 'desc').executeTakeFirstOrThrow()).body.slice(0, 6);
  };
  const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');
  const tally = (codes: number[]) => {
    const counts: Record<number, number> = {};
    for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
    return counts;
  };
  /** Each network tries six times, one more than it may. */
  const hammer = async (account: string) => {
    const tries = Array.from({ length: 60 }, (_, index) => signIn(stranger(index % 10), { account, at: quick }));
    return tally(await Promise.all(tries));
  };

  describe('wrong passwords', () => {
    test('an account and a name without an account stand the same number of tries, and no more', async () => {
      for (const account of [mobile, '9199999999', 'nobody88']) {
        looked = 0;
        expect(await hammer(account)).toEqual({ 1018: 30, 1049: 30 });
        expect(looked).toBe(30);
        expect(await signIn(stranger(11), { account, at: quick })).toBe(1049);
      }
    });

    test('a number stands as many tries in all its spellings, whether a player has it or not', async () => {
      for (const number of [mobile, '9199999999']) {
        const spellings = [
          number,
          `0${number}`,
          `+63${number}`,
          `63 ${number}`,
          `0${number.slice(0, 3)}-${number.slice(3)}`,
        ];
        const tries = [...spellings, number].map((account) => signIn(stranger(1), { account, at: quick }));
        expect(tally(await Promise.all(tries))).toEqual({ 1018: 5, 1049: 1 });
      }
    });

    test('one customer of IPv6 has six hundred tries a minute in all networks together', async () => {
      const from = (address: string) => signIn({ device: THEIRS, address }, { account: randomUUID(), at: quick });
      expect(await from('2001:db8:1:1::7')).toBe(1018);
      const limits = database.current().db.updateTable('try_limit').set({ count: 599 });
      await limits.where('scope', '=', 'sign-in-area').execute();
      expect([await from('2001:db8:1:2::7'), await from('2001:db8:1:3::7')]).toEqual([1018, 1049]);
      expect(await from('2001:db8:2:1::7')).toBe(1018);
    });

    test('the owner comes in on a device that was here before, from any network', async () => {
      await hammer(mobile);
      expect(await signIn(stranger(11))).toBe(1049);
      expect(await signIn(OWNER)).toBe(0);
      expect(await signIn({ device: OWN, address: stranger(1).address })).toBe(0);
    });

    test('a device with another mark, with none, or with one that can be guessed is a stranger', async () => {
      await hammer(mobile);
      for (const device of [NEW, '', 'device-one-0001', OWN.toUpperCase()]) {
        expect(await signIn({ device, address: HOME })).toBe(1049);
      }
    });

    test('a mark that can be guessed is never known', async () => {
      expect(await signIn({ device: 'device-one-0001', address: HOME })).toBe(0);
      await hammer(mobile);
      expect(await signIn({ device: 'device-one-0001', address: HOME })).toBe(1049);
    });

    test('the owner’s device has five tries of its own, and of a hundred at once five are looked at', async () => {
      looked = 0;
      const tries = Array.from({ length: 100 }, () => signIn(OWNER, { at: quick }));
      expect(tally(await Promise.all(tries))).toEqual({ 1018: 5, 1049: 95 });
      expect(looked).toBe(5);
      expect(await signIn({ device: NEW, address: HOME })).toBe(0);
    });

    test('all strangers together wait for one hour, then two, four and eight', async () => {
      const hours = [0, 1, 3, 7, 15];
      for (const [at, hour] of hours.entries()) {
        after(((hour - (hours[at - 1] ?? 0)) * 60 - 1) * MINUTE_MS);
        if (at > 0) expect(await signIn(stranger(20))).toBe(1049);
        after(MINUTE_MS);
        expect(await hammer(mobile)).toMatchObject({ 1018: 30 });
      }
    });

    test('a sign-in from a new place takes no try away', async () => {
      for (let at = 0; at < 35; at += 1) expect(await signIn({ device: NEW, address: `192.0.${at}.1` })).toBe(0);
    });
  });

  describe('codes', () => {
    test('a guess from elsewhere does not count, by number and by name, and no stranger can use the code', async () => {
      expect(await send(OWNER)).toBe(0);
      const code = await lastCode();
      const guesses = Array.from({ length: 20 }, (_, at) => reset(stranger(at), at % 2 ? code : otherThan(code)));
      expect(tally(await Promise.all(guesses))).toEqual({ 1020: 20 });
      expect(await reset({ ...OWNER, address: stranger(1).address }, code)).toBe(0);
    });

    test('a stranger’s own text does not take the place of the owner’s', async () => {
      expect(await send(OWNER)).toBe(0);
      const code = await lastCode();
      expect(await send(stranger(1))).toBe(0);
      expect(await reset(stranger(1), code)).toBe(1020);
      expect(await reset(OWNER, code)).toBe(0);
    });

    test('of a hundred guesses where it was asked for, at once, five count', async () => {
      expect(await send(stranger(1))).toBe(0);
      const code = await lastCode();
      await Promise.all(Array.from({ length: 50 }, () => reset(stranger(1), otherThan(code))));
      expect(await reset(stranger(1), code)).toBe(1020);
    });

    test('strangers have ten texts to a number, taken or not, and the owner’s device five of its own', async () => {
      const taken = mobile;
      for (const to of [taken, '9199999998']) {
        mobile = to;
        const sent = await Promise.all(
          Array.from({ length: 30 }, (_, at) => send({ device: `${10 + at}`.repeat(16), address: `198.51.${at}.9` })),
        );
        expect(tally(sent)).toEqual({ 0: 10, 1049: 20 });
      }
      mobile = taken;
      for (let texts = 0; texts < 5; texts += 1) {
        expect(await send(OWNER)).toBe(0);
        after(MINUTE_MS);
      }
      expect(await send(OWNER)).toBe(1049);
      // And the way back in works while the strangers go on.
      expect(await reset(OWNER, await lastCode())).toBe(0);
      expect(await signIn(OWNER)).toBe(0);
    });

    test('a neighbor who uses up the network’s texts and resets takes none from the owner’s device', async () => {
      const neighbor = { device: THEIRS, address: HOME };
      for (let at = 0; at < 20; at += 1) {
        await ask(rows.smsSend.path, smsTo(`91960000${10 + at}`), neighbor);
      }
      await Promise.all(Array.from({ length: 61 }, () => reset(neighbor, '000000', 'nobody88')));
      expect(await reset(neighbor, '000000', 'nobody88')).toBe(1049);
      expect(await send(neighbor)).toBe(1049);
      expect(await send(OWNER)).toBe(0);
      expect(await reset(OWNER, await lastCode())).toBe(0);
    });

    test('a reset makes its device known, and no other stays so', async () => {
      expect(await send({ device: NEW, address: HOME })).toBe(0);
      expect(await reset({ device: NEW, address: HOME }, await lastCode())).toBe(0);
      await hammer(mobile);
      expect(await signIn({ device: NEW, address: HOME })).toBe(0);
      expect(await signIn(OWNER)).toBe(1049);
    });
  });
});
