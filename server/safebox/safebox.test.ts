import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { COIN_KINDS, SAFEBOX_DIRECTIONS } from '#contract/money-enums.ts';
import { WALLET } from '#contract/errcodes.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { records } from '#contract/records.ts';
import { wallet } from '#contract/wallet.ts';
import { findMismatches } from '#server/ledger/find-mismatches.ts';
import { knowDevice } from '#server/players/known-devices.ts';
import { clearTries } from '#server/sql/queries/tries.ts';
import { sendLogTo } from '#shared/log.ts';
import { playKit } from '../../tests/kit/play.ts';
import { openSignUpKit, type SignUpKit } from '../../tests/kit/sign-up.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { aWithdrawer, exchangeOf } from '../../tests/kit/withdrawals.ts';

const GIVEN = 100_000;
const SECRET = 'put-aside-88';
const [OWN, OTHER] = ['0a', '0b'].map((pair) => pair.repeat(16)) as [string, string];
const { in: IN, out: OUT } = SAFEBOX_DIRECTIONS;

withDatabase((database) => {
  const kit = playKit(database, () => `9${randomInt(100_000_000, 999_999_999)}`);
  const { db, post, playerId, refresh } = kit;
  let form: SignUpKit;

  beforeAll(async () => {
    sendLogTo(() => {});
    form = await openSignUpKit(kit.server());
    await form.set({ passwordLengthMin: 8, passwordLengthMax: 20, accountLengthMin: 10, accountLengthMax: 11 });
  });
  beforeEach(() => clearTries(db()));

  const set = (password = SECRET, key?: string) =>
    post(account.safeboxPasswordInit.path, { password: form.seal(password) }, key);
  const put = (amount: number, key?: string) => post(account.safeboxTransfer.path, { direction: IN, amount }, key);
  const take = (amount: number, password = SECRET, key?: string) =>
    post(account.safeboxTransfer.path, { direction: OUT, amount, password: form.seal(password) }, key);
  const change = (proof: object, password = 'another-one-88') =>
    post(account.modifySafePassword.path, { ...proof, password: form.seal(password) });
  const stands = () => post(account.getSafebox.path);
  /** From a device, as the browser there says it is. */
  const takeOn = async (fingerprint: string, password = SECRET): Promise<number> => {
    const body = { direction: OUT, amount: 1, password: form.seal(password) };
    const headers = { ...kit.headers(), 'idempotency-key': randomUUID(), fingerprint };
    return (await (await kit.server().call(account.safeboxTransfer.path, body, headers)).json()).errcode;
  };

  describe('the password', () => {
    test('[WALLET-26] is set once, and the player is told that there is one', async () => {
      expect(await stands()).toMatchObject({ safebox: 0, coin: GIVEN, hasSafeboxPassword: false });
      expect(await refresh()).toMatchObject({ safebox: 0, hasSafeboxPassword: false });
      const key = randomUUID();
      const sealed = { password: form.seal(SECRET) };
      const first = await post(account.safeboxPasswordInit.path, sealed, key);
      expect(first).toMatchObject({ errcode: 0, state: { safebox: 0, coin: GIVEN, hasSafeboxPassword: true } });
      expect(await post(account.safeboxPasswordInit.path, sealed, key)).toEqual(first);
      expect(await set('of-a-stranger-88')).toMatchObject({ errcode: WALLET.notFound });
      expect(await refresh()).toMatchObject({ hasSafeboxPassword: true });
    });

    test('is one of two that are set at once', async () => {
      const both = await Promise.all([set('first-one-88'), set('second-one-88')]);
      expect(both.map(({ errcode }) => errcode as number).toSorted((a, b) => a - b)).toEqual([0, WALLET.notFound]);
    });

    test.each(['short', 'of one and twenty char'])('"%s" is refused for its length', async (password) => {
      expect(await set(password)).toMatchObject({ errcode: WALLET.invalidDetails });
      expect(await stands()).toMatchObject({ hasSafeboxPassword: false });
    });

    test('is changed with the old one, and with nothing else', async () => {
      expect(await change({ oldPassword: form.seal(SECRET) })).toMatchObject({ errcode: WALLET.needsPassword });
      await set();
      await put(500);
      expect(await change({})).toMatchObject({ errcode: WALLET.wrongPassword });
      expect(await change({ oldPassword: form.seal('a-guess-of-88') })).toMatchObject({
        errcode: WALLET.wrongPassword,
      });
      expect(await change({ oldPassword: form.seal(SECRET) })).toMatchObject({
        errcode: 0,
        state: { safebox: 500 },
      });
      expect(await take(100)).toMatchObject({ errcode: WALLET.wrongPassword });
      expect(await take(100, 'another-one-88')).toMatchObject({ errcode: 0, safebox: 400 });
    });

    test('is changed with a code to the player’s own phone, which works once', async () => {
      await set();
      const { mobile } = await db()
        .selectFrom('player')
        .select('mobile')
        .where('id', '=', playerId())
        .executeTakeFirstOrThrow();
      const code = await form.codeFor(`0${mobile}`);
      const wrong = code === '123456' ? '654321' : '123456';
      const from = { ...kit.headers(), fingerprint: 'device-one-0001' };
      const reset = async (guess: string) =>
        form.post(
          account.modifySafePassword.path,
          { code: guess, password: form.seal('by-a-code-88') },
          { ...from, 'idempotency-key': randomUUID() },
        );
      expect(await reset(wrong)).toMatchObject({ errcode: WALLET.wrongCode });
      expect(await reset(code)).toMatchObject({ errcode: 0 });
      expect(await reset(code)).toMatchObject({ errcode: WALLET.wrongCode });
      await put(100);
      expect(await take(100, 'by-a-code-88')).toMatchObject({ errcode: 0 });
    });

    test('cannot be reset where no phone is linked', async () => {
      await set();
      await db().updateTable('player').set({ mobile: null }).where('id', '=', playerId()).execute();
      expect(await change({ code: '123456' })).toMatchObject({ errcode: WALLET.needsMobile });
    });

    test('is never the one that the player logs in with, and the code of a reset is kept for another', async () => {
      const hash = await kit.server().services.passwords.hash(Buffer.from('my-log-in-88'));
      const own = db().updateTable('player').set({ password_hash: hash }).where('id', '=', playerId());
      const { mobile } = await own.returning('mobile').executeTakeFirstOrThrow();
      const same = { errcode: WALLET.samePassword };
      expect(await set('my-log-in-88')).toMatchObject(same);
      expect(await set()).toMatchObject({ errcode: 0 });
      const oldPassword = form.seal(SECRET);
      expect(await change({ oldPassword }, 'my-log-in-88')).toMatchObject(same);
      const code = await form.codeFor(`0${mobile}`);
      const reset = async (password: string) =>
        form.post(
          account.modifySafePassword.path,
          { code, password: form.seal(password) },
          { ...kit.headers(), fingerprint: 'device-one-0001', 'idempotency-key': randomUUID() },
        );
      expect(await reset('my-log-in-88')).toMatchObject(same);
      expect(await reset('by-a-code-88')).toMatchObject({ errcode: 0 });
    });

    test('tells who guesses by it at the log-in no more than five times', async () => {
      const hash = await kit.server().services.passwords.hash(Buffer.from('my-log-in-88'));
      await db().updateTable('player').set({ password_hash: hash }).where('id', '=', playerId()).execute();
      await set();
      const oldPassword = form.seal(SECRET);
      const guesses = [];
      for (let guess = 0; guess < 5; guess += 1) guesses.push((await change({ oldPassword }, SECRET))['errcode']);
      expect(guesses).toEqual([0, 0, 0, 0, WALLET.tooOften]);
    });

    test('takes five wrong tries on a device, and another device has its own', async () => {
      await set();
      await put(500);
      for (const fingerprint of [OWN, OTHER]) await knowDevice(db(), playerId(), { fingerprint, now: kit.clock.now() });
      const tries = await Promise.all(Array.from({ length: 6 }, () => takeOn(OWN, 'a-guess-of-88')));
      expect(tries.filter((code) => code === WALLET.wrongPassword)).toHaveLength(5);
      expect(await takeOn(OWN)).toBe(WALLET.tooOften);
      expect(await takeOn(OTHER)).toBe(0);
      kit.pass(16);
      expect(await takeOn(OWN)).toBe(0);
    });

    test('right ones are never too many', async () => {
      await set();
      await put(500);
      for (let tried = 0; tried < 7; tried += 1) expect(await take(1)).toMatchObject({ errcode: 0 });
    });
  });

  describe('the money', () => {
    beforeEach(() => set());

    test('moves in and out, is told everywhere alike, and is in the records', async () => {
      expect(await put(30_000)).toMatchObject({ errcode: 0, safebox: 30_000, coin: GIVEN - 30_000 });
      expect(await take(10_000)).toMatchObject({ errcode: 0, safebox: 20_000, coin: GIVEN - 20_000 });
      expect(await refresh()).toMatchObject({ safebox: 20_000, coin: GIVEN - 20_000 });
      const { list } = await post(records.appUserCoinDetail.path, { page: 1 });
      expect(list.slice(0, 2)).toMatchObject([
        { kind: COIN_KINDS.fromSafebox, amount: 10_000, balance: GIVEN - 20_000 },
        { kind: COIN_KINDS.toSafebox, amount: -30_000, balance: GIVEN - 30_000 },
      ]);
      expect(await findMismatches(db())).toEqual([]);
    });

    test('needs a password that was set, and the right one to come out', async () => {
      await db().deleteFrom('safebox_password').where('player_id', '=', playerId()).execute();
      expect(await put(100)).toMatchObject({ errcode: WALLET.needsPassword });
      await set();
      await put(100);
      expect(await post(account.safeboxTransfer.path, { direction: OUT, amount: 100 })).toMatchObject({
        errcode: WALLET.wrongPassword,
      });
      expect(await take(100, 'a-guess-of-88')).toMatchObject({ errcode: WALLET.wrongPassword });
      expect(await stands()).toMatchObject({ safebox: 100 });
    });

    test('is never more than there is, on either side', async () => {
      expect(await put(GIVEN + 1)).toMatchObject({ errcode: WALLET.notEnough });
      await put(500);
      expect(await take(501)).toMatchObject({ errcode: WALLET.notEnough });
      expect(await stands()).toMatchObject({ safebox: 500, coin: GIVEN - 500 });
    });

    test('moves once for 200 requests with one key', async () => {
      const key = randomUUID();
      const all = await Promise.all(Array.from({ length: 200 }, () => put(700, key)));
      // Beyond a player's share of the server nothing is even begun.
      const busy = PROTOCOL_ERRORS.busy.errcode;
      for (const one of all) expect([0, busy]).toContain(one['errcode']);
      expect(await put(700, key)).toMatchObject({ errcode: 0, safebox: 700 });
      expect(await stands()).toMatchObject({ safebox: 700, coin: GIVEN - 700 });
    });

    test('50 that come out at once of a safebox for 10 leave exactly nothing', async () => {
      await put(1_000);
      const one = async (): Promise<number> => {
        const key = randomUUID();
        const body = { direction: OUT, amount: 100, password: form.seal(SECRET) };
        for (;;) {
          const { errcode } = await post(account.safeboxTransfer.path, body, key);
          if (errcode !== PROTOCOL_ERRORS.busy.errcode) return errcode;
        }
      };
      const codes = await Promise.all(Array.from({ length: 50 }, one));
      expect(codes.filter((code) => code === 0)).toHaveLength(10);
      expect(codes.filter((code) => code === WALLET.notEnough)).toHaveLength(40);
      expect(await stands()).toMatchObject({ safebox: 0, coin: GIVEN });
      expect(await findMismatches(db())).toEqual([]);
    });

    test('a game cannot bet it, and what a withdrawal holds cannot be moved away', async () => {
      await aWithdrawer(db(), kit.clock.now(), playerId());
      await put(GIVEN - 20_000);
      const { sessionId } = await kit.start(1001);
      expect(await kit.bet(sessionId, 20_001)).toMatchObject({ status: 402 });
      expect(await post(...exchangeOf(20_000))).toMatchObject({ errcode: 0 });
      expect(await put(1)).toMatchObject({ errcode: WALLET.notEnough });
      expect(await post(wallet.getExchange.path)).toMatchObject({ balance: 0, held: 20_000 });
    });

    test('does not move while the books disagree', async () => {
      await put(100);
      const house = (balance: number) =>
        db().updateTable('account').set({ balance }).where('kind', '=', 'house').where('share', '=', 0).execute();
      await house(1);
      await kit.server().services.auditor.audit();
      expect(await take(100)).toMatchObject({ errcode: PROTOCOL_ERRORS.booksClosed.errcode });
      await house(0);
      await kit.server().services.auditor.audit();
      expect(await take(100)).toMatchObject({ errcode: 0 });
    });
  });
});
