import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { PublicDatabase } from './schema.ts';
import { follow, surviving } from './surviving.ts';

const refusedFirst = (ask: () => Promise<number>, times: number) => {
  let asked = 0;
  return async (): Promise<number> => {
    asked += 1;
    if (asked <= times) throw new DOMException('the origin is being cleared', 'AbortError');
    return ask();
  };
};

test('what is refused while the device clears itself is asked once more', async () => {
  const db = new PublicDatabase('cleared');
  const store = surviving({ count: refusedFirst(() => db.prefs.count(), 2) }, db);
  expect(await store.count()).toBe(0);
  db.close();
});

test('a database that is closed on purpose meanwhile stays closed, and is not made anew', async () => {
  const db = new PublicDatabase('left');
  const store = surviving({ count: refusedFirst(() => db.prefs.count(), 2) }, db);
  const counting = store.count();
  db.close();
  await expect(counting).rejects.toThrow(Dexie.DatabaseClosedError);
  expect(await Dexie.exists('left')).toBe(false);
});

test('a read that fails is taken up again, and one whose listener has left is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let lose = (_why: Error): void => undefined;
  const lost = new Promise<number>((_resolve, reject) => {
    lose = reject;
  });
  const read = vi.fn(() => lost);
  const heard = vi.fn();
  const staying = follow(read, heard);
  const leaving = follow(read, heard);
  await expect.poll(() => read.mock.calls.length).toBe(2);
  leaving.unsubscribe();
  read.mockResolvedValue(7);
  lose(new Error('closed'));
  await vi.advanceTimersByTimeAsync(60_000);
  staying.unsubscribe();
  vi.useRealTimers();
  expect([read.mock.calls.length, heard.mock.calls]).toEqual([3, [[7]]]);
});
