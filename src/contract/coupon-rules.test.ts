import { expect, test } from 'vitest';
import { couponBonus, isCoupon, isPercentCoupon } from './coupon-rules.ts';

test.each([
  ['a tenth, rounded down', { propId: 1005, count: 10, limitAmount: 0 }, 12_349, 1_234],
  ['a tenth, up to its limit', { propId: 1204, count: 10, limitAmount: 1_000 }, 12_349, 1_000],
  ['an amount for enough', { propId: 1050, count: 5_000, limitAmount: 50_000 }, 50_000, 5_000],
  ['nothing for too little', { propId: 1050, count: 5_000, limitAmount: 50_000 }, 49_999, 0],
])('a coupon adds %s', (_name, coupon, amount, adds) => expect(couponBonus(coupon, amount)).toBe(adds));

test.each([
  [1001, true, true],
  [1011, true, true],
  [1012, true, false],
  [1100, false, false],
  [1204, true, true],
  [1205, true, false],
  [1399, true, false],
  [1400, false, false],
])('[ENUM-36] item %i is a coupon: %s, of a percentage: %s', (id, isOne, isPercent) => {
  expect([isCoupon(id), isPercentCoupon(id)]).toEqual([isOne, isPercent]);
});
