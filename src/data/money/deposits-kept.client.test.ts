import { expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { leavePage, openLobby, resume, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../tests/kit/client/wire.ts';

const { tradeInfo, checkRechargeOrder } = wallet;
const ORDER = { orderId: 'PD-1', amount: 50_000, rechargeType: 1, status: ORDER_STATUS.pending, createTime: 5 };

const FIRST = { orderId: 'PD-1', amount: 50_000 };

const closed = () => ({ ...exampleOf(checkRechargeOrder), isRechargeDone: false, status: ORDER_STATUS.cancelled });

async function begin() {
  wire.on(checkRechargeOrder, { ...exampleOf(checkRechargeOrder), isRechargeDone: false, status: 0 });
  await openLobby();
  await signIn();
  const { deposits } = await import('./deposits.ts');
  const { keepAnswer, outdateAnswer } = await import('../ask/kept-answers.ts');
  /** As another tab does. */
  const keep = (openList: readonly object[]) =>
    keepAnswer(tradeInfo, {
      path: tradeInfo.path,
      input: '{}',
      savedAt: Date.now(),
      answer: { ...exampleOf(tradeInfo), openList },
    });
  return { deposits, keep, outdate: () => outdateAnswer(tradeInfo, '{}') };
}

test('a deposit that another tab has begun is followed here', async () => {
  const { deposits, keep } = await begin();
  deposits.followKept();
  await keep([ORDER]);
  await pass(100);
  expect(deposits.open.value).toMatchObject([{ orderId: 'PD-1', amount: 50_000 }]);
  await pass(5_100);
  expect(wire.asked(checkRechargeOrder)).toHaveLength(1);
});

test('kept terms that a change has made old begin nothing', async () => {
  const { deposits, keep, outdate } = await begin();
  await keep([ORDER]);
  await outdate();
  deposits.followKept();
  await pass(100);
  expect(deposits.open.value).toEqual([]);
});

test('of what is over the latest five are asked about by the next visit, which shows none of them as under way', async () => {
  const { deposits } = await begin();
  wire.on(checkRechargeOrder, closed());
  const orders = Array.from({ length: 6 }, (_, at) => ({ orderId: `PD-${at}`, amount: 50_000 }));
  for (const order of orders) await deposits.ask(order);
  await pass(100);
  await leavePage();
  wire.reset();
  wire.on(checkRechargeOrder, closed());
  await openLobby();
  await resume();
  const { deposits: resumed } = await import('./deposits.ts');
  await resumed.resume();
  expect(resumed.open.value).toEqual([]);
  expect(wire.asked(checkRechargeOrder).map(({ body }) => body['orderId'])).toEqual([
    'PD-1',
    'PD-2',
    'PD-3',
    'PD-4',
    'PD-5',
  ]);
});

test('two questions that hear of one end tell it once', async () => {
  const { deposits } = await begin();
  wire.on(checkRechargeOrder, { ...exampleOf(checkRechargeOrder), isRechargeDone: true, amount: 50_000 });
  await Promise.all([deposits.ask(FIRST), deposits.ask(FIRST)]);
  expect(deposits.untold.value.map(({ orderId }) => orderId)).toEqual(['PD-1']);
});

test('a player who leaves between two questions has the second one asked by nobody', async () => {
  const { deposits } = await begin();
  const answer = wire.later();
  wire.on(checkRechargeOrder, () => answer.reply);
  void deposits.follow([FIRST, { ...FIRST, orderId: 'PD-2' }]);
  await pass(5_100);
  await signIn({ id: 8, token: 'ben-token' });
  answer.arrives(closed());
  await pass(60_000);
  expect(wire.asked(checkRechargeOrder).map(({ body }) => body['orderId'])).toEqual(['PD-1']);
});
