import { expect, test } from 'vitest';
import { periodOf } from './period-of.ts';

const season = (now: string) => {
  const { starts_at, ends_at } = periodOf({ yearly: { from: '12-26', until: '01-07' } }, new Date(now));
  return [starts_at?.toISOString(), ends_at?.toISOString()];
};

test.each([
  ['2026-11-23T00:00:00Z', '2026-12-25T16:00:00.000Z', '2027-01-06T16:00:00.000Z'],
  ['2026-12-31T00:00:00Z', '2026-12-25T16:00:00.000Z', '2027-01-06T16:00:00.000Z'],
  ['2027-01-06T15:59:59Z', '2026-12-25T16:00:00.000Z', '2027-01-06T16:00:00.000Z'],
  ['2027-01-06T16:00:00Z', '2027-12-25T16:00:00.000Z', '2028-01-06T16:00:00.000Z'],
])('seen from %s the season begins at %s, over the turn of the year', (now, starts, ends) => {
  expect(season(now)).toEqual([starts, ends]);
});

test('without a period it is always on, and days are counted from now', () => {
  const now = new Date('2026-11-23T00:00:00Z');
  expect(periodOf({}, now)).toEqual({ starts_at: null, ends_at: null });
  expect(periodOf({ days: { since: 1, left: 2 } }, now)).toEqual({
    starts_at: new Date('2026-11-22T00:00:00Z'),
    ends_at: new Date('2026-11-25T00:00:00Z'),
  });
});
