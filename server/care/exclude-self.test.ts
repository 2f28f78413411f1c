import { expect, test } from 'vitest';
import { longerOf } from './exclude-self.ts';

test.each([
  ['2026-08-31T04:00:00Z', 6, '2027-02-28T04:00:00Z'],
  ['2027-08-30T04:00:00Z', 6, '2028-02-29T04:00:00Z'],
  ['2026-12-31T23:00:00Z', 12, '2027-12-31T23:00:00Z'],
  ['2028-02-29T04:00:00Z', 12, '2029-02-28T04:00:00Z'],
  ['2026-05-15T04:00:00Z', 6, '2026-11-15T04:00:00Z'],
])('from %s on, %i months end at %s', (from, months, to) => {
  expect(longerOf(null, months, new Date(from))).toEqual(new Date(to));
});

test.each([
  ['2031-01-01T00:00:00Z', 6, '2031-01-01T00:00:00Z'],
  ['2027-01-01T00:00:00Z', 6, '2027-05-20T00:00:00Z'],
  ['2031-01-01T00:00:00Z', 0, '9999-01-01T00:00:00Z'],
  ['9999-01-01T00:00:00Z', 12, '9999-01-01T00:00:00Z'],
])('an exclusion until %s is never made shorter by another of %i months', (before, months, until) => {
  expect(longerOf(new Date(before), months, new Date('2026-11-20T00:00:00Z'))).toEqual(new Date(until));
});
