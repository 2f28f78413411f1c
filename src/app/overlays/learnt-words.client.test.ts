import { expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { WALLET } from '#contract/errcodes.ts';
import { tasks } from '#contract/tasks.ts';
import { invites } from '#contract/invites.ts';
import { wallet } from '#contract/wallet.ts';
import { learntWords } from './learnt-words.ts';

test.each([
  [
    wallet.exchange,
    { amount: 150_00 },
    'done',
    'Your withdrawal of ₱150.00 was requested. We’ll tell you when it’s paid.',
  ],
  [
    wallet.exchange,
    { amount: 150_00 },
    'notArrived',
    'Your withdrawal of ₱150.00 didn’t go through. No money was moved. Try again.',
  ],
  [wallet.recharge3, { amount: 500_00 }, 'refused', 'Your deposit of ₱500.00 was declined. No money was moved.'],
  [wallet.recharge3, { amount: 500_00 }, 'begun', 'Your deposit is ready. Open your wallet to pay it.'],
  [wallet.lotteryExchange, { id: 1 }, 'done', 'Your points exchange went through.'],
  [invites.actInviteUserSpin, {}, 'done', 'Your spin went through.'],
  [wallet.cancelOrder, { orderId: 'PW-1' }, 'done', 'Your withdrawal was canceled.'],
  [wallet.cancelOrder, { orderId: 'PD-1' }, 'notArrived', 'Your deposit wasn’t canceled.'],
  [wallet.cancelOrder, { orderId: '17' }, 'refused', 'Your order wasn’t canceled.'],
  [
    wallet.lotteryExchange,
    { id: 1 },
    'notArrived',
    'Your points exchange didn’t go through. Nothing was used. Try again.',
  ],
  [invites.actInviteUserSpin, {}, 'refused', 'Your spin was declined. Nothing was used.'],
  [tasks.appProxyUser4TaskUserReceive, {}, 'done', 'It went through.'],
  [
    tasks.appProxyUser4TaskUserReceive,
    {},
    'notArrived',
    'Your last request didn’t go through. Nothing was received. Try again.',
  ],
  [tasks.appProxyUser4TaskUserReceive, {}, 'refused', 'Your last request was declined. Nothing was received.'],
  [wallet.exchange, { amount: 150_00 }, 'unknown', 'We couldn’t confirm this. Check your balance before trying again.'],
] as const)('%o with %o that is %s', ({ path }, input, found, words) => {
  expect(learntWords({ path, input, found }).text).toBe(words);
});

test('a refusal that has words says why', () => {
  const learnt = { path: account.safeboxTransfer.path, input: { amount: 100_00 }, found: 'refused' } as const;
  expect(learntWords({ ...learnt, code: WALLET.wrongPassword }).text).toMatch(
    /^Your transfer of ₱100.00 was declined. No money was moved. .*password/,
  );
});
