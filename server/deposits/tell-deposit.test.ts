import { expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { tellDeposit } from './tell-deposit.ts';

const [CREATED, UPDATED, ENDED] = [1, 2, 3].map((hour) => new Date(Date.UTC(2026, 10, 20, hour)));
const row = (changes: object) =>
  ({
    id: 'PD-1',
    amount: 50_000,
    paid: null,
    bonus: 0,
    payment_reference: null,
    created_at: CREATED,
    updated_at: UPDATED,
    ended_at: null,
    ...changes,
  }) as unknown as Parameters<typeof tellDeposit>[0];

test.each([
  ['waiting', {}, ORDER_STATUS.pending, 0],
  ['reviewing', {}, ORDER_STATUS.reviewing, 0],
  ['credited', { ended_at: ENDED }, ORDER_STATUS.done, ENDED],
  ['failed', { ended_at: ENDED }, ORDER_STATUS.refused, ENDED],
  ['expired', {}, ORDER_STATUS.expired, UPDATED],
  ['cancelled', {}, ORDER_STATUS.cancelled, UPDATED],
])('a deposit that is %s is told with its end', (state, changes, status, end) => {
  expect(tellDeposit(row({ state, ...changes }))).toMatchObject({ status, finishTime: Number(end) });
});

test('it is told with what has come, and with what was asked for until then', () => {
  expect(tellDeposit(row({ state: 'waiting' }))).toMatchObject({ amount: 50_000, reference: '' });
  const paid = { state: 'credited', paid: 40_000, payment_reference: 'PAY-1', ended_at: ENDED };
  expect(tellDeposit(row(paid))).toMatchObject({ amount: 40_000, reference: 'PAY-1' });
});
