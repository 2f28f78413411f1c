import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { session as rows } from '#contract/session.ts';
import { addSafeboxHash } from '#server/safebox/password-store.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { freshMobiles, manyOf, openSignUpKit, PASSWORD, type SignUpKit } from '../../tests/kit/sign-up.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { countTry } from '../sql/queries/tries.ts';
import { startSession } from './start-session.ts';
import { signInByStrangers } from './tries.ts';

withDatabase((database) => {
  const now = new Date('2026-11-20T12:00:00Z');
  let server: TestApp;
  let kit: SignUpKit;
  const freshMobile = freshMobiles('9191');

  beforeAll(async () => {
    server = await openTestApp(database.current().db, { now: () => now });
    kit = await openSignUpKit(server);
    await kit.set({ otpStatus: 1, accountRule: { mobileStartsWith: '9' } });
  });
  beforeEach(() => kit.clearTries());

  const NEW = 'another-one-99';
  const recover = (body: object, key: string = randomUUID()) =>
    kit.post(rows.forgetPassword.path, { password: kit.seal(NEW), ...body }, { 'idempotency-key': key });
  const signIn = (account: string, password: string) =>
    kit.post(rows.accountLogin.path, { account, password: kit.seal(password) });
  const aPlayerWithPhone = async () => {
    const mobile = freshMobile();
    const password_hash = (await server.services.passwords.hash(Buffer.from(PASSWORD))) ?? null;
    return { mobile, player: await aPlayer(database.current().db, { mobile, password_hash }) };
  };

  test.each(['phone', 'name'])(
    'is replaced by the person who holds the phone, named by the %s, and every session ends',
    async (by) => {
      const { mobile, player } = await aPlayerWithPhone();
      const token = await startSession(server.services, player.id, { fingerprint: '', device: '', now });
      const account = by === 'phone' ? `0${mobile}` : (player.account ?? '');
      expect(await recover({ account, code: await kit.codeFor(mobile) })).toEqual({ code: 200, errcode: 0 });
      expect(await signIn(mobile, PASSWORD)).toMatchObject({ errcode: 1018 });
      expect(await signIn(mobile, NEW)).toMatchObject({ errcode: 0 });
      const headers = { authorization: `Bearer ${token}` };
      expect(await kit.post(rows.refreshData.path, {}, headers)).toMatchObject({ code: 401 });
    },
  );

  test('leaves no linked account, for the same reason', async () => {
    const { mobile, player } = await aPlayerWithPhone();
    const { db } = database.current();
    const linked = { line_subject: `of ${mobile}`, line_linked_at: now };
    await db.updateTable('player').set(linked).where('id', '=', player.id).execute();
    expect(await recover({ account: mobile, code: await kit.codeFor(mobile) })).toMatchObject({ errcode: 0 });
    const after = db.selectFrom('player').select('line_subject').where('id', '=', player.id);
    expect(await after.executeTakeFirst()).toEqual({ line_subject: null });
  });

  test('leaves no passkey: one of them may be a stranger’s', async () => {
    const { mobile, player } = await aPlayerWithPhone();
    const { db } = database.current();
    for (const [id, player_id] of [
      [`of ${mobile}`, player.id],
      [`not of ${mobile}`, (await aPlayer(db)).id],
    ] as const) {
      const key = { public_key: Buffer.alloc(1), counter: 0, transports: '[]', name: 'Phone', created_at: now };
      await db
        .insertInto('passkey')
        .values({ id, player_id, ...key })
        .execute();
    }
    expect(await recover({ account: mobile, code: await kit.codeFor(mobile) })).toMatchObject({ errcode: 0 });
    expect(await db.selectFrom('passkey').select('id').execute()).toEqual([{ id: `not of ${mobile}` }]);
  });

  test('takes a request that the browser repeats for one', async () => {
    const { mobile } = await aPlayerWithPhone();
    const [body, key] = [{ account: mobile, code: await kit.codeFor(mobile) }, randomUUID()];
    const answers = [...(await manyOf(3, () => recover(body, key))), await recover(body, key)];
    expect(answers.map(({ errcode }) => errcode)).toEqual([0, 0, 0, 0]);
    expect(await recover(body)).toMatchObject({ errcode: 1020 });
  });

  test('is not replaced with a code for something else, nor for an account that does not exist', async () => {
    const mobile = freshMobile();
    const code = await kit.codeFor(mobile);
    await aPlayer(database.current().db, { mobile });
    for (const account of [mobile, 'nobodyatall', '9199999999']) {
      expect(await recover({ account, code })).toEqual({ code: 200, errcode: 1020, message: 'code.wrong' });
    }
  });

  test('needs a password that fits', async () => {
    const { mobile } = await aPlayerWithPhone();
    const code = await kit.codeFor(mobile);
    expect(await recover({ account: mobile, code, password: kit.seal('short') })).toMatchObject({ errcode: 1047 });
    expect(await recover({ account: mobile, code })).toMatchObject({ errcode: 0 });
  });

  test('is not the one of the safebox, and the code is kept for another', async () => {
    const { mobile, player } = await aPlayerWithPhone();
    const hash = (await server.services.passwords.hash(Buffer.from(NEW))) ?? '';
    await addSafeboxHash(database.current().db, { playerId: player.id, hash, now });
    const code = await kit.codeFor(mobile);
    expect(await recover({ account: mobile, code })).toMatchObject({ errcode: 1052, message: 'password.ofSafebox' });
    expect(await recover({ account: mobile, code, password: kit.seal('third-one-99') })).toMatchObject({ errcode: 0 });
  });

  test('ends the wait after too many wrong passwords', async () => {
    const { mobile } = await aPlayerWithPhone();
    const code = await kit.codeFor(mobile);
    for (let wrong = 0; wrong < 6; wrong++) await signIn(mobile, 'wrong-one-77');
    expect(await signIn(mobile, PASSWORD)).toMatchObject({ errcode: 1049 });
    await recover({ account: mobile, code });
    expect(await signIn(mobile, NEW)).toMatchObject({ errcode: 0 });
  });

  test('ends the wait that the wrong passwords of strangers have brought', async () => {
    const { mobile, player } = await aPlayerWithPhone();
    const code = await kit.codeFor(mobile);
    const { db } = database.current();
    const byStrangers = signInByStrangers({ player, account: '' });
    for (let wrong = 0; wrong < byStrangers.most; wrong++) await countTry(db, byStrangers, now);
    expect(await signIn(mobile, PASSWORD)).toMatchObject({ errcode: 1049 });
    await recover({ account: mobile, code });
    expect(await signIn(mobile, NEW)).toMatchObject({ errcode: 0 });
  });
});
