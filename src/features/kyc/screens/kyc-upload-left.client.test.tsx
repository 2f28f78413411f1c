/** Pictures that are on their way while the player does something else. */
import { expect, test } from 'vitest';
import { buttonOf, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { choose, openUpload } from '../../../../tests/kit/client/kyc.tsx';
import { leavePage, resume, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { sentFields } from '../../../../tests/kit/client/uploads.ts';

const statesOf = (place: Element) => [...place.querySelectorAll('.upload-slot-state')].map(seenText);

const leave = (place: Element) => tap(buttonOf(place, 'Away'));
const comeBack = async (place: Element) => {
  await tap(buttonOf(place, 'Away'));
  await pass(100);
};

const draftOf = async (form: string) => {
  const { inPlayerStore } = await import('#data/player/session.ts');
  return inPlayerStore((store) => store.draft(form));
};

test('a picture goes up also when its screen is left, and is in the form then, also after a reload', async () => {
  const { place, uploads } = await openUpload();
  uploads.ending = 'open';
  await choose(place, 'ID front');
  await choose(place, 'ID back');
  await leave(place);
  uploads.ending = undefined;
  uploads.finish();
  await pass(100);
  expect([sentFields(uploads), (await draftOf('kyc'))?.['paths']]).toEqual([['file1', 'file2'], '1.jpg,2.jpg,,']);
  await comeBack(place);
  expect(statesOf(place)).toEqual(['Uploaded', 'Uploaded', '', '', '']);
  expect(place.querySelector('.upload-slot-picture img')).not.toBeNull();
  await leavePage();
  expect(statesOf((await openUpload({}, resume)).place)).toEqual(['Uploaded', 'Uploaded', '', '', '']);
});

test('who comes back to a screen sees how far a picture is, and what broke off waits there', async () => {
  const { place, uploads } = await openUpload();
  uploads.ending = 'open';
  await choose(place, 'ID front');
  await leave(place);
  uploads.progress(1, 4);
  await comeBack(place);
  expect(statesOf(place)[0]).toBe('25%');
  await leave(place);
  setOnline(false);
  uploads.breakOff();
  await pass(100);
  await comeBack(place);
  expect(statesOf(place)[0]).toBe('Not uploaded');
  await leave(place);
  uploads.ending = undefined;
  setOnline(true);
  await pass(100);
  expect((await draftOf('kyc'))?.['paths']).toBe('2.jpg,,,');
});

test('what arrives after another player has logged in is in nobody’s form', async () => {
  const { place, uploads } = await openUpload();
  uploads.ending = 'open';
  await choose(place, 'ID front');
  await leave(place);
  await signIn({ id: 8, token: 'another-token' });
  uploads.finish();
  await pass(400);
  await comeBack(place);
  expect([await draftOf('kyc'), statesOf(place)]).toEqual([undefined, ['', '', '', '', '']]);
});
