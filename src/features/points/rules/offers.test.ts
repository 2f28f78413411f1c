import { expect, test } from 'vitest';
import { coinOf, timesOf } from './offers.ts';

const OFFER = { id: 1, title: '₱5', points: 10_000, rewardList: [], leftToday: 3, sort: 1 };

test('an offer gives the coin among its rewards, with what is to be bet of it', () => {
  const rewardList = [
    { id: 2001, count: 500, betRate: 1.5 },
    { id: 4001, count: 2, betRate: 0 },
  ];
  expect(coinOf({ ...OFFER, rewardList })).toEqual({ amount: 500, toBet: 750 });
  expect(coinOf(OFFER)).toEqual({ amount: 0, toBet: 0 });
});

test.each([
  [9_999, 3, 0],
  [10_000, 3, 1],
  [99_000, 3, 3],
  [99_000, 0, 0],
  [99_000, null, 9],
  [100_000_000, null, 99],
])('with %i hundredths of a point, of %s left, it can be taken %i times', (has, leftToday, times) => {
  expect(timesOf({ ...OFFER, leftToday }, has)).toBe(times);
});
