import { expect, test } from 'vitest';
import { KYC_STATUS } from '#contract/money-enums.ts';
import { KYC } from '#contract/errcodes.ts';
import { kyc } from '#contract/kyc.ts';
import { wallet } from '#contract/wallet.ts';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { choose, openState, openUpload, SLOTS, STATE } from '../../../../tests/kit/client/kyc.tsx';
import { leavePage, resume, setOnline } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { sentFields } from '../../../../tests/kit/client/uploads.ts';
import { refusal, wire } from '../../../../tests/kit/client/wire.ts';

const submit = async (place: HTMLElement, form: string) => {
  const found = place.querySelector(`form[aria-label="${form}"]`);
  found?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(400);
};

const sent = () => wire.asked(kyc.addKyc).map(({ body }) => [body['idCardImage'], body['sourceOfIncomePath1']]);

test('a player who has handed in nothing reads what is needed, why, and until when', async () => {
  const place = await openState({ deadline: Date.parse('2026-11-23T12:00:00Z') });
  expect(said(place, 'kyc.none')).toContain('The law requires it');
  expect(said(place, 'kyc.deadline')).toContain('Nov 23, 20:00');
  expect(place.querySelectorAll('ol li')).toHaveLength(3);
  expect(buttonOf(place, 'Start')?.getAttribute('href')).toBe('/walletsKycUpload');
});

test.each([
  [KYC_STATUS.reviewing, 'kyc.inReview', undefined],
  [KYC_STATUS.approved, 'kyc.approved', 'To withdrawals'],
  [KYC_STATUS.refused, 'kyc.rejected', 'Try again'],
])('the state %i is told by %s, and leads on with %s', async (status, key, way) => {
  const place = await openState({ status, reason: status === KYC_STATUS.refused ? 'The ID is cut off.' : '' });
  expect(said(place, key)).toBeDefined();
  expect(said(place, 'kyc.reason')).toBe(status === KYC_STATUS.refused ? 'Why: The ID is cut off.' : undefined);
  for (const one of ['Start', 'Try again', 'To withdrawals']) {
    expect(buttonOf(place, one) !== undefined).toBe(one === way);
  }
});

test('while the screen is open the state is looked at again, and once it is approved withdrawals are asked for anew', async () => {
  const place = await openState({ status: KYC_STATUS.reviewing });
  const { questionOf } = await import('#data/ask/use-answer.ts');
  const stop = questionOf(wallet.getExchange, '{}').follow();
  await pass(400);
  const before = wire.asked(wallet.getExchange).length;
  wire.on(kyc.kyc, { ...STATE, status: KYC_STATUS.approved });
  await pass(6_000);
  expect(said(place, 'kyc.approved')).toBeDefined();
  expect(wire.asked(wallet.getExchange).length).toBeGreaterThan(before);
  stop();
});

test('[KYC-04] three pictures are too few: the screen says so, and nothing is sent', async () => {
  const { place } = await openUpload();
  for (const slot of SLOTS.slice(1)) await choose(place, slot);
  await submit(place, 'Upload your ID');
  expect(said(place, 'login.idTip')).toBe('Please Upload your ID');
  expect(seenText(place)).toContain('Still missing: ID front.');
  expect(sent()).toEqual([]);
});

test('a reader meets one button to choose a picture and one to take it, and no steps of its way up', async () => {
  const { place, uploads } = await openUpload();
  const slot = place.querySelector<HTMLElement>('.upload-slot');
  const met = [...(slot?.querySelectorAll<HTMLElement>('button, input') ?? [])].filter((one) => !one.hidden);
  expect(met.map((one) => one.getAttribute('aria-label'))).toEqual(['Choose ID front', 'Take a photo: ID front']);
  uploads.ending = 'open';
  if (slot) await choose(slot, 'ID front');
  const state = slot?.querySelector('[role=status]');
  expect(state?.innerHTML).toBe('<span aria-hidden="true">0%</span>');
  uploads.finish();
  await pass(100);
  expect(state?.innerHTML).toBe('Uploaded');
});

test('[KYC-07] four pictures are sent with their paths in the order of the slots, once, and are then checked', async () => {
  const { place, uploads } = await openUpload();
  for (const slot of SLOTS.toReversed()) await choose(place, slot);
  expect(sentFields(uploads)).toEqual(['file4', 'file3', 'file2', 'file1']);
  wire.on(kyc.addKyc, { code: 200, errcode: 0, status: 1, state: { ...STATE, status: KYC_STATUS.reviewing } });
  await submit(place, 'Upload your ID');
  expect(sent()).toEqual([['4.jpg,3.jpg,2.jpg,1.jpg', undefined]]);
  expect(wire.asked(kyc.addKyc)[0]?.headers.get('idempotency-key')).toBeTruthy();
  expect(said(place, 'kyc.inReview')).toBeDefined();
  expect(place.querySelector('form[aria-label="Upload your ID"]')).toBeNull();
  const { inPlayerStore } = await import('#data/player/session.ts');
  expect(await inPlayerStore((store) => store.draft('kyc'))).toBeUndefined();
});

test('[KYC-02] proof of income has a slot of its own and is sent alone, also while the ID is checked', async () => {
  const { place, uploads } = await openUpload({ status: KYC_STATUS.reviewing });
  await submit(place, 'Proof of income');
  expect(said(place, 'income.missing')).toBeDefined();
  await choose(place, 'Proof of income');
  expect(sentFields(uploads)).toEqual(['file1']);
  await submit(place, 'Proof of income');
  expect(sent()).toEqual([[undefined, '1.jpg']]);
});

test('[KYC-08] an upload that fails says "Error" in its slot, and can be tried again', async () => {
  const { place, uploads } = await openUpload();
  uploads.ending = refusal(KYC.unreadable);
  await choose(place, 'ID front');
  expect(said(place, 'upload.error')).toBe('Error');
  uploads.ending = undefined;
  await choose(place, 'ID front');
  expect(said(place, 'upload.error')).toBeUndefined();
  expect(buttonOf(place, 'Preview ID front')).toBeDefined();
});

test('what has gone up outlives the page; a picture that the server has lost is asked for again', async () => {
  const { place } = await openUpload();
  for (const slot of SLOTS) await choose(place, slot);
  await leavePage();
  const { place: later } = await openUpload({}, resume);
  expect(later.querySelectorAll('.upload-slot-state')).toHaveLength(5);
  expect(seenText(later)).toContain('Uploaded');
  wire.on(kyc.addKyc, refusal(KYC.unknownPath));
  await submit(later, 'Upload your ID');
  expect(sent().at(-1)?.[0]).toBe('1.jpg,2.jpg,3.jpg,4.jpg');
  expect(said(later, 'kyc.unknownPath')).toBeDefined();
  expect(buttonOf(later, 'Choose ID front')).toBeDefined();
});

test('a proof of income that the server has lost is asked for again, and is not sent a second time', async () => {
  const { place } = await openUpload({ status: KYC_STATUS.reviewing });
  await choose(place, 'Proof of income');
  wire.on(kyc.addKyc, refusal(KYC.unknownPath));
  await submit(place, 'Proof of income');
  expect(buttonOf(place, 'Choose Proof of income')).toBeDefined();
  await submit(place, 'Proof of income');
  expect(sent()).toHaveLength(1);
});

test('a picture of which the answer names no path has not gone up', async () => {
  const { place, uploads } = await openUpload();
  uploads.ending = { code: 200, errcode: 0 };
  await choose(place, 'ID front');
  const slot = place.querySelector('.upload-slot') as Element;
  expect(seenText(slot)).not.toContain('Uploaded');
  expect(buttonOf(slot, 'Try again: ID front') ?? said(slot, 'common.serverFailed')).toBeDefined();
});

test('a picture is taken away, and its slot can be filled again', async () => {
  const { place } = await openUpload();
  await choose(place, 'ID back');
  buttonOf(place, 'Delete ID back')?.focus();
  await tap(buttonOf(place, 'Delete ID back'));
  expect(document.activeElement).toBe(buttonOf(place, 'Choose ID back')?.parentElement);
});

test('each slot opens the camera that has it in view', async () => {
  const { place } = await openUpload();
  const cameras = [...SLOTS, 'Proof of income'].map((slot) =>
    place.querySelector(`input[aria-label="Take a photo: ${slot}"]`)?.getAttribute('capture'),
  );
  expect(cameras).toEqual(['environment', 'environment', 'user', 'user', 'environment']);
});

test('without a connection the state is there with its age, and nothing is sent', async () => {
  const place = await openState({ status: KYC_STATUS.refused, reason: 'The ID is cut off.' });
  setOnline(false);
  await pass(100);
  expect(said(place, 'kyc.reason')).toContain('cut off');
  expect(seenText(place)).toMatch(/Saved \d/);
});

test.each([
  ['today', '2026-11-22T03:05:00Z', 'Sent today, 11:05.'],
  ['on another day', '2026-11-20T06:05:00Z', 'Sent Nov 20, 14:05.'],
])('while papers that were sent %s are looked at it says so, also without a connection', async (_when, at, words) => {
  const inReview = { status: KYC_STATUS.reviewing, incomeStatus: KYC_STATUS.reviewing };
  await openState({ ...inReview, sentAt: Date.parse(at), incomeSentAt: Date.parse(at) / 1000 });
  await leavePage();
  setOnline(false);
  const place = await openState({}, resume);
  const standings = [...place.querySelectorAll('.kyc-standing')].map(seenText);
  expect(standings.map((one) => one.slice(0, words.length))).toEqual([words, words]);
});

test('since when is not said of papers that nobody looks at, nor where the server does not know', async () => {
  for (const state of [
    { status: KYC_STATUS.approved, sentAt: Date.now(), incomeStatus: KYC_STATUS.refused, incomeSentAt: Date.now() },
    { status: KYC_STATUS.reviewing },
  ]) {
    expect(seenText(await openState(state))).not.toMatch(/Sent (today|[A-Z])/);
    await leavePage();
  }
});
