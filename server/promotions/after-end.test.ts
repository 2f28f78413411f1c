import { expect, test } from 'vitest';
import { AFTER_END } from '#contract/after-end.ts';
import { PROMOTIONS } from './all.ts';

test('the promotions that still give after their end are those whose rules say so', () => {
  const giving = PROMOTIONS.filter(({ claims }) => Object.values(claims).some(({ isOwed }) => isOwed));
  const saying = Object.keys(AFTER_END).map(Number);
  expect(giving.map(({ type }) => type).toSorted((a, b) => a - b)).toEqual(saying.toSorted((a, b) => a - b));
});
