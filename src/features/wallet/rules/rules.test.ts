import { expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import type { ExchangeChannel, ExchangeOrder } from '#contract/entities/order.ts';
import { cents } from '#shared/money.ts';
import { readAmount } from '#shared/typed-amount.ts';
import { firstChannel, titleOf } from './channels.ts';
import { stepsOf } from './steps-of.ts';
import { whyNotAmount } from './why-not-amount.ts';

test.each([
  ['500', 50_000],
  [' ₱ 1,250.5 ', 125_050],
  ['1250.05', 125_005],
  ['0', 0],
  ['1,000,000', 100_000_000],
])('"%s" is %i hundredths', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each(['', 'all', '-5', '1.234', '12,34', '1e3', '5.', '٥٠٠', '9999999999'])('"%s" is no amount', (typed) => {
  expect(readAmount(typed)).toBeUndefined();
});

test.each([
  [9_999, 'tooLittle'],
  [10_000, undefined],
  [60_000, undefined],
  [60_001, 'notEnough'],
  [5_000_001, 'notEnough'],
  [5_000_001, 'tooMuch', 9_000_000],
])('%i is refused with %s', (amount, key, available = 60_000) => {
  const limits = { least: cents(10_000), most: cents(5_000_000), available: cents(available) };
  expect(whyNotAmount(cents(amount), limits)).toBe(key);
});

const way = (id: number, sort: number, status: 0 | 1): ExchangeChannel => ({
  id,
  sort,
  status,
  name: `way ${id}`,
  title: '',
  icon: '',
  bankId: 0,
  minAmount: cents(1),
  maxAmount: cents(2),
  fee: cents(0),
});

test.each([
  [[way(1, 3, 1), way(2, 1, 0), way(3, 2, 1)], 3],
  [[way(1, 1, 0)], undefined],
  [[], undefined],
])('without a named way the first open one of the operator’s order is taken', (channelList, id) => {
  expect(firstChannel({ channelList })?.id).toBe(id);
});

test.each([
  [{ title: 'Any bank', name: 'bank', bankId: 0 }, 'Any bank'],
  [{ title: '', name: 'bank', bankId: 0 }, 'Bank or e-wallet'],
  [{ title: '', name: 'gcash', bankId: 6 }, 'gcash'],
])('a way without a title of the operator’s is named by the page: %o', (channel, title) => {
  expect(titleOf(channel)).toBe(title);
});

const ORDER = {
  id: '1',
  orderId: '1',
  amount: cents(1),
  fee: cents(0),
  channelName: '',
  bankName: '',
  cardNum: '',
  reason: '',
  createTime: 1,
  heldTime: 0,
  approvedTime: 0,
  sentTime: 0,
  finishTime: 0,
};

test.each([
  ['reviewing', { heldTime: 2 }, ['asked 1 done', 'review 2 now', 'approved - later', 'sent - later', 'paid - later']],
  [
    'pending',
    { heldTime: 2, approvedTime: 3 },
    ['asked 1 done', 'review 2 done', 'approved 3 now', 'sent - later', 'paid - later'],
  ],
  [
    'pending',
    { heldTime: 2, approvedTime: 3, sentTime: 4 },
    ['asked 1 done', 'review 2 done', 'approved 3 done', 'sent 4 now', 'paid - later'],
  ],
  [
    'done',
    { heldTime: 2, approvedTime: 3, sentTime: 4, finishTime: 5 },
    ['asked 1 done', 'review 2 done', 'approved 3 done', 'sent 4 done', 'paid 5 done'],
  ],
  [
    'refused',
    { heldTime: 2, approvedTime: 3, sentTime: 4, finishTime: 5 },
    ['asked 1 done', 'review 2 done', 'approved 3 done', 'sent 4 done', 'returned 5 unpaid'],
  ],
  ['refused', { heldTime: 2, finishTime: 4 }, ['asked 1 done', 'review 2 done', 'returned 4 unpaid']],
  ['cancelled', { finishTime: 4 }, ['asked 1 done', 'cancelled 4 unpaid']],
] as const)('a withdrawal that is %s shows each step with its time, and no step that it never took', (...row) => {
  const [status, times, shown] = row;
  const order = { ...ORDER, status: ORDER_STATUS[status], ...times } satisfies ExchangeOrder;
  expect(stepsOf(order).map(({ name, at, is }) => `${name} ${at ?? '-'} ${is}`)).toEqual(shown);
});
