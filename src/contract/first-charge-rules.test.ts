import { expect, test } from 'vitest';
import { packageFor, percentOf } from './first-charge-rules.ts';

const award = (...items: [number, number][]) => items.map(([id, count]) => ({ id, count }));

test('[ACT-23] a package is worth its price and its coin, points at 0.008 and coupons at a hundred, in whole percent', () => {
  const all = award([2001, 5_000], [2002, 1_000], [1050, 1]);
  expect(percentOf({ price: 10_000, award: all }, { 1050: { num: 10 } })).toBe(160);
  expect(percentOf({ price: 10_000, award: award([2001, 6_899]) })).toBe(168);
  expect(percentOf({ price: 10_000, award: [] })).toBe(100);
});

test('[ACT-23] coupons of a percentage, coupons that nobody knows and other items add nothing', () => {
  const others = award([1001, 1], [1204, 1], [1051, 1], [4001, 5]);
  expect(percentOf({ price: 10_000, award: others }, { 1001: { num: 50 }, 1204: { num: 50 } })).toBe(100);
  expect(percentOf({ price: 0, award: award([2001, 500]) })).toBe(0);
});

test('a deposit buys the dearest package that it pays for', () => {
  const packages = [{ price: 200_000 }, { price: 50_000 }, { price: 100_000 }];
  expect([49_999, 50_000, 150_000, 900_000].map((amount) => packageFor(packages, amount)?.price)).toEqual([
    undefined,
    50_000,
    100_000,
    200_000,
  ]);
});
