import { expect, test } from 'vitest';
import { buttonOf, draw, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { choose } from '../../../../tests/kit/client/kyc.tsx';
import { openLobby } from '../../../../tests/kit/client/page.ts';
import { stubUploads } from '../../../../tests/kit/client/uploads.ts';

test('while a picture goes up nothing is called wrong, and a form that is sent then names the picture', async () => {
  const uploads = stubUploads();
  uploads.ending = 'open';
  await openLobby();
  const { IdUpload } = await import('./id-upload.tsx');
  const album = { draft: 'register', field: 'idCardImage', slots: [1, 2, 3, 4], isOfGuest: true } as const;
  const missing = { key: 'login.idTip', text: 'Please Upload your ID' };
  const place = await draw(<IdUpload album={album} error={undefined} />);
  await tap(place.querySelector('.id-upload-open'));
  await choose(place, 'ID front');
  expect([place.querySelector('#id-upload-error'), uploads.sent.length]).toEqual([null, 1]);
  const sent = await draw(<IdUpload album={album} error={missing} />);
  expect(seenText(sent)).toContain('Still uploading: ID front.');
  expect(buttonOf(sent, 'Please Upload your ID')).toBeUndefined();
});
