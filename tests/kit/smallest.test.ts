import { expect, test } from 'vitest';
import { smallest } from './smallest.ts';

const numbers = (most: number): number[] => Array.from({ length: most }, (_, at) => at);
const failing = (all: number[], ...needed: number[]) =>
  smallest(all, (some) => Promise.resolve(needed.every((one) => some.includes(one))));

test('what is left is what a failure needs, in its order', async () => {
  expect(await failing(numbers(50), 3, 41)).toEqual([3, 41]);
  expect(await failing(numbers(51), 50)).toEqual([50]);
  expect(await failing(numbers(1), 0)).toEqual([0]);
});

test('nothing is left of what fails anyway', async () => {
  expect(await failing(numbers(20))).toEqual([]);
  expect(await failing([])).toEqual([]);
});

test('fifty pieces take at most as many tries as can be waited for', async () => {
  let tries = 0;
  await smallest(numbers(50), (some) => {
    tries += 1;
    return Promise.resolve(some.includes(17));
  });
  expect(tries).toBeLessThan(40);
});
