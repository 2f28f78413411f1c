import { expect, test } from 'vitest';
import { setNavigator } from '../../../tests/kit/client/page.ts';

const denied = () => new DOMException('The request was denied.', 'SecurityError');

test('where the browser’s owner has blocked all storage it gives no locks, and the work is done without', async () => {
  setNavigator({ locks: { request: () => Promise.reject(denied()) } });
  const { locked } = await import('./locked.ts');
  expect(await locked('a', async () => 'done')).toBe('done');
});

test('work that fails under its lock is not done once more', async () => {
  const { locked } = await import('./locked.ts');
  let done = 0;
  const work = () => {
    done += 1;
    return Promise.reject(denied());
  };
  await expect(locked('a', work)).rejects.toThrow('denied');
  expect(done).toBe(1);
});
