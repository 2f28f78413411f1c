import { useState } from 'react';
import { expect, test } from 'vitest';
import type { WaitingPicture } from '#data/tickets/tickets.ts';
import { buttonOf, draw, said, tap } from '../../../../tests/kit/client/draw.ts';
import { settle } from '../../../../tests/kit/client/turns.ts';

async function openPicker() {
  const { PicturePicker } = await import('./picture-picker.tsx');
  function Letter() {
    const [pictures, setPictures] = useState<readonly WaitingPicture[]>([]);
    return <PicturePicker pictures={pictures} onChange={setPictures} />;
  }
  const place = await draw(<Letter />);
  const names = () => Array.from(place.querySelectorAll('img'), ({ alt }) => alt);
  async function pick(...files: File[]) {
    const input = place.querySelector('input');
    Object.defineProperty(input, 'files', { configurable: true, value: files });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
  }
  return { place, names, pick };
}

const photo = (name: string, type = 'image/jpeg') => new File(['photo'], name, { type });

test('three pictures at most go with a question, and one that is taken out makes room', async () => {
  const { place, names, pick } = await openPicker();
  await pick(photo('a.jpg'), photo('b.jpg'));
  expect(buttonOf(place, 'Add a picture (2 of 3)')).toBeDefined();
  await pick(photo('c.jpg'), photo('d.jpg'));
  expect([names(), place.textContent?.includes('Add a picture')]).toEqual([['a.jpg', 'b.jpg', 'c.jpg'], false]);
  await tap(place.querySelector('li button'));
  expect([names(), buttonOf(place, 'Add a picture (2 of 3)') !== undefined]).toEqual([['b.jpg', 'c.jpg'], true]);
});

test('a file that is no picture is refused in words, and nothing is taken of what was chosen with it', async () => {
  const { place, names, pick } = await openPicker();
  await pick(photo('a.jpg'), photo('b.pdf', 'application/pdf'));
  expect([names(), said(place, 'upload.wrongFormat') !== undefined]).toEqual([[], true]);
  await pick(photo('a.jpg'));
  expect([names(), said(place, 'upload.wrongFormat')]).toEqual([['a.jpg'], undefined]);
});

test('of more pictures than there is room for the first ones go along, and the player reads how many did not fit', async () => {
  const { place, names, pick } = await openPicker();
  await pick(photo('a.jpg'));
  await pick(...['b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'].map((name) => photo(name)));
  expect([names().length, said(place, 'ticket.picturesOver')]).toEqual([3, '3 of your 5 pictures didn’t fit.']);
  await tap(place.querySelector('li button'));
  await pick(photo('g.jpg'));
  expect(said(place, 'ticket.picturesOver')).toBeUndefined();
});

/** One that a slow phone takes its time for. */
function slowPhoto(name: string) {
  let come: (bytes: ArrayBuffer | Error) => void = () => undefined;
  const bytes = new Promise<ArrayBuffer>((resolve, reject) => {
    come = (came) => (came instanceof Error ? reject(came) : resolve(came));
  });
  return { file: Object.assign(photo(name), { arrayBuffer: () => bytes }), come };
}

test('a picture that is chosen while another is read takes nothing of it away', async () => {
  const { names, pick } = await openPicker();
  const slow = slowPhoto('slow.jpg');
  await pick(slow.file);
  await pick(photo('quick.jpg'));
  slow.come(new ArrayBuffer(1));
  await settle();
  expect(names()).toEqual(['quick.jpg', 'slow.jpg']);
});

test('a picture that the phone cannot read is said, and the others stay', async () => {
  const { place, names, pick } = await openPicker();
  await pick(photo('a.jpg'));
  const gone = slowPhoto('gone.jpg');
  await pick(gone.file);
  gone.come(new DOMException('The file is gone', 'NotReadableError'));
  await settle();
  expect([names(), said(place, 'ticket.pictureUnread')]).toEqual([['a.jpg'], expect.stringContaining('can’t read')]);
});
