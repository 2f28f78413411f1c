import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session as rows } from '#contract/session.ts';
import { openTestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { PASSWORD, signUpSuite } from '../../tests/kit/sign-up.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

const BY_NAME = { mode: 'other', registerType: 'account', otpStatus: 1 };
const BY_PHONE = { mode: 'other', registerType: 'phone', otpStatus: 1 };

withDatabase((database) => {
  const { kit, freshName, freshMobile, readPlayer } = signUpSuite(database, '9180');

  describe('by a name', () => {
    beforeAll(() => kit().set(BY_NAME));

    test('makes a player who is signed in, and signs in again', async () => {
      const account = freshName();
      const { code, errcode, appUser } = await kit().signUp({ account });
      expect([code, errcode]).toEqual([200, 0]);
      expect(appUser).toMatchObject({ account, nickname: account, accountType: 2, mobile: '', password: '', vip: 0 });
      expect(appUser.id).toBeGreaterThan(10_024_816);
      const headers = { authorization: `Bearer ${appUser.token}` };
      expect(await kit().post(rows.refreshData.path, {}, headers)).toMatchObject({ id: appUser.id });
      const again = await kit().post(rows.accountLogin.path, { account, password: kit().seal(PASSWORD) });
      expect(again).toMatchObject({ errcode: 0, appUser: { id: appUser.id } });
      expect((await readPlayer(appUser.id)).password_hash).toMatch(/^\$argon2id\$/);
    });

    test('a server hashes passwords at their full strength', async () => {
      const { services } = await openTestApp(database.current().db, { hashesInFull: true });
      const stored = await services.passwords.hash(Buffer.from(PASSWORD));
      expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    test('a name is taken in any spelling of its letters', async () => {
      const account = freshName();
      expect(await kit().signUp({ account })).toMatchObject({ errcode: 0 });
      for (const name of [account, account.toUpperCase()]) {
        expect(await kit().signUp({ account: name })).toMatchObject({ errcode: 1019 });
      }
    });

    test.each(['short', 'a'.repeat(17), 'with_line', 'with space', 'Niño88', '9170009876', '09170009876'])(
      '%s is no name',
      async (account) => {
        expect(await kit().signUp({ account })).toMatchObject({ errcode: 1047 });
      },
    );

    test.each([
      ['7 characters', () => kit().seal('a'.repeat(7))],
      ['21 characters', () => kit().seal('a'.repeat(21))],
      ['a broken seal', () => kit().seal(PASSWORD).slice(0, -6)],
      ['an unknown key', () => `v2.nokey.${Buffer.alloc(384).toString('base64')}`],
      ['clear text', () => PASSWORD],
    ])('a password of %s is refused like any other that does not fit', async (_what, password) => {
      expect(await kit().signUp({ account: freshName(), password: password() })).toEqual({
        code: 200,
        errcode: 1047,
        message: 'login.loginFailed',
      });
    });

    test('a password may be of any letters, up to the configured length', async () => {
      const account = freshName();
      const password = 'ñandú-ⱼ€-密码-88';
      expect(await kit().signUp({ account, password: kit().seal(password) })).toMatchObject({ errcode: 0 });
      expect(await kit().post(rows.accountLogin.path, { account, password: kit().seal(password) })).toMatchObject({
        errcode: 0,
      });
    });

    test('the same request again finds the same player, however many come at once', async () => {
      const [form, key] = [{ account: freshName() }, randomUUID()];
      const first = await Promise.all([kit().signUp(form, key), kit().signUp(form, key), kit().signUp(form, key)]);
      const answers = [...first, await kit().signUp(form, key)];
      expect(answers.map(({ errcode }) => errcode)).toEqual([0, 0, 0, 0]);
      expect(new Set(answers.map(({ appUser }) => appUser.id)).size).toBe(1);
    });

    test('a key that was seen opens nothing without the password', async () => {
      const [form, key] = [{ account: freshName() }, randomUUID()];
      await kit().signUp(form, key);
      const stolen = await kit().signUp({ ...form, password: kit().seal('a-guess-at-it') }, key);
      expect(stolen).toMatchObject({ code: 422, errcode: 9007 });
    });

    test('an invitation names the superior, and one that nobody gave is none', async () => {
      const friend = await aPlayer(database.current().db);
      const [invited, other] = [
        await kit().signUp({ account: freshName(), inviteCode: friend.invite_code.toLowerCase() }),
        await kit().signUp({ account: freshName(), inviteCode: 'NOBODYS' }),
      ];
      expect([invited['appUser'].pid, other['appUser'].pid]).toEqual([friend.id, '']);
    });

    test('nothing is kept of what was not asked for', async () => {
      const { appUser } = await kit().signUp({ account: freshName(), email: 'ana@example.com', fullName: 'Ana Cruz' });
      expect(await readPlayer(appUser.id)).toMatchObject({ email: '', full_name: '', birthday: null });
    });

    test('one network makes so many a minute', async () => {
      const tries = Array.from({ length: 61 }, () => kit().signUp({ account: 'short' }));
      const codes = (await Promise.all(tries)).map(({ errcode }) => errcode);
      expect(codes.filter((code) => code === 1049)).toHaveLength(1);
    });
  });

  describe('by a phone', () => {
    beforeEach(() => kit().set(BY_PHONE));

    test('makes a player whose name is the number, in any way of writing it', async () => {
      const mobile = freshMobile();
      const code = await kit().codeFor(mobile);
      const { errcode, appUser } = await kit().signUpByPhone({ account: mobile, code });
      expect(errcode).toBe(0);
      expect(appUser).toMatchObject({ account: mobile, mobile, accountType: 1 });
      expect(appUser.nickname).toMatch(/^Player \d{6}$/);
      const again = await kit().post(rows.accountLogin.path, {
        account: `+63${mobile}`,
        password: kit().seal(PASSWORD),
      });
      expect(again).toMatchObject({ errcode: 0, appUser: { id: appUser.id } });
    });

    test('a wrong code, none, another number’s and a used one are refused alike', async () => {
      const [mobile, other] = [freshMobile(), freshMobile()];
      const code = await kit().codeFor(mobile);
      const wrong = code === '123456' ? '654321' : '123456';
      for (const form of [
        { account: mobile, code: wrong },
        { account: other, code },
      ]) {
        expect(await kit().signUpByPhone(form)).toMatchObject({ errcode: 1020 });
      }
      expect(await kit().signUpByPhone({ account: mobile, code })).toMatchObject({ errcode: 0 });
      expect(await kit().signUpByPhone({ account: mobile, code })).toMatchObject({ errcode: 1020 });
    });

    test('that a number is taken is told only to the person who holds it', async () => {
      const mobile = freshMobile();
      await aPlayer(database.current().db, { mobile });
      const code = await kit().codeFor(mobile);
      const wrong = code === '123456' ? '654321' : '123456';
      expect(await kit().signUpByPhone({ account: mobile, code: wrong })).toMatchObject({ errcode: 1020 });
      expect(await kit().signUpByPhone({ account: mobile, code })).toMatchObject({ errcode: 1045 });
    });

    test('the same request again finds the same player, however many come at once', async () => {
      const mobile = freshMobile();
      const form = { account: mobile, code: await kit().codeFor(mobile) };
      const key = randomUUID();
      const first = await Promise.all([kit().signUpByPhone(form, key), kit().signUpByPhone(form, key)]);
      const answers = [...first, await kit().signUpByPhone(form, key)];
      expect(answers.map(({ errcode }) => errcode)).toEqual([0, 0, 0]);
      expect(new Set(answers.map(({ appUser }) => appUser.id)).size).toBe(1);
    });

    test.each([
      ['phone', 1, 1047],
      ['phone', 0, 0],
      ['phoneNoOtp', 1, 0],
      ['phoneNoOtp', 0, 0],
      ['account', 0, 1047],
    ])('without a code: %s with otpStatus %i gives %i', async (registerType, otpStatus, errcode) => {
      await kit().set({ registerType, otpStatus });
      const account = freshMobile();
      const answer = await kit().signUp({ account });
      expect(answer).toMatchObject({ errcode });
      if (errcode === 0) {
        expect(answer['appUser'].accountType).toBe(3);
        expect(await kit().signUp({ account: `0${account}` })).toMatchObject({ errcode: 1019 });
      }
    });

    test('a name is no phone, and a phone keeps to the configured form', async () => {
      expect(await kit().signUp({ account: freshName() })).toMatchObject({ errcode: 1047 });
      for (const account of ['8170000000', '917000000', '917000000012']) {
        expect(await kit().signUpByPhone({ account, code: '123456' })).toMatchObject({ errcode: 1047 });
      }
    });
  });
});
