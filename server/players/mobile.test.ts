import { expect, test } from 'vitest';
import { readMobile } from './mobile.ts';

test.each([
  ['9170000088', '9170000088'],
  ['09170000088', '9170000088'],
  ['639170000088', '9170000088'],
  ['+639170000088', '9170000088'],
  ['+63 (917) 000-0088', '9170000088'],
  ['6312345', '6312345'],
  ['+14155550100', undefined],
  ['jamie88', undefined],
  ['', undefined],
  ['12345', undefined],
  ['9'.repeat(16), undefined],
])('%s reads as %s', (typed, mobile) => {
  expect(readMobile(typed)).toBe(mobile);
});
