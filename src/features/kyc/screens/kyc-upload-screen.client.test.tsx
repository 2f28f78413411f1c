import { expect, test } from 'vitest';
import { KYC } from '#contract/errcodes.ts';
import { kyc } from '#contract/kyc.ts';
import { KYC_STATUS } from '#contract/money-enums.ts';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { choose, openState, openUpload, SLOTS } from '../../../../tests/kit/client/kyc.tsx';
import { goTo, leavePage, resume, setOnline } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { sentFields } from '../../../../tests/kit/client/uploads.ts';
import { refusal, wire } from '../../../../tests/kit/client/wire.ts';

const titleOf = (place: Element) => place.querySelector('h1')?.textContent;

test.each([
  ['the ID', {}, 'Upload your ID'],
  ['the ID again', { status: KYC_STATUS.refused, incomeStatus: KYC_STATUS.refused }, 'Upload your ID'],
  ['proof of income', { status: KYC_STATUS.reviewing }, 'Send proof of income'],
  ['proof of income again', { status: KYC_STATUS.approved, incomeStatus: KYC_STATUS.refused }, 'Send proof of income'],
  ['nothing', { status: KYC_STATUS.approved, incomeStatus: KYC_STATUS.reviewing }, 'Verify your identity'],
])('where %s is asked for, the title of the upload says so', async (_what, state, title) => {
  expect(titleOf((await openUpload(state)).place)).toBe(title);
});

test('who taps proof of income hands in that alone, whatever the ID is', async () => {
  const href = buttonOf(await openState({}), 'Send proof of income')?.getAttribute('href') ?? '';
  await leavePage();
  goTo(href);
  const { place } = await openUpload({}, resume);
  expect(titleOf(place)).toBe('Send proof of income');
  expect([...place.querySelectorAll('form')].map((form) => form.getAttribute('aria-label'))).toEqual([
    'Proof of income',
  ]);
});

test('a picture whose upload breaks off stays in its slot, and goes up at a tap without being chosen again', async () => {
  const { place, uploads } = await openUpload();
  uploads.ending = 'broken off';
  await choose(place, 'ID front');
  const slot = place.querySelector('.upload-slot') as Element;
  const retry = () => buttonOf(slot, 'Try again: ID front');
  expect([slot.querySelector('.upload-slot-picture img') !== null, seenText(slot).includes('Uploaded')]).toEqual([
    true,
    false,
  ]);
  expect(seenText(slot)).toContain('Not uploaded');
  await tap(retry());
  await pass(100);
  expect([sentFields(uploads), retry() !== undefined]).toEqual([['file1', 'file1'], true]);
  uploads.ending = undefined;
  await tap(retry());
  await pass(100);
  expect([uploads.sent.length, retry(), seenText(slot).includes('Uploaded')]).toEqual([3, undefined, true]);
  expect(slot.querySelector('.field-error')?.textContent).toBe('');
});

/** What each slot says of its picture. */
const statesOf = (place: Element) => [...place.querySelectorAll('.upload-slot-state')].map(seenText);

/** The selfie has gone up; the front, the back and proof of income were on their way as the connection went. */
async function cutOff() {
  const { place, uploads } = await openUpload();
  await choose(place, 'Selfie with ID front');
  uploads.ending = 'open';
  for (const slot of [...SLOTS.slice(0, 2), 'Proof of income']) await choose(place, slot);
  setOnline(false);
  uploads.ending = 'broken off';
  uploads.breakOff();
  await pass(100);
  uploads.sent.length = 0;
  return { place, uploads };
}

const LOST = 'Not uploaded';
const WAITING = [LOST, LOST, 'Uploaded', '', LOST];
const ALL_UP = ['Uploaded', 'Uploaded', 'Uploaded', '', 'Uploaded'];

test('one tap sends all pictures of a form that wait, and each slot says how far its own is', async () => {
  const { place, uploads } = await cutOff();
  expect(statesOf(place)).toEqual(WAITING);
  expect([...place.querySelectorAll('button')].filter((one) => seenText(one) === 'Send all 2')).toHaveLength(1);
  await tap(buttonOf(place, 'Send all 2'));
  await pass(100);
  expect([sentFields(uploads), statesOf(place)]).toEqual([['file1', 'file2'], WAITING]);
  uploads.ending = 'open';
  await tap(buttonOf(place, 'Send all 2'));
  await tap(buttonOf(place, 'Try again: Proof of income'));
  await pass(100);
  expect(statesOf(place)).toEqual(['0%', 'Up next', 'Uploaded', '', 'Up next']);
  uploads.ending = undefined;
  uploads.finish();
  await pass(100);
  expect([uploads.sent.length, statesOf(place), buttonOf(place, 'Send all 2')]).toEqual([5, ALL_UP, undefined]);
});

test('why several pictures wait is said once, beside the button that sends them all', async () => {
  const { place } = await cutOff();
  const told = () => [...place.querySelectorAll('form [data-msg-key^="upload."]')].map(seenText);
  const ofOne = 'No connection. The picture goes up once it’s back.';
  expect(told()).toEqual(['No connection. The pictures go up once it’s back.', ofOne]);
  const [words] = place.querySelectorAll('[data-msg-key="upload.waits"]');
  expect(words?.closest('.upload-all')).toBe(buttonOf(place, 'Send all 2')?.closest('.upload-all'));
});

test('why a picture was refused is said in its slot, also where several others wait', async () => {
  const { place, uploads } = await openUpload();
  uploads.ending = refusal(KYC.tooLarge);
  await choose(place, 'Facial photo');
  uploads.ending = 'broken off';
  for (const slot of SLOTS.slice(0, 2)) await choose(place, slot);
  expect(buttonOf(place, 'Send all 2')).toBeDefined();
  const [, , , facial] = place.querySelectorAll('.upload-slot');
  expect(facial?.querySelector('[data-msg-key="upload.tooLarge"]')).not.toBeNull();
});

test('a form that is sent while pictures wait names them, and asks only for those that were not chosen', async () => {
  const { place } = await cutOff();
  await tap(buttonOf(place, 'Send the pictures'));
  await tap(buttonOf(place, 'Send proof of income'));
  const told = [...place.querySelectorAll('[data-msg-key="upload.notUpYet"]')].map(seenText);
  expect(told).toEqual(['Not uploaded yet: ID front, ID back.', 'Not uploaded yet: Proof of income.']);
  expect(said(place, 'login.idTip')).toBeUndefined();
  expect(seenText(place)).toContain('Still missing: Facial photo.');
});

test('pictures that wait go on by themselves once there is a connection, each once, also where it is tapped as well', async () => {
  const { place, uploads } = await cutOff();
  expect(said(place, 'upload.waits')).toContain('once it’s back');
  uploads.ending = 'open';
  const button = buttonOf(place, 'Send all 2');
  setOnline(true);
  await tap(button);
  await pass(100);
  setOnline(false);
  setOnline(true);
  await pass(100);
  uploads.ending = undefined;
  uploads.finish();
  await pass(100);
  expect([sentFields(uploads), statesOf(place)]).toEqual([['file1', 'file2', 'file1'], ALL_UP]);
  expect(said(place, 'upload.waits')).toBeUndefined();
});

test('what is said of a picture that was cut off is true of the connection as it is now', async () => {
  const { place, uploads } = await openUpload();
  uploads.ending = 'open';
  await choose(place, 'ID front');
  uploads.breakOff();
  await pass(100);
  expect(said(place, 'upload.brokeOff')).toContain('Try again');
  setOnline(false);
  await pass(100);
  expect([said(place, 'upload.brokeOff'), said(place, 'upload.waits')]).toEqual([
    undefined,
    'No connection. The picture goes up once it’s back.',
  ]);
});

test('a picture goes on by itself where the connection was back before its upload had ended', async () => {
  const { place, uploads } = await openUpload();
  uploads.ending = 'open';
  await choose(place, 'ID front');
  setOnline(false);
  setOnline(true);
  await pass(100);
  expect(uploads.sent).toHaveLength(1);
  uploads.ending = undefined;
  uploads.breakOff();
  await pass(100);
  expect([uploads.sent.length, statesOf(place)[0]]).toEqual([2, 'Uploaded']);
});

test('a picture that the server refuses waits no longer: the others go on without it', async () => {
  const { place, uploads } = await cutOff();
  uploads.ending = refusal(KYC.unreadable);
  await choose(place, 'ID front');
  uploads.sent.length = 0;
  uploads.ending = undefined;
  setOnline(true);
  await pass(100);
  expect([sentFields(uploads), said(place, 'upload.error')]).toEqual([['file2', 'file1'], 'Error']);
});

test('while another picture goes up for a slot, the one it replaces is not handed in', async () => {
  const { place, uploads } = await openUpload();
  for (const slot of SLOTS) await choose(place, slot);
  uploads.ending = 'open';
  await choose(place, 'ID back');
  await tap(buttonOf(place, 'Send the pictures'));
  await pass(100);
  expect([wire.asked(kyc.addKyc), said(place, 'upload.stillUploading')]).toEqual([[], 'Still uploading: ID back.']);
});

test('who sends while pictures go up reads which ones, and which are not chosen yet', async () => {
  const { place, uploads } = await openUpload();
  await choose(place, 'Facial photo');
  uploads.ending = 'open';
  for (const slot of SLOTS.slice(0, 2)) await choose(place, slot);
  await tap(buttonOf(place, 'Send the pictures'));
  await pass(100);
  expect([said(place, 'upload.stillUploading'), said(place, 'login.idTip')]).toEqual([
    'Still uploading: ID front, ID back.',
    undefined,
  ]);
  expect(seenText(place)).toContain('Still missing: Selfie with ID front.');
  uploads.ending = undefined;
  uploads.finish();
  await pass(100);
  expect(said(place, 'login.idTip')).toBe('Please Upload your ID');
});
