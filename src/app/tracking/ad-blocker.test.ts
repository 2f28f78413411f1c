import { expect, test } from 'vitest';
import { isListHit } from './ad-blocker.ts';

test.each([
  [0, 10, false],
  [6, 10, false],
  [7, 10, true],
  [10, 10, true],
  [3, 5, false],
  [0, 0, false],
])('[LOG-08] of %i hidden selectors in %i: %o', (hidden, all, expected) => {
  expect(isListHit(hidden, all)).toBe(expected);
});
