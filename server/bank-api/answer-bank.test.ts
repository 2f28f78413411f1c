import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { records } from '#contract/records.ts';
import { wallet } from '#contract/wallet.ts';
import { sendLogTo } from '#shared/log.ts';
import { type BankKit, depositOf, openBankKit, paymentOf } from '../../tests/kit/deposits.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { writeSettings } from '../sql/queries/settings.ts';

const BEFORE = 100_000;

withDatabase((database) => {
  const kit = playKit(database);
  let bank: BankKit;

  beforeAll(() => sendLogTo(() => {}));
  beforeEach(async () => {
    bank = openBankKit(kit.server());
    await writeSettings(database.current().db, { appRechargeTypeList: [{ id: 1, name: 'QR Ph' }] });
  });

  const check = (orderId: string) => kit.post(wallet.checkRechargeOrder.path, { orderId });
  const orderOf = async (amount: number) => {
    const [path, body] = depositOf(amount);
    return String((await kit.post(path, body))['orderId']);
  };

  const stage = async (path: string, body: object) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return (await kit.server().app.fetch(new Request(`http://perya.test/sandbox/${path}`, init))).status;
  };
  const recorded = async () =>
    (await kit.post(records.getRechargeRecord.path))['list'] as { orderId: string; reference: string }[];

  describe('the bank’s word moves nothing', () => {
    const seconds = () => Math.floor(kit.clock.now().getTime() / 1000);

    test.each([
      ['signed with another secret', () => ({ secret: 'a guess' })],
      ['five minutes old and a second', () => ({ timestamp: seconds() - 301 })],
      ['of a sender that we do not know', () => ({ sender: 'somebody-else' })],
      ['signed for another address', () => ({ path: '/wallet-api/v1/win' })],
      ['signed for another body', () => ({ body: '{}' })],
    ])('%s', async (_what, signing) => {
      const orderId = await orderOf(50_000);
      expect(await bank.say({ orderId, amount: 50_000, outcome: 'paid' }, signing())).toEqual({
        status: 401,
        body: { error: 'badSignature' },
      });
      expect(await check(orderId)).toMatchObject({ isRechargeDone: false, coin: BEFORE });
    });

    test('written anew with other spaces', async () => {
      const orderId = await orderOf(50_000);
      const message = { orderId, amount: 50_000, outcome: 'paid' } as const;
      const sent = JSON.stringify(message, null, 1);
      expect(await bank.say(message, { sent })).toMatchObject({ status: 401 });
    });

    test('under an id that another message has had', async () => {
      const [one, two] = [await orderOf(50_000), await orderOf(60_000)];
      const id = randomUUID();
      expect(await bank.say({ orderId: one, amount: 50_000, outcome: 'paid' }, { id })).toMatchObject({ status: 200 });
      expect(await bank.say({ orderId: two, amount: 60_000, outcome: 'paid' }, { id })).toMatchObject({ status: 400 });
      expect(await check(two)).toMatchObject({ isRechargeDone: false, coin: BEFORE + 50_000 });
    });

    test.each(['', 'abc', 'has a space', 'lower-case', 'A'.repeat(41)])(
      'that names its payment as "%s"',
      async (reference) => {
        const orderId = await orderOf(50_000);
        const word = { orderId, amount: 50_000, outcome: 'paid', reference } as const;
        expect(await bank.say(word)).toEqual({ status: 400, body: { error: 'invalid' } });
        expect(await check(orderId)).toMatchObject({ isRechargeDone: false, coin: BEFORE });
      },
    );

    test('of a payment that has paid another order', async () => {
      const [one, two] = [await orderOf(50_000), await orderOf(50_000)];
      const paid = { amount: 50_000, outcome: 'paid', reference: paymentOf(one) } as const;
      expect(await bank.say({ ...paid, orderId: one })).toMatchObject({ status: 200 });
      expect(await bank.say({ ...paid, orderId: two })).toEqual({ status: 409, body: { result: 'otherPayment' } });
      expect(await check(two)).toMatchObject({ isRechargeDone: false, coin: BEFORE + 50_000 });
    });

    test('of a second payment of an order that is credited', async () => {
      const orderId = await orderOf(50_000);
      const paid = { orderId, amount: 50_000, outcome: 'paid' } as const;
      expect(await bank.say(paid)).toMatchObject({ status: 200 });
      expect(await bank.say({ ...paid, reference: 'ANOTHER-ONE' })).toEqual({
        status: 409,
        body: { result: 'otherPayment' },
      });
      expect(await check(orderId)).toMatchObject({ coin: BEFORE + 50_000 });
      // Told again, it is the same payment, and told of another order as well.
      expect(await bank.say({ ...paid, reference: 'ANOTHER-ONE' })).toMatchObject({ status: 409 });
      expect(await bank.say({ ...paid, orderId: await orderOf(50_000), reference: 'ANOTHER-ONE' })).toMatchObject({
        status: 409,
      });
      const [second, third] = (await recorded()).filter(({ reference }) => reference === 'ANOTHER-ONE');
      expect(third).toBeUndefined();
      expect(second).toMatchObject({ amount: 50_000, status: ORDER_STATUS.reviewing });
      expect(await stage('deposits', { orderId: second?.orderId, do: 'accept' })).toBe(200);
      expect(await check(orderId)).toMatchObject({ coin: BEFORE + 100_000 });
      expect(await findMismatches(kit.db())).toEqual([]);
    });

    test('of a second payment, which a person sends back', async () => {
      const orderId = await orderOf(50_000);
      for (const word of ['pay', 'again', 'again']) expect(await stage('deposits', { orderId, do: word })).toBe(200);
      const [second, ...more] = (await recorded()).filter((one) => one.orderId !== orderId);
      expect(more).toEqual([]);
      expect(await stage('deposits', { orderId: second?.orderId, do: 'return' })).toBe(200);
      expect(await stage('deposits', { orderId: second?.orderId, do: 'accept' })).toBe(400);
      expect(await check(String(second?.orderId))).toMatchObject({
        status: ORDER_STATUS.refused,
        coin: BEFORE + 50_000,
      });
    });

    test('of the same payment once more, after a person has sent it back', async () => {
      const orderId = await orderOf(50_000);
      const word = { orderId, amount: 49_900, outcome: 'paid' } as const;
      expect(await bank.say(word)).toMatchObject({ body: { result: 'otherAmount' } });
      expect(await stage('deposits', { orderId, do: 'return' })).toBe(200);
      expect(await bank.say(word)).toMatchObject({ status: 200, body: { result: 'repeated' } });
      expect(await check(orderId)).toMatchObject({ status: ORDER_STATUS.refused, coin: BEFORE });
    });

    test('of an order that there is none of', async () => {
      expect(await bank.say({ orderId: 'PD-0000-0000-0000', amount: 1, outcome: 'paid' })).toMatchObject({
        status: 404,
      });
    });
  });

  test('the sandbox’s bank tells of nothing while it is stopped, and of it when it is back', async () => {
    const orderId = await orderOf(50_000);
    expect(await stage('orders', { mode: 'stopped' })).toBe(200);
    expect(await stage('deposits', { orderId, do: 'pay' })).toBe(200);
    expect(await check(orderId)).toMatchObject({ isRechargeDone: false, coin: BEFORE });
    expect(await stage('orders', { mode: 'auto' })).toBe(200);
    expect(await check(orderId)).toMatchObject({ isRechargeDone: true, coin: BEFORE + 50_000 });
  });
});
