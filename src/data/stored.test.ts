import { expect, test } from 'vitest';
import { MemoryStore } from '#store/memory-store.ts';
import { currentStore, switchStore, watch } from './stored.ts';

function listen(read: ReturnType<typeof watch<'pref'>>): unknown[] {
  const heard: unknown[] = [];
  read.subscribe((value) => heard.push(value));
  return heard;
}

const watchMany = (): void => {
  for (let id = 0; id < 40; id++) watch('pref', { id: `other ${id}` });
};

test('a read outlives the change to another store', async () => {
  switchStore(new MemoryStore());
  const heard = listen(watch('pref', { id: 'kept' }));
  const next = new MemoryStore();
  await next.savePref('kept', 'from the next store');
  switchStore(next);
  expect(heard).toEqual([undefined, 'from the next store']);
});

test('a component that was hidden for long hears what is written after it has come back', async () => {
  switchStore(new MemoryStore());
  const read = watch('pref', { id: 'hidden' });
  read.subscribe(() => undefined).unsubscribe();
  watchMany();
  const heard = listen(read);
  await currentStore().savePref('hidden', 'one');
  const next = new MemoryStore();
  await next.savePref('hidden', 'two');
  switchStore(next);
  expect(heard).toEqual([undefined, undefined, 'one', 'two']);
});
