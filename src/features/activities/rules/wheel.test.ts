import { expect, test } from 'vitest';
import { averageOf, stopAngle, tellChance } from './wheel.ts';

test('the prize stands at the top: what stood so far to the right is turned back to it', () => {
  for (let at = 0; at < 8; at += 1) expect((stopAngle({ at, of: 8, times: 1 }) + at * 45) % 360).toBe(0);
});

test('every turn goes forward, by four rounds or more', () => {
  for (let from = 0; from < 8; from += 1) {
    for (let to = 0; to < 8; to += 1) {
      const step = stopAngle({ at: to, of: 8, times: 2 }) - stopAngle({ at: from, of: 8, times: 1 });
      expect(step).toBeGreaterThan(4 * 360);
    }
  }
});

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
