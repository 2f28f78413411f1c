import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NobodyWaits } from './draw-queue.ts';
import { openPictureStore } from './picture-store.ts';

let folder: string;

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve: (value: Value) => resolve(value) };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('a picture asked for a hundred times at once is made once', async () => {
  const store = openPictureStore(folder);
  let made = 0;
  const make = async () => {
    made += 1;
    await new Promise((resolve) => setImmediate(resolve));
    return Buffer.from('picture');
  };
  const pictures = await Promise.all(Array.from({ length: 100 }, () => store.get('koi-240.avif', make)));
  expect(new Set(pictures.map(String))).toEqual(new Set(['picture']));
  expect(made).toBe(1);
});

test('a picture is kept for the next start', async () => {
  await openPictureStore(folder).get('koi-240.avif', async () => Buffer.from('first'));
  const again = await openPictureStore(folder).get('koi-240.avif', async () => Buffer.from('second'));
  expect(String(again)).toBe('first');
});

test('no more than two pictures are made at one time, and all are made', async () => {
  const store = openPictureStore(folder);
  let running = 0;
  let most = 0;
  const make = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return Buffer.from('picture');
  };
  const pictures = await Promise.all(Array.from({ length: 20 }, (_, index) => store.get(`p${index}.png`, make)));
  expect(pictures).toHaveLength(20);
  expect(most).toBe(2);
});

test('a picture whose asker went before its turn is made for the next one who asks', async () => {
  const store = openPictureStore(folder, { makers: 1 });
  const end = deferred<Buffer>();
  const begun = deferred<void>();
  const first = store.get('first.png', () => (begun.resolve(), end.promise));
  await begun.promise;
  const gone = new AbortController();
  const left = store.get('koi.png', async () => Buffer.from('never'), { signal: gone.signal });
  gone.abort();
  await expect(left).rejects.toThrow(NobodyWaits);
  const again = store.get('koi.png', async () => Buffer.from('picture'));
  end.resolve(Buffer.from('first'));
  expect([String(await first), String(await again)]).toEqual(['first', 'picture']);
});

test('a failure reaches everybody who waits, and the next one to ask tries again', async () => {
  const store = openPictureStore(folder);
  const fail = () => Promise.reject(new Error('no paint'));
  const asked = await Promise.allSettled([store.get('koi.png', fail), store.get('koi.png', fail)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(String(await store.get('koi.png', async () => Buffer.from('picture')))).toBe('picture');
});

test('an empty file, as a power cut leaves one, is made again', async () => {
  const store = openPictureStore(folder);
  await store.get('koi.png', async () => Buffer.from('first'));
  const [shelf] = await readdir(folder);
  await writeFile(join(folder, shelf ?? '', 'koi.png'), '');
  expect(String(await store.get('koi.png', async () => Buffer.from('second')))).toBe('second');
});

test('a picture that cannot be kept is served, and reported', async () => {
  const troubles: unknown[] = [];
  const file = join(folder, 'not-a-folder');
  await writeFile(file, '');
  const store = openPictureStore(file, { onNotKept: (error) => troubles.push(error) });
  expect(String(await store.get('koi.png', async () => Buffer.from('picture')))).toBe('picture');
  expect(troubles).toHaveLength(1);
});

test.each(['../outside.png', 'a/b.png', '.hidden', '', 'A.png'])('%o is refused as a key', async (key) => {
  await expect(openPictureStore(folder).get(key, async () => Buffer.from(''))).rejects.toThrow('Not a key');
  expect(await readdir(folder)).toEqual([]);
});
