import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PERCENT_COUPON_RANGES, REWARD_ITEMS } from '#contract/reward-enums.ts';
import { BasisPoints, Count, Gifts, Rate, Season } from './settings.ts';

const { coin: COIN, points: POINTS } = REWARD_ITEMS;
const PERCENT = PERCENT_COUPON_RANGES[0][0];
const AMOUNT = 1050;

test('an operator gives coin, points and coupons, and only coin is to be bet', () => {
  const typed = [
    { id: COIN, count: 5_000 },
    { id: COIN, count: 5_000, betRate: 3 },
    { id: POINTS, count: 100, betRate: 3 },
    { id: PERCENT, count: 100, betRate: 3 },
    { id: AMOUNT, count: 5_000 },
  ];
  expect(v.parse(Gifts, typed).map(({ betRate }) => betRate)).toEqual([1, 3, 0, 0, 0]);
});

test.each([
  ['more than a million pesos', [{ id: COIN, count: 100_000_001 }]],
  ['less than nothing', [{ id: COIN, count: -1 }]],
  ['half a centavo', [{ id: COIN, count: 0.5 }]],
  ['a coupon of more than the whole deposit', [{ id: PERCENT, count: 101 }]],
  ['a coupon of nothing', [{ id: AMOUNT, count: 0 }]],
  ['a thing that there is no account for', [{ id: REWARD_ITEMS.piece, count: 1 }]],
  ['coin that is to be bet more than a hundred times', [{ id: COIN, count: 1, betRate: 101 }]],
  ['eleven things at once', Array.from({ length: 11 }, () => ({ id: COIN, count: 1 }))],
])('a slip of an operator’s finger gives nobody %s', (_what, gifts) => {
  expect(v.is(Gifts, gifts)).toBe(false);
});

test.each([
  ['a share of the bets', BasisPoints, 1_000, 1_001],
  ['an amount', Count, 100_000_000, 100_000_001],
  ['how often coin is to be bet', Rate, 100, 100.5],
  ['the name of a season', Season, '2026-christmas', 'two words'],
])('%s has its bound', (_what, schema, most, beyond) => {
  expect([v.is(schema, most), v.is(schema, beyond)]).toEqual([true, false]);
});
