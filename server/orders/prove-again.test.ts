import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { WALLET } from '#contract/errcodes.ts';
import { session } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import { clearTries } from '#server/sql/queries/tries.ts';
import { sendLogTo } from '#shared/log.ts';
import { playKit } from '../../tests/kit/play.ts';
import { openSignUpKit, type SignUpKit } from '../../tests/kit/sign-up.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { aWithdrawer, exchangeOf } from '../../tests/kit/withdrawals.ts';
import { addToWager } from '../ledger/wager.ts';

const GIVEN = 100_000;
const FROM = 50_000;
const SECRET = 'put-aside-88';
const MINUTES_A_DAY = 24 * 60;

withDatabase((database) => {
  const kit = playKit(database, () => `9${randomInt(100_000_000, 999_999_999)}`);
  const { db, post, playerId } = kit;
  let form: SignUpKit;

  beforeAll(async () => {
    sendLogTo(() => {});
    form = await openSignUpKit(kit.server());
    await form.set({ passwordLengthMin: 8, passwordLengthMax: 20, accountLengthMin: 10, accountLengthMax: 11 });
  });
  beforeEach(async () => {
    await form.set({ withdrawProofFrom: FROM });
    await clearTries(db());
    await aWithdrawer(db(), kit.clock.now(), playerId());
  });

  const HERE = { fingerprint: 'device-one-0001' };
  const ask = (amount: number, more: object = {}, key: string = randomUUID()) => {
    const [path, body] = exchangeOf(amount, more);
    return form.post(path, body, { ...kit.headers(), ...HERE, 'idempotency-key': key });
  };
  const terms = () => post(wallet.getExchange.path);
  const setSafebox = () => post(account.safeboxPasswordInit.path, { password: form.seal(SECRET) });
  const setOldSafebox = async () => {
    await setSafebox();
    kit.pass(MINUTES_A_DAY);
  };
  const safeboxPassword = (password = SECRET) => ({ safeboxPassword: form.seal(password) });
  const set = (columns: object) => db().updateTable('player').set(columns).where('id', '=', playerId()).execute();
  async function codeForPlayer(): Promise<string> {
    const own = await db().selectFrom('player').select('mobile').where('id', '=', playerId()).executeTakeFirstOrThrow();
    return form.codeFor(`0${own.mobile}`);
  }
  const wrongFor = (code: string) => ({ code: code === '123456' ? '654321' : '123456' });
  const held = async () => (await terms())['held'];

  test('below the sum of the operator nothing more is asked for, from it on it is, and the terms say the sum', async () => {
    expect(await terms()).toMatchObject({ proofFrom: FROM, reasonList: [] });
    expect(await ask(FROM)).toMatchObject({ errcode: WALLET.needsProof });
    expect(await held()).toBe(0);
    expect(await ask(FROM - 1)).toMatchObject({ errcode: 0 });
    expect(await held()).toBe(FROM - 1);
  });

  test('without a sum none is asked for, and a sum that is set wrongly asks for every withdrawal', async () => {
    await form.set({ withdrawProofFrom: 'a lot' });
    expect(await terms()).toMatchObject({ proofFrom: 1 });
    expect(await ask(10_000)).toMatchObject({ errcode: WALLET.needsProof });
    await form.set({ withdrawProofFrom: 0 });
    expect(await terms()).toMatchObject({ proofFrom: 0 });
    expect(await ask(GIVEN)).toMatchObject({ errcode: 0 });
  });

  test('the password of the safebox is proof, and a wrong one is not, nor one where there is no safebox password', async () => {
    expect(await ask(FROM, safeboxPassword())).toMatchObject({ errcode: WALLET.wrongProof });
    await setOldSafebox();
    expect(await ask(FROM, safeboxPassword('a-guess-of-88'))).toMatchObject({ errcode: WALLET.wrongProof });
    expect(await held()).toBe(0);
    const key = randomUUID();
    const proof = safeboxPassword();
    const first = await ask(FROM, proof, key);
    expect(first).toMatchObject({ errcode: 0, coin: GIVEN - FROM });
    // What was lost on its way is told again, and holds nothing more.
    expect(await ask(FROM, proof, key)).toEqual(first);
    expect(await held()).toBe(FROM);
  });

  test('after five wrong ones the right one waits as well', async () => {
    await setOldSafebox();
    const guess = () => ask(FROM, safeboxPassword('a-guess-of-88'));
    for (let tried = 0; tried < 5; tried += 1) expect(await guess()).toMatchObject({ errcode: WALLET.wrongProof });
    expect(await ask(FROM, safeboxPassword())).toMatchObject({ errcode: WALLET.tooOften });
    expect(await held()).toBe(0);
  });

  test('a code to the player’s own phone is proof, works once, and is left by a withdrawal that is refused', async () => {
    const code = await codeForPlayer();
    expect(await ask(FROM, wrongFor(code))).toMatchObject({ errcode: WALLET.wrongProof });
    expect(await ask(GIVEN + 1, { code })).toMatchObject({ errcode: WALLET.notEnough });
    const { orderId, errcode } = await ask(FROM, { code });
    expect(errcode).toBe(0);
    expect(await post(wallet.cancelOrder.path, { orderId })).toMatchObject({ errcode: 0 });
    expect(await ask(FROM, { code })).toMatchObject({ errcode: WALLET.wrongProof });
    expect(await held()).toBe(0);
  });

  test('a code that was sent to another number, and a player without a phone, prove nothing', async () => {
    const ofAnother = await form.codeFor('09170009999');
    expect(await ask(FROM, { code: ofAnother })).toMatchObject({ errcode: WALLET.wrongProof });
    const code = await codeForPlayer();
    await set({ mobile: null });
    expect(await ask(FROM, { code })).toMatchObject({ errcode: WALLET.wrongProof });
  });

  test('who has seen the password cannot set a safebox password where there is none, and prove by it on the same day', async () => {
    await setSafebox();
    expect(await ask(FROM, safeboxPassword())).toMatchObject({ errcode: WALLET.newProof });
    expect(await ask(FROM, safeboxPassword('a-guess-of-88'))).toMatchObject({ errcode: WALLET.wrongProof });
    kit.pass(MINUTES_A_DAY - 1);
    expect(await ask(FROM, safeboxPassword())).toMatchObject({ errcode: WALLET.newProof });
    expect(await held()).toBe(0);
    kit.pass(1);
    expect(await ask(FROM, safeboxPassword())).toMatchObject({ errcode: 0 });
  });

  test('who has seen the password cannot bind a phone where there is none, and prove by a code to it on the same day', async () => {
    await set({ mobile: null });
    const mobile = `9${randomInt(100_000_000, 999_999_999)}`;
    const bind = { mobile, code: await form.codeFor(`0${mobile}`) };
    const bound = await form.post(session.bindAccount.path, bind, {
      ...kit.headers(),
      ...HERE,
      'idempotency-key': randomUUID(),
    });
    expect(bound).toMatchObject({ errcode: 0, mobile });
    kit.pass(2);
    expect(await ask(FROM, { code: await codeForPlayer() })).toMatchObject({ errcode: WALLET.newProof });
    expect(await held()).toBe(0);
    kit.pass(MINUTES_A_DAY);
    expect(await ask(FROM, { code: await codeForPlayer() })).toMatchObject({ errcode: 0 });
  });

  test('what else stands in the way is told first', async () => {
    await addToWager(db(), playerId(), 5_000, kit.clock.now());
    expect(await ask(FROM)).toMatchObject({ errcode: WALLET.wagerFirst });
  });
});
