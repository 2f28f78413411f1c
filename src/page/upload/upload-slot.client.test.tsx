import { expect, test } from 'vitest';
import type { Album } from '#data/sign-in/album.ts';
import { draw, said, seenText } from '../../../tests/kit/client/draw.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { stubUploads } from '../../../tests/kit/client/uploads.ts';

/** A slot for which a file was chosen. */
async function choose(ending: 'broken off' | 'open' | object | undefined) {
  const uploads = stubUploads();
  uploads.ending = ending;
  localStorage.setItem('fingerprint', 'f'.repeat(32));
  const { UploadSlot } = await import('./upload-slot.tsx');
  const { readDraft } = await import('#data/player/drafts.ts');
  const album: Album = { draft: 'of a test', field: 'path', slots: [1], isOfGuest: true };
  const place = await draw(<UploadSlot album={album} slot={1} name="ID front" camera="environment" />);
  const input = place.querySelector('input');
  const emptied: string[] = [];
  const write = (to: string): void => {
    emptied.push(to);
  };
  Object.defineProperty(input, 'value', { set: write });
  const pick = async () => {
    const files = [new File(['x'], 'id.png', { type: 'image/png' })];
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    await pass(100);
  };
  await pick();
  return { place, pick, uploads, emptied, path: () => readDraft('of a test')['path'] };
}

test.each([
  ['that broke off on its way', 'broken off', 'Not uploaded'],
  ['that the server has taken', undefined, 'Uploaded'],
] as const)('of a picture %s, and that the phone cannot show, no broken one is shown', async (_what, ending, state) => {
  const { place } = await choose(ending);
  const shown = () => place.querySelector('.upload-slot-picture img');
  expect(shown()).not.toBeNull();
  shown()?.dispatchEvent(new Event('error'));
  await settle();
  expect(shown()).toBeNull();
  expect(place.querySelector('.upload-slot-picture svg')).not.toBeNull();
  expect(seenText(place)).toContain(state);
});

test('of two pictures that were picked one after the other the second one counts, however long the first one takes', async () => {
  const { place, pick, uploads, path } = await choose('open');
  expect(path()).toBe('');
  uploads.ending = undefined;
  await pick();
  uploads.finish();
  await settle();
  expect([path(), seenText(place).includes('Uploaded')]).toEqual(['2.jpg', true]);
});

test('the field is emptied after each picture, so that the same one may be picked once more', async () => {
  const { pick, emptied } = await choose('broken off');
  await pick();
  expect(emptied).toEqual(['', '']);
});

test.each([
  ['broke off', 'breakOff', 'upload.brokeOff'],
  ['took too long', 'takeTooLong', 'common.timeout'],
] as const)('of a picture that %s it says that', async (_what, end, key) => {
  const { place, uploads } = await choose('open');
  uploads[end]();
  await settle();
  expect(said(place, key)).toContain('Nothing is done twice.');
});

test('a picture is shown from the choice on, and once all of it has left the phone it is almost there', async () => {
  const { place, uploads } = await choose('open');
  expect(place.querySelector('.upload-slot-picture img')).not.toBeNull();
  for (const [loaded, words] of [
    [999, '99%'],
    [1_000, 'Almost there…'],
  ] as const) {
    uploads.progress(loaded, 1_000);
    await settle();
    expect(seenText(place.querySelector('.upload-slot-state') as Element)).toBe(words);
  }
});

test('of an answer that is none it says that something went wrong on our side', async () => {
  const { place } = await choose({ oops: true });
  expect(said(place, 'common.serverFailed')).toBe('Something went wrong on our side. Try again shortly.');
  expect(said(place, 'upload.error')).toBeUndefined();
});
