import { expect, test } from 'vitest';
import { averageOf, tellChance } from './odds.ts';

const prize = (count: number, chance: number) => ({
  propId: count,
  title: '',
  rewardList: [{ id: 2001, count, betRate: 1 }],
  chance,
});

test('chances read as percent', () => {
  expect([10_000, 4_000, 90, 1].map(tellChance)).toEqual(['100%', '40%', '0.9%', '0.01%']);
});

test('the average is what each prize is worth by its chance, rounded down', () => {
  expect(averageOf([prize(100, 5_000), prize(301, 5_000)])).toBe(200);
});

test('of a server that tells no chances there is no average', () => {
  expect(averageOf([prize(100, 0), prize(300, 0)])).toBeUndefined();
});
