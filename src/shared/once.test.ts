import { expect, test } from 'vitest';
import { once } from './once.ts';

test('what is done once is done anew only after it has failed', async () => {
  let tries = 0;
  const make = once(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('not there')) : Promise.resolve(tries);
  });
  await expect(Promise.all([make(), make()])).rejects.toThrow('not there');
  expect(tries).toBe(1);
  expect([await make(), await make()]).toEqual([2, 2]);
});
