import { expect, test } from 'vitest';
import { formatPoints } from './points.ts';

test.each([
  [0, '0'],
  [7, '0.07'],
  [1_500, '15'],
  [1_550, '15.50'],
  [123_456_700, '1,234,567'],
])('%i hundredths are %s points', (points, told) => {
  expect(formatPoints(points)).toBe(told);
});
