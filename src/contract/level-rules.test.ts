import { expect, test } from 'vitest';
import { formatAmount } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { levelProgress } from './level-rules.ts';

test('[STATE-13] the next level is the first above what has been bet, and none above the last', () => {
  const levels = [100, 1_000, 5_000].map((betAmount, at) => ({ level: at + 1, betAmount: cents(betAmount) }));
  expect(formatAmount(levelProgress(levels, 500).target)).toBe('10.00');
  expect(levelProgress(levels, 500)).toMatchObject({ left: 500, nextLevel: 2, done: 0.5 });
  expect(levelProgress(levels, 9_999)).toMatchObject({ target: 0, left: 0, done: 1 });
  expect(levelProgress([], 0).target).toBe(0);
});
