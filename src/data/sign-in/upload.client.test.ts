import { expect, test, vi } from 'vitest';
import { onPageEnd, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { sentFields, stubUploads } from '../../../tests/kit/client/uploads.ts';

async function openUploads() {
  const uploads = stubUploads();
  uploads.ending = 'open';
  localStorage.setItem('fingerprint', 'f'.repeat(32));
  const { uploadPicture } = await import('./upload.ts');
  const picture = (bytes = 1) => new File(['x'.repeat(bytes)], 'id.jpg', { type: 'image/jpeg' });
  return { uploads, uploadPicture, picture };
}

/** Says how it ended, once it has. */
function follow(sending: Promise<unknown>) {
  const ended: unknown[] = [];
  void sending.then((outcome) => ended.push(outcome));
  return ended;
}

const LATE = { ok: false, failure: { kind: 'unanswered' } };
const STALE = { ok: false, failure: { kind: 'stale' } };

test('pictures go up one at a time, in the order in which they were chosen', async () => {
  const { uploads, uploadPicture, picture } = await openUploads();
  const ended = ([1, 2, 3] as const).map((slot) => follow(uploadPicture(slot, picture())));
  for (const field of ['file1', 'file2', 'file3']) {
    await pass(100);
    expect(sentFields(uploads).at(-1)).toBe(field);
    uploads.finish();
  }
  await pass(100);
  expect([ended.flat(), uploads.sent.length]).toEqual([
    ['1.jpg', '2.jpg', '3.jpg'].map((value) => ({ ok: true, value })),
    3,
  ]);
});

test('a picture on a slow line has ten minutes while it goes on, and half a minute where nothing moves', async () => {
  const { uploads, uploadPicture, picture } = await openUploads();
  const ended = follow(uploadPicture(1, picture()));
  await pass(100);
  expect(uploads.sent[0]?.timeout).toBe(600_000);
  for (let share = 1; share < 20; share += 1) {
    await pass(25_000, 2);
    uploads.progress(share, 20);
  }
  await pass(29_000, 2);
  expect(ended).toEqual([]);
  await pass(1_100, 2);
  expect(ended).toEqual([LATE]);
});

test('what has left the phone may wait in its line for as long as the server takes it from one', async () => {
  const { uploads, uploadPicture, picture } = await openUploads();
  const ended = follow(uploadPicture(1, picture(200_000)));
  await pass(100);
  uploads.progress(200_000, 200_000);
  await pass(129_000, 2);
  expect(ended).toEqual([]);
  await pass(1_100, 2);
  expect(ended).toEqual([LATE]);
});

test('a picture is shrunk from 300 kB on', async () => {
  const { uploadPicture, picture, uploads } = await openUploads();
  const drawn: number[] = [];
  vi.stubGlobal('createImageBitmap', async ({ size }: Blob) => {
    drawn.push(size);
    throw new Error('This phone cannot draw');
  });
  uploads.ending = undefined;
  for (const bytes of [299_999, 300_000]) await uploadPicture(1, picture(bytes));
  expect([drawn, sentFields(uploads)]).toEqual([[300_000], ['file1', 'file1']]);
});

test('one that is no longer wanted gives its place to the next', async () => {
  const { uploads, uploadPicture, picture } = await openUploads();
  const [first, second] = [new AbortController(), new AbortController()];
  const ended = [
    follow(uploadPicture(1, picture(), { unwanted: first.signal })),
    follow(uploadPicture(2, picture(), { unwanted: second.signal })),
    follow(uploadPicture(3, picture())),
  ];
  await pass(100);
  second.abort();
  first.abort();
  await pass(100);
  expect([sentFields(uploads), ended]).toEqual([
    ['file1', 'file3'],
    [[STALE], [STALE], []],
  ]);
});

test('what was chosen by one player goes up in no other’s name, and is nothing to them', async () => {
  await signIn();
  const { uploads, uploadPicture, picture } = await openUploads();
  const ended = [follow(uploadPicture(1, picture())), follow(uploadPicture(2, picture()))];
  await pass(100);
  await signIn({ id: 8, token: 'another-token' });
  await pass(100);
  expect([sentFields(uploads), ended.flat()]).toEqual([['file1'], [STALE, STALE]]);
});

test('a picture of a phone whose mark cannot be made has not gone up, and holds no place in the line', async () => {
  vi.doMock('../app/worker.ts', () => ({ getWorkshop: () => Promise.reject(new TypeError('No such piece')) }));
  onPageEnd(() => vi.doUnmock('../app/worker.ts'));
  const { uploads, uploadPicture, picture } = await openUploads();
  localStorage.removeItem('fingerprint');
  expect(await uploadPicture(1, picture())).toMatchObject({ ok: false, failure: { kind: 'broken' } });
  localStorage.setItem('fingerprint', 'f'.repeat(32));
  uploads.ending = undefined;
  expect(await uploadPicture(1, picture())).toEqual({ ok: true, value: '1.jpg' });
});

test('a picture that the worker never gives back goes up as it is', async () => {
  const never = () => new Promise(() => undefined);
  vi.doMock('../app/worker.ts', () => ({ getWorkshop: async () => ({ shrinkPicture: never }) }));
  onPageEnd(() => vi.doUnmock('../app/worker.ts'));
  const { uploads, uploadPicture, picture } = await openUploads();
  uploads.ending = undefined;
  const ended = follow(uploadPicture(1, picture(300_000)));
  await pass(20_100);
  expect(ended).toEqual([{ ok: true, value: '1.jpg' }]);
});
