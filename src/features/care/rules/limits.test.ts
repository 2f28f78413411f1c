import { expect, test } from 'vitest';
import { limitWords, readLimit } from './limits.ts';

test.each([
  ['dailyBet', '1,250.50', 125_050],
  ['dailyDeposit', '0', 0],
  ['dailyMinutes', ' 90 ', 90],
  ['dailyMinutes', '1440', 1_440],
  ['weeklyMinutes', '10080', 10_080],
  ['monthlyMinutes', '44640', 44_640],
] as const)('%s: "%s" is read', (kind, typed, amount) => {
  expect(readLimit(kind, typed)).toBe(amount);
});

test.each([
  ['dailyBet', '', 'care.notAmount'],
  ['dailyBet', 'all', 'care.notAmount'],
  ['monthlyBet', '10000001', 'care.notAmount'],
  ['dailyMinutes', '0', 'care.notMinutes'],
  ['dailyMinutes', '1441', 'care.notMinutes'],
  ['dailyMinutes', '1.5', 'care.notMinutes'],
  ['weeklyMinutes', '10081', 'care.notMinutes'],
  ['monthlyMinutes', '44641', 'care.notMinutes'],
] as const)('%s: "%s" is refused', (kind, typed, key) => {
  expect(readLimit(kind, typed)).toMatchObject({ key });
});

test('a limit is told in its own unit', () => {
  expect(limitWords('dailyBet', 125_050)).toBe('₱1,250.50');
  expect(limitWords('dailyMinutes', 90)).toBe('90 minutes');
  expect(limitWords('dailyMinutes', null)).toBe('No limit');
});
