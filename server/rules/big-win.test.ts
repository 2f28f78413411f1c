import { expect, test } from 'vitest';
import { maskWinner } from './big-win.ts';

test.each([
  ['Jamie', 'J****e'],
  ['J', 'J****J'],
  ['𝓙amie𝓡', '𝓙****𝓡'],
])('a winner without a phone who is called %s is told as %s', (nickname, masked) => {
  expect(maskWinner({ mobile: null, nickname })).toBe(masked);
});
