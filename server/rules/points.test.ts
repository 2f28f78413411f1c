import { expect, test } from 'vitest';
import { pointsFor, readPointsRule } from './points.ts';

test.each([
  [100_00, 1_00, 1_00],
  [1_00, 1_00, 1],
  [99, 1_00, 0],
  [199, 1_00, 1],
  [1_000_000_000_000, 1_000_00, 10_000_000_000_000],
  [500_00, 0, 0],
])('bets of %i at %i for a hundred pesos earn %i', (bet, perHundredPesos, points) => {
  expect(pointsFor(bet, { perHundredPesos, offers: [] })).toBe(points);
});

test('without a setting there are offers, and a broken one earns nothing and buys nothing', () => {
  expect(readPointsRule(undefined)).toMatchObject({ perHundredPesos: 100, offers: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  expect(readPointsRule({ perHundredPesos: 50 })).toMatchObject({ perHundredPesos: 50, offers: [{ id: 1 }, {}, {}] });
  for (const broken of [
    'points',
    { perHundredPesos: -1 },
    { perHundredPesos: 100_001 },
    { offers: [{ id: 1, points: 0, coin: 5 }] },
  ]) {
    expect(readPointsRule(broken)).toEqual({ perHundredPesos: 0, offers: [] });
  }
});
