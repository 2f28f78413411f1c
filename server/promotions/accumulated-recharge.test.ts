import { expect, test } from 'vitest';
import * as v from 'valibot';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { mail } from '#contract/mail.ts';
import { wallet } from '#contract/wallet.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { setClosed } from '../ledger/books.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { setLimits } from '../play/limits.ts';
import { readWager } from '../ledger/wager.ts';
import { accumulatedRecharge } from './accumulated-recharge.ts';

const BEFORE = 100_000;
const STEPS = [
  { id: 1, target: 60_000, coin: 1_000 },
  { id: 2, target: 100_000, coin: 3_000 },
  { id: 3, target: 900_000, coin: 9_000 },
];

test('two steps of one id are a slip: the second would read as received, and never be given', () => {
  const steps = (ids: number[]) => ({ steps: ids.map((id) => ({ id, target: 1_000 * id, coin: 100 })) });
  expect(v.is(accumulatedRecharge.config, steps([1, 2]))).toBe(true);
  expect(v.is(accumulatedRecharge.config, steps([1, 1]))).toBe(false);
});

withDatabase((database) => {
  const kit = playKit(database);
  const trial = promotionKit(kit, ACTIVITY_TYPES.accumulatedRecharge, { steps: STEPS, betRate: 2 });
  const { post } = kit;
  const statuses = async () => {
    const { stepList } = await post(depositBonus.rechargeBonusCollection8.path);
    return (stepList as { itemStatus: number }[]).map(({ itemStatus }) => itemStatus);
  };
  /** What came without a tap is told by mail; there is nothing more to receive in it. */
  const letters = async () => {
    const { list } = await post(mail.getMail2.path, { page: 1, kind: 1 });
    return (list as { title: string; rewardList: object[] }[]).map(({ title, rewardList }) => [title, rewardList]);
  };
  const check = (orderId: string) => post(wallet.checkRechargeOrder.path, { orderId });

  test('[CALL-32] the deposit that passes thresholds brings what they add, once, and says so', async () => {
    expect(await check(await trial.deposit(50_000))).toMatchObject({ bonus: 0, coin: BEFORE + 50_000 });
    expect(await statuses()).toEqual([0, 0, 0]);
    expect(await check(await trial.deposit(50_000))).toMatchObject({ bonus: 4_000, coin: BEFORE + 104_000 });
    expect(await statuses()).toEqual([2, 2, 0]);
    expect(await letters()).toEqual([
      ['A trial: ₱30.00', []],
      ['A trial: ₱10.00', []],
    ]);
    expect(await check(await trial.deposit(50_000))).toMatchObject({ bonus: 0, coin: BEFORE + 154_000 });
    expect(await letters()).toHaveLength(2);
    expect(await post(depositBonus.rechargeBonusCollection8.path)).toMatchObject({
      totalRecharge: 150_000,
      stepList: [{}, {}, { target: 900_000, reached: 150_000, rewardList: [{ id: 2001, count: 9_000, betRate: 2 }] }],
    });
    expect(await readWager(kit.db(), kit.playerId())).toMatchObject({ required: 150_000 + 2 * 4_000 });
    expect(await findMismatches(kit.db())).toEqual([]);
  });

  test('a milestone that adds nothing is passed without a letter', async () => {
    await trial.configure({ steps: [{ id: 1, target: 60_000, coin: 0 }] });
    expect(await check(await trial.deposit(60_000))).toMatchObject({ bonus: 0, coin: BEFORE + 60_000 });
    expect(await statuses()).toEqual([2]);
    expect(await letters()).toEqual([]);
  });

  test('at a limit no milestone comes with a deposit, and it comes with a later one', async () => {
    await setLimits(kit.db(), kit.playerId(), { daily_bet: 0 });
    expect(await check(await trial.deposit(100_000))).toMatchObject({ bonus: 0, coin: BEFORE + 100_000 });
    expect(await statuses()).toEqual([0, 0, 0]);
    await setLimits(kit.db(), kit.playerId(), { daily_bet: null });
    expect(await check(await trial.deposit(50_000))).toMatchObject({ bonus: 4_000 });
  });

  test('what was passed before it began comes with the next deposit', async () => {
    await trial.putIn(500_000);
    expect(await statuses()).toEqual([0, 0, 0]);
    expect(await check(await trial.deposit(50_000))).toMatchObject({ bonus: 4_000 });
    expect(await statuses()).toEqual([2, 2, 0]);
  });

  test('two deposits at once, each told of twenty times, pass a threshold once', async () => {
    const orders = await Promise.all([trial.order(50_000), trial.order(50_000)]);
    await Promise.all(Array.from({ length: 40 }, (_, at) => trial.pay(orders[at % 2]?.['orderId'], 50_000)));
    expect(await post(wallet.getExchange.path)).toMatchObject({ balance: BEFORE + 100_000 + 4_000 });
  });

  test('it is given while the books are closed, as its deposit is', async () => {
    const { orderId } = await trial.order(60_000);
    await setClosed(kit.db(), true, kit.clock.now());
    await trial.pay(orderId, 60_000);
    await setClosed(kit.db(), false, kit.clock.now());
    expect(await check(orderId)).toMatchObject({ bonus: 1_000 });
  });

  test.each([
    ['is over', () => trial.end()],
    ['does not run', () => trial.stop()],
    ['is set wrongly', () => trial.configure({ steps: [{ id: 0, target: 1, coin: 1 }] })],
  ])('nothing is added while it %s', async (_when, change) => {
    await change();
    expect(await check(await trial.deposit(60_000))).toMatchObject({ bonus: 0 });
  });
});
