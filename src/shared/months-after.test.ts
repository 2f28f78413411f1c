import { expect, test } from 'vitest';
import { monthsAfter } from './months-after.ts';

test.each([
  ['the same day and time', '2026-11-20T10:00:00+08:00', 6, '2027-05-20T10:00:00+08:00'],
  ['the last day of a shorter month', '2026-08-31T12:00:00+08:00', 6, '2027-02-28T12:00:00+08:00'],
  [
    'the last day by Manila’s calendar, when it is still the 30th elsewhere',
    '2026-08-31T00:30:00+08:00',
    6,
    '2027-02-28T00:30:00+08:00',
  ],
  ['the first day by Manila’s calendar', '2026-09-01T00:30:00+08:00', 6, '2027-03-01T00:30:00+08:00'],
  ['a leap day', '2027-08-30T07:59:00+08:00', 6, '2028-02-29T07:59:00+08:00'],
])('%s', (_what, from, months, to) => {
  expect(monthsAfter(new Date(from), months)).toEqual(new Date(to));
});
