import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SIGN_IN } from '#contract/errcodes.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { security } from '#contract/security.ts';
import { addSafeboxHash } from '#server/safebox/password-store.ts';
import { clearTries } from '#server/sql/queries/tries.ts';
import { writePasswordHash } from '#server/sql/queries/players.ts';
import { playKit } from '../../tests/kit/play.ts';
import { openSignUpKit, type SignUpKit } from '../../tests/kit/sign-up.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { makePasswords } from './passwords.ts';
import { startSession } from './start-session.ts';

const [OLD, NEW] = ['perya-old-88', 'perya-new-88'];

withDatabase((database) => {
  const kit = playKit(database);
  const { db, playerId } = kit;
  const passwords = makePasswords();
  let form: SignUpKit;

  beforeAll(async () => {
    form = await openSignUpKit(kit.server());
    await form.set({ passwordLengthMin: 8, passwordLengthMax: 20 });
  });
  beforeEach(async () => {
    await clearTries(db());
    await writePasswordHash(db(), playerId(), (await passwords.hash(Buffer.from(OLD))) ?? '');
  });

  const change = (oldPassword: string, password: string, key?: string) =>
    kit.post(security.changePassword.path, { oldPassword: form.seal(oldPassword), password: form.seal(password) }, key);
  const isNow = async (password: string) => {
    const { password_hash } = await db()
      .selectFrom('player')
      .select('password_hash')
      .where('id', '=', playerId())
      .executeTakeFirstOrThrow();
    return (await passwords.verify(password_hash, Buffer.from(password))) === 'right';
  };
  const elsewhere = () =>
    startSession({ db: db() }, playerId(), { fingerprint: 'another-1', device: '', now: kit.clock.now() });
  const isAlive = async (token: string) => {
    const answer = await kit.server().call(security.signedInPlaces.path, {}, { authorization: `Bearer ${token}` });
    return (await answer.json()).code === 200;
  };

  test('the new password takes the place of the old one, and every other place is logged out', async () => {
    const [one, other] = [await elsewhere(), await elsewhere()];
    expect(await change(OLD, NEW)).toMatchObject({ errcode: 0, ended: 2 });
    expect([await isNow(OLD), await isNow(NEW)]).toEqual([false, true]);
    expect([await isAlive(one), await isAlive(other)]).toEqual([false, false]);
    expect((await kit.post(security.signedInPlaces.path))['places']).toHaveLength(1);
  });

  test('while the server has no time to look at a password it says so, and no try is used up', async () => {
    const own = kit.server().services.passwords;
    const full = vi.spyOn(own, 'verify').mockResolvedValue('busy');
    for (const _try of Array.from({ length: 6 }))
      expect(await change(OLD, NEW)).toMatchObject({ errcode: PROTOCOL_ERRORS.busy.errcode });
    full.mockRestore();
    expect(await change(OLD, NEW)).toMatchObject({ errcode: 0 });
  });

  test.each([
    ['what was linked goes', true, null],
    ['what the account began with stays', false, 'line'],
  ])('%s', async (_what, wasAdded, left) => {
    const subject = `line ${playerId()}`;
    const line_linked_at = wasAdded ? kit.clock.now() : null;
    const mine = db().updateTable('player').set({ line_subject: subject, line_linked_at });
    await mine.where('id', '=', playerId()).execute();
    await change(OLD, NEW);
    const after = db().selectFrom('player').select('line_subject').where('id', '=', playerId());
    expect(await after.executeTakeFirst()).toEqual({ line_subject: left && subject });
  });

  test('a change that is sent twice is done once, and told the same', async () => {
    const key = randomUUID();
    const sealed = { oldPassword: form.seal(OLD), password: form.seal(NEW) };
    const first = await kit.post(security.changePassword.path, sealed, key);
    expect(await kit.post(security.changePassword.path, sealed, key)).toEqual(first);
    expect(first).toMatchObject({ errcode: 0 });
  });

  test('without the old one nothing changes, and five tries are all there are', async () => {
    for (let count = 0; count < 5; count++) {
      expect(await change('something-else', NEW)).toMatchObject({ errcode: SIGN_IN.wrongCredentials });
    }
    expect(await change(OLD, NEW)).toMatchObject({ errcode: SIGN_IN.tooManyTries });
    expect(await isNow(OLD)).toBe(true);
  });

  test('one that is too short, or of a player who logs in without any, is refused', async () => {
    expect(await change(OLD, 'short')).toMatchObject({ errcode: SIGN_IN.invalidDetails });
    await db().updateTable('player').set({ password_hash: null }).where('id', '=', playerId()).execute();
    expect(await change(OLD, NEW)).toMatchObject({ errcode: SIGN_IN.notEligible });
  });

  test('the password of the safebox is refused', async () => {
    const hash = (await passwords.hash(Buffer.from(NEW))) ?? '';
    await addSafeboxHash(db(), { playerId: playerId(), hash, now: kit.clock.now() });
    expect(await change(OLD, NEW)).toMatchObject({ errcode: SIGN_IN.ofSafebox });
    expect(await change(OLD, 'perya-third-88')).toMatchObject({ errcode: 0 });
  });

  test('of two changes at once the second one does not know the password any more', async () => {
    const codes = (await Promise.all([change(OLD, NEW), change(OLD, 'perya-third-88')])).map(({ errcode }) => errcode);
    expect(new Set(codes)).toEqual(new Set([0, SIGN_IN.wrongCredentials]));
  });
});
