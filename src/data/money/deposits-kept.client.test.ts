import { expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { openLobby, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../tests/kit/client/wire.ts';

const { tradeInfo, checkRechargeOrder } = wallet;
const ORDER = { orderId: 'PD-1', amount: 50_000, rechargeType: 1, status: ORDER_STATUS.pending, createTime: 5 };

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
