import { expect, test } from 'vitest';
import { cents } from '#shared/money.ts';
import { whyNotMove } from './why-not-move.ts';

test.each([
  [undefined, 'noAmount'],
  [0, 'noAmount'],
  [1, undefined],
  [500, undefined],
  [501, 'notEnough'],
])('of 500 hundredths %s is refused with %s', (amount, why) => {
  expect(whyNotMove(amount === undefined ? undefined : cents(amount), cents(500))).toBe(why);
});
