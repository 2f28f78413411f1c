import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { WALLET } from '#contract/errcodes.ts';
import { QR_PAYABLE_MS } from '#contract/limits.ts';
import { records } from '#contract/records.ts';
import { wallet } from '#contract/wallet.ts';
import { findMismatches } from '#server/ledger/find-mismatches.ts';
import { sendLogTo } from '#shared/log.ts';
import { depositOf, openBankKit, QR_ONLY } from '../../tests/kit/deposits.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { advance, anOrder, aWithdrawer, exchangeOf, makeTestBank } from '../../tests/kit/withdrawals.ts';
import { readBalance } from '../ledger/balance.ts';
import { readOrder } from './order-store.ts';
import { setLimits } from '../play/limits.ts';
import { writeSettings } from '../sql/queries/settings.ts';

const GIVEN = 100_000;
const AMOUNT = 40_000;

withDatabase((database) => {
  const kit = playKit(database);
  const db = () => database.current().db;
  const { post, playerId } = kit;

  beforeAll(() => sendLogTo(() => {}));
  beforeEach(() => aWithdrawer(db(), kit.clock.now(), playerId()));

  const cancel = (orderId: string, key?: string) => post(wallet.cancelOrder.path, { orderId }, key);
  const has = async () => [await readBalance(db(), playerId()), await readBalance(db(), playerId(), 'withdrawal-hold')];
  const withdraw = async () => String((await post(...exchangeOf(AMOUNT)))['orderId']);
  const desk = () => ({ db: db(), bank: makeTestBank(), now: kit.clock.now });

  describe('a withdrawal', () => {
    test('that is only asked for is taken back: its money is there at once, and the bank never hears of it', async () => {
      const orderId = await withdraw();
      expect(await cancel(orderId)).toMatchObject({ errcode: 0, orderId, coin: GIVEN });
      expect(await has()).toEqual([GIVEN, 0]);
      const at = desk();
      expect((await advance(at, orderId)).state).toBe('cancelled');
      expect(at.bank.told).toEqual([]);
      expect(await post(wallet.getExchange.path)).toMatchObject({
        held: 0,
        reasonList: [],
        order: { orderId, status: ORDER_STATUS.cancelled },
      });
      expect(await findMismatches(db())).toEqual([]);
    });

    test('that is taken back is named by both of its movements in the records', async () => {
      const orderId = await withdraw();
      await cancel(orderId);
      const { list } = await post(records.appUserCoinDetail.path);
      const ofOrders = (list as { amount: number; orderId: string }[]).slice(0, 2);
      expect(ofOrders.map((row) => [row.amount, row.orderId])).toEqual([
        [AMOUNT, orderId],
        [-AMOUNT, orderId],
      ]);
    });

    test('is taken back once, with one key or another, and the next one may begin', async () => {
      const orderId = await withdraw();
      const key = crypto.randomUUID();
      expect(await cancel(orderId, key)).toEqual(await cancel(orderId, key));
      expect((await cancel(orderId))['errcode']).toBe(WALLET.tooLateToCancel);
      expect(await has()).toEqual([GIVEN, 0]);
      expect((await post(...exchangeOf(AMOUNT)))['errcode']).toBe(0);
    });

    test('that is sent or paid is not taken back', async () => {
      const orderId = await withdraw();
      const at = desk();
      at.bank.payment = 'silent';
      expect((await advance(at, orderId)).state).toBe('sent');
      expect((await cancel(orderId))['errcode']).toBe(WALLET.tooLateToCancel);
      expect(await has()).toEqual([GIVEN - AMOUNT, AMOUNT]);
      at.bank.payment = { state: 'paid' };
      await advance(at, orderId);
      expect((await cancel(orderId))['errcode']).toBe(WALLET.tooLateToCancel);
      expect(await has()).toEqual([GIVEN - AMOUNT, 0]);
    });

    test('of another player is unknown and stays as it is, and so is one that there never was', async () => {
      const other = await aWithdrawer(db(), kit.clock.now(), (await aPlayer(db())).id);
      await kit.wallet().give(other, AMOUNT);
      const { id, state } = await anOrder(db(), other, AMOUNT, kit.clock.now());
      expect((await cancel(id))['errcode']).toBe(WALLET.notFound);
      expect((await readOrder(db(), id))?.state).toBe(state);
      expect((await cancel('PW-0000-0000-0000'))['errcode']).toBe(WALLET.notFound);
    });

    test.each(['the player first', 'the bank first'])(
      'that is taken back and sent at the same moment ends in one of the two, %s',
      async (order) => {
        const orderId = await withdraw();
        const at = desk();
        const send = () => advance(at, orderId);
        const take = () => cancel(orderId);
        const both =
          order === 'the bank first'
            ? await Promise.all([send(), take()])
            : (await Promise.all([take(), send()])).toReversed();
        const isCancelled = (both[1] as Record<string, unknown>)['errcode'] === 0;
        expect(both[0]).toMatchObject({ state: isCancelled ? 'cancelled' : 'paid' });
        expect(at.bank.told).toEqual(isCancelled ? [] : [orderId]);
        expect(await has()).toEqual([isCancelled ? GIVEN : GIVEN - AMOUNT, 0]);
        expect(await findMismatches(db())).toEqual([]);
      },
    );

    test('that is taken back and sent 100 times at once ends in one of the two, once', async () => {
      const orderId = await withdraw();
      const at = desk();
      const all = await Promise.all(
        Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? cancel(orderId) : advance(at, orderId))),
      );
      const cancelled = all.filter((one) => (one as Record<string, unknown>)['errcode'] === 0);
      const { state } = await advance(at, orderId);
      expect(cancelled).toHaveLength(state === 'cancelled' ? 1 : 0);
      expect(await has()).toEqual([state === 'cancelled' ? GIVEN : GIVEN - AMOUNT, 0]);
      expect(at.bank.told.length > 0).toBe(state === 'paid');
      expect(await findMismatches(db())).toEqual([]);
    });
  });

  describe('a deposit', () => {
    beforeEach(() => writeSettings(db(), QR_ONLY));
    const begin = async () => String((await post(...depositOf(60_000)))['orderId']);
    const say = (orderId: string, amount: number) =>
      openBankKit(kit.server()).say({ orderId, amount, outcome: 'paid' });
    const status = async (orderId: string) => (await post(wallet.checkRechargeOrder.path, { orderId }))['status'];

    test('that is not paid is closed by the player, and is no longer under way', async () => {
      const orderId = await begin();
      kit.pass(1);
      expect(await cancel(orderId)).toMatchObject({ errcode: 0, coin: GIVEN });
      const finishTime = kit.clock.now().getTime();
      expect(await post(records.getRechargeRecord.path)).toMatchObject({ list: [{ orderId, finishTime }] });
      expect(await status(orderId)).toBe(ORDER_STATUS.cancelled);
      expect(await post(wallet.tradeInfo.path)).toMatchObject({ openList: [] });
    });

    test('that is closed is credited all the same when it is paid, and waits for a person with another amount', async () => {
      const [paid, other] = [await begin(), await begin()];
      await cancel(paid);
      await cancel(other);
      await say(paid, 60_000);
      await say(other, 70_000);
      expect([await status(paid), await status(other)]).toEqual([ORDER_STATUS.done, ORDER_STATUS.reviewing]);
      expect(await has()).toEqual([GIVEN + 60_000, 0]);
      expect(await findMismatches(db())).toEqual([]);
    });

    test('that is closed counts for the player’s own limit and among the unpaid ones while its code may be paid', async () => {
      await setLimits(db(), playerId(), { daily_deposit: 100_000 });
      const closed = await begin();
      await cancel(closed);
      expect((await post(...depositOf(60_000)))['errcode']).toBe(WALLET.depositLimit);
      await say(closed, 60_000);
      expect((await post(...depositOf(60_000)))['errcode']).toBe(WALLET.depositLimit);
    });

    test('that is closed counts no more when the time of its code is over', async () => {
      await setLimits(db(), playerId(), { weekly_deposit: 100_000 });
      await cancel(await begin());
      kit.pass(QR_PAYABLE_MS / 60_000 - 1);
      expect((await post(...depositOf(60_000)))['errcode']).toBe(WALLET.depositLimit);
      kit.pass(1);
      expect((await post(...depositOf(60_000)))['errcode']).toBe(0);
    });

    test('that is closed makes no room for a sixth that may be paid', async () => {
      for (const orderId of [await begin(), await begin(), await begin(), await begin(), await begin()]) {
        await cancel(orderId);
      }
      expect((await post(...depositOf(60_000)))['errcode']).toBe(WALLET.openDeposits);
    });

    test('that is paid is not closed, and paid and closed at once it is credited once', async () => {
      const orderId = await begin();
      await Promise.all([cancel(orderId), say(orderId, 60_000)]);
      expect(await status(orderId)).toBe(ORDER_STATUS.done);
      expect((await cancel(orderId))['errcode']).toBe(WALLET.tooLateToCancel);
      expect(await has()).toEqual([GIVEN + 60_000, 0]);
    });
  });
});
