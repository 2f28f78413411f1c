import { expect, test } from 'vitest';
import { MemoryStore } from '#store/memory-store.ts';
import { currentStore, switchStore, watch } from './stored.ts';

function listen(read: ReturnType<typeof watch<'answer'>>): unknown[] {
  const heard: unknown[] = [];
  read.subscribe((value) => heard.push(value?.answer));
  return heard;
}

const anAnswer = (path: string, answer: string) => ({ path, input: '{}', savedAt: 1, answer });

const watchMany = (): void => {
  for (let id = 0; id < 40; id++) watch('answer', { path: `other ${id}`, input: '{}' });
};

test('a read outlives the change to another store', async () => {
  switchStore(new MemoryStore());
  const heard = listen(watch('answer', { path: 'kept', input: '{}' }));
  const next = new MemoryStore();
  await next.saveAnswer(anAnswer('kept', 'from the next store'));
  switchStore(next);
  expect(heard).toEqual([undefined, 'from the next store']);
});

test('a component that was hidden for long hears what is written after it has come back', async () => {
  switchStore(new MemoryStore());
  const read = watch('answer', { path: 'hidden', input: '{}' });
  read.subscribe(() => undefined).unsubscribe();
  watchMany();
  const heard = listen(read);
  await currentStore().saveAnswer(anAnswer('hidden', 'one'));
  const next = new MemoryStore();
  await next.saveAnswer(anAnswer('hidden', 'two'));
  switchStore(next);
  expect(heard).toEqual([undefined, undefined, 'one', 'two']);
});
