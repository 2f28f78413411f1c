import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { leavePage, resume, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { stubUploads } from '../../../tests/kit/client/uploads.ts';
import type { Album } from './album.ts';

const PAPERS: Album = { draft: 'of a test', field: 'paths', slots: [1, 2] };

test('a picture that is chosen while the kept ones are read takes the place of its own, and of no other', async () => {
  const uploads = stubUploads();
  localStorage.setItem('fingerprint', 'f'.repeat(32));
  await signIn();
  (await import('../player/drafts.ts')).keepDraft(PAPERS.draft, { paths: 'old-1.jpg,old-2.jpg' });
  await pass(100);
  await leavePage();
  await resume();
  uploads.ending = 'open';
  const { sendPicture, useAlbum } = await import('./album.ts');
  const album = await drawHook(() => {
    const now = useAlbum(PAPERS);
    // Once the album has begun to read.
    useEffect(() => sendPicture(PAPERS, 1, new File(['x'], 'id.jpg', { type: 'image/jpeg' })), []);
    return now;
  });
  await pass(100);
  expect(album.value.paths).toEqual(['', 'old-2.jpg']);
  uploads.finish();
  await pass(100);
  expect(album.value.paths).toEqual(['1.jpg', 'old-2.jpg']);
});
