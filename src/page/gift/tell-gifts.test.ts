import { expect, test } from 'vitest';
import { tellGifts } from './tell-gifts.ts';

test('coin is told in pesos, and several gifts one after the other', () => {
  expect(tellGifts([{ id: 2001, count: 5_000 }])).toBe('₱50.00');
  expect(tellGifts([])).toBe('');
  expect(tellGifts([{ id: 2001, count: 0 }])).toBe('');
  expect(
    tellGifts([
      { id: 2001, count: 0 },
      { id: 2002, count: 1_500 },
    ]),
  ).toBe('15 points');
});

test('[ENUM-34] points count hundredths', () => {
  expect(tellGifts([{ id: 2002, count: 1_500 }])).toBe('15 points');
});

test('[ENUM-35] pieces are told as they are', () => {
  expect(tellGifts([{ id: 4001, count: 3 }])).toBe('3 items');
});

test.each([
  [1001, '10% coupon'],
  [1011, '10% coupon'],
  [1201, '10% coupon'],
  [1204, '10% coupon'],
  [1012, '₱0.10 coupon'],
  [1099, '₱0.10 coupon'],
  [1205, '₱0.10 coupon'],
  [1301, '₱0.10 coupon'],
  [1399, '₱0.10 coupon'],
  [1100, '10 items'],
  [1400, '10 items'],
])('[ENUM-36] ten of item %i are told as %s', (id, words) => {
  expect(tellGifts([{ id, count: 10 }])).toBe(words);
});

test('[ENUM-37] a coupon that is given by the piece is told with its worth, its limit and how many there are', () => {
  const gift = { id: 1701, count: 3, num: 50, limitAmount: 50_000 };
  const ranges = [[1700, 1710]] as const;
  expect(tellGifts([gift], ranges)).toBe('3 × ₱50 coupon for ₱500 or more');
  expect(tellGifts([{ ...gift, id: 1711 }], ranges)).toBe('3 items');
});
