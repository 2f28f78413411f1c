/** Pictures that are on their way while the player does something else. */
import { expect, test } from 'vitest';
import { KYC } from '#contract/errcodes.ts';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { choose, openUpload } from '../../../../tests/kit/client/kyc.tsx';
import { leavePage, resume, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { sentFields } from '../../../../tests/kit/client/uploads.ts';
import { refusal } from '../../../../tests/kit/client/wire.ts';

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

test('after a reload it says how many pictures were not sent, until they are chosen again', async () => {
  const { place, uploads } = await openUpload();
  await choose(place, 'Facial photo');
  uploads.ending = 'open';
  for (const slot of ['ID front', 'ID back', 'Proof of income']) await choose(place, slot);
  expect(said(place, 'upload.lost')).toBeUndefined();
  await leavePage();
  const { place: later } = await openUpload({}, resume);
  const told = () => [...later.querySelectorAll('[data-msg-key="upload.lost"]')].map(seenText);
  expect(told()).toEqual(['2 pictures weren’t sent. Choose them again.', '1 picture wasn’t sent. Choose it again.']);
  await choose(later, 'ID back');
  await choose(later, 'Proof of income');
  expect(told()).toEqual(['1 picture wasn’t sent. Choose it again.']);
  await choose(later, 'ID front');
  await leavePage();
  expect(said((await openUpload({}, resume)).place, 'upload.lost')).toBeUndefined();
});

test('a picture that the server has refused, or that was taken away, is not missed after a reload', async () => {
  const { place, uploads } = await openUpload();
  uploads.ending = refusal(KYC.unreadable);
  await choose(place, 'ID front');
  uploads.ending = undefined;
  await choose(place, 'ID back');
  await tap(buttonOf(place, 'Delete ID back'));
  await pass(100);
  await leavePage();
  expect(said((await openUpload({}, resume)).place, 'upload.lost')).toBeUndefined();
});
