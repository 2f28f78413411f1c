import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SIGN_IN } from '#contract/errcodes.ts';
import { session as rows } from '#contract/session.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { freshMobiles, manyOf, openSignUpKit, PASSWORD, type SignUpKit } from '../../tests/kit/sign-up.ts';
import { whileHeld } from '../../tests/kit/held-lock.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { lockAccounts } from '../ledger/lock-accounts.ts';
import { addSafeboxHash } from '../safebox/password-store.ts';
import { findPlayer, updatePlayer } from '../sql/queries/players.ts';
import { startSession } from './start-session.ts';

withDatabase((database) => {
  const now = new Date('2026-11-20T12:00:00Z');
  let server: TestApp;
  let kit: SignUpKit;
  const freshMobile = freshMobiles('9192');
  const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

  beforeAll(async () => {
    server = await openTestApp(database.current().db, { now: () => now });
    kit = await openSignUpKit(server);
    await kit.set({ otpStatus: 1, accountRule: { mobileStartsWith: '9' } });
  });
  beforeEach(() => kit.clearTries());

  const bind = async (playerId: number, body: object) => {
    const token = await startSession(server.services, playerId, { fingerprint: '', device: '', now });
    return kit.post(rows.bindAccount.path, body, {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    });
  };
  const aPlayerWithout = async () => (await aPlayer(database.current().db)).id;

  test('makes it the player’s, once and for all', async () => {
    const [id, mobile] = [await aPlayerWithout(), freshMobile()];
    const body = { mobile, code: await kit.codeFor(mobile) };
    expect(await bind(id, body)).toMatchObject({ code: 200, errcode: 0, id, mobile });
    expect(await bind(id, body)).toMatchObject({ errcode: 0, mobile });
    const other = freshMobile();
    expect(await bind(id, { mobile: other, code: await kit.codeFor(other) })).toMatchObject({ errcode: 1019 });
  });

  test('needs the code where codes are on, and none where they are off', async () => {
    const [id, mobile] = [await aPlayerWithout(), freshMobile()];
    const code = await kit.codeFor(mobile);
    for (const wrong of ['', otherThan(code)])
      expect(await bind(id, { mobile, code: wrong })).toMatchObject({ errcode: 1020 });
    await kit.set({ otpStatus: 0 });
    expect(await bind(id, { mobile })).toMatchObject({ errcode: 0, mobile });
    await kit.set({ otpStatus: 1 });
  });

  test.each([
    ['a number that is none', async () => ({ mobile: '08171234567', code: '123456' })],
    [
      'a first password that is too short',
      async () => {
        const mobile = freshMobile();
        return { mobile, code: await kit.codeFor(mobile), password: kit.seal('a1') };
      },
    ],
  ])('refuses %s, and binds nothing', async (_what, body) => {
    const id = await aPlayerWithout();
    expect(await bind(id, await body())).toMatchObject({ errcode: SIGN_IN.invalidDetails });
    const row = database.current().db.selectFrom('player').select(['mobile', 'password_hash']).where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ mobile: null, password_hash: null });
  });

  test('one network has sixty tries a minute: nobody learns from it whose numbers there are', async () => {
    await kit.set({ otpStatus: 0 });
    const mobile = freshMobile();
    await bind(await aPlayerWithout(), { mobile });
    const place = { fingerprint: '', device: '', now };
    const token = await startSession(server.services, await aPlayerWithout(), place);
    const ended: number[] = [];
    for (let tries = 0; tries < 60; tries += 1) {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
      ended.push((await kit.post(rows.bindAccount.path, { mobile }, headers)).errcode);
    }
    await kit.set({ otpStatus: 1 });
    expect([ended.filter((errcode) => errcode === SIGN_IN.mobileTaken).length, ended.at(-1)]).toEqual([
      59,
      SIGN_IN.tooManyTries,
    ]);
  });

  test('refuses another player’s number, and of two at once binds one', async () => {
    const mobile = freshMobile();
    const ids = await manyOf(2, aPlayerWithout);
    await kit.set({ otpStatus: 0 });
    const answers = await Promise.all(ids.map((id) => bind(id, { mobile })));
    expect(answers.map(({ errcode }) => errcode).toSorted((one, other) => one - other)).toEqual([0, 1045]);
    await kit.set({ otpStatus: 1 });
    const code = await kit.codeFor(mobile);
    expect(await bind(await aPlayerWithout(), { mobile, code })).toMatchObject({ errcode: 1045 });
  });

  test('gives a first password, and never changes one', async () => {
    const { db } = database.current();
    const mobile = freshMobile();
    const [without, withOne] = [await aPlayerWithout(), (await aPlayer(db, { password_hash: 'theirs' })).id];
    const password = kit.seal(PASSWORD);
    expect(await bind(without, { mobile, code: await kit.codeFor(mobile), password })).toMatchObject({ errcode: 0 });
    expect(await kit.post(rows.accountLogin.path, { account: mobile, password })).toMatchObject({ errcode: 0 });
    const other = freshMobile();
    expect(await bind(withOne, { mobile: other, code: await kit.codeFor(other), password })).toMatchObject({
      errcode: 0,
    });
    const kept = await db.selectFrom('player').select('password_hash').where('id', '=', withOne).executeTakeFirst();
    expect(kept).toEqual({ password_hash: 'theirs' });
  });

  test('gives no first password that is the one of the safebox, and the code is kept for another', async () => {
    const { db } = database.current();
    const [id, mobile] = [await aPlayerWithout(), freshMobile()];
    const hash = (await server.services.passwords.hash(Buffer.from(PASSWORD))) ?? '';
    await addSafeboxHash(db, { playerId: id, hash, now });
    const code = await kit.codeFor(mobile);
    const ofSafebox = { mobile, code, password: kit.seal(PASSWORD) };
    expect(await bind(id, ofSafebox)).toMatchObject({ errcode: SIGN_IN.ofSafebox, message: 'password.ofSafebox' });
    expect(await bind(id, { mobile, code, password: kit.seal('another-one-77') })).toMatchObject({
      errcode: 0,
      mobile,
    });
  });

  test('a phone that was bound meanwhile on another phone stays, and so does the password that came with it', async () => {
    const { db } = database.current();
    const [id, late] = [await aPlayerWithout(), freshMobile()];
    const code = await kit.codeFor(late);
    const first = { mobile: freshMobile(), mobile_bound_at: now, password_hash: 'theirs' };
    const bound = await whileHeld(db, {
      hold: (held) => lockAccounts(held, id, ['cash']),
      other: () => bind(id, { mobile: late, code, password: kit.seal(PASSWORD) }),
      look: (held) => updatePlayer(held, id, first),
    });
    expect(bound).toMatchObject({ errcode: SIGN_IN.accountTaken });
    expect(await findPlayer(db, id)).toMatchObject(first);
    const kept = db.selectFrom('one_time_code').select('used_at').where('mobile', '=', late);
    expect(await kept.executeTakeFirst()).toEqual({ used_at: null });
  });

  test('locks money before the player, as a bet does', async () => {
    const { db } = database.current();
    const [id, mobile] = [await aPlayerWithout(), freshMobile()];
    const code = await kit.codeFor(mobile);
    const bound = await whileHeld(db, {
      hold: (held) => lockAccounts(held, id, ['cash']),
      other: () => bind(id, { mobile, code }),
      look: (held) => held.selectFrom('player').select('id').where('id', '=', id).forUpdate().noWait().execute(),
    });
    expect(bound).toMatchObject({ errcode: 0, mobile });
  });
});
