import { expect, test } from 'vitest';
import { floorPesos, formatAmount, formatPesos, formatShortPesos } from './format-pesos.ts';
import { Cents, cents } from './money.ts';
import * as v from 'valibot';
import { fc } from '../../tests/kit/property.ts';

test.each([
  [123456, '1,234.56'],
  [0, '0.00'],
  [5, '0.05'],
  [1800, '18.00'],
  [12_345, '123.45'],
])('[STATE-14] writes %i hundredths as %s', (amount, expected) => {
  expect(formatAmount(cents(amount))).toBe(expected);
});

test('[GEN-04] writes every amount with the peso sign', () => {
  expect(formatPesos(cents(4_820_000))).toBe('₱48,200.00');
  expect(formatPesos(cents(-5450))).toBe('-₱54.50');
  expect(formatShortPesos(cents(5000))).toBe('₱50');
  expect(formatShortPesos(cents(5050))).toBe('₱50.50');
});

test('[IMG-07, STATE-14] divides by one hundred, and has a variant that floors', () => {
  expect(floorPesos(cents(12_345))).toBe(123);
});

test('takes whole hundredths only', () => {
  fc.assert(
    fc.property(fc.double(), (amount) => {
      expect(v.is(Cents, amount)).toBe(Number.isSafeInteger(amount));
    }),
  );
});

test('writes what the platform’s own formatter writes', () => {
  const platform = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  fc.assert(
    // Beyond this the platform divides inexactly.
    fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (amount) => {
      // Zero of either sign is zero.
      fc.pre(amount !== 0);
      expect(formatAmount(cents(amount))).toBe(platform.format(amount / 100));
    }),
  );
});
