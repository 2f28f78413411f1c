import { expect, test } from 'vitest';
import { KYC_STATUS } from '#contract/money-enums.ts';
import { buttonOf } from '../../../../tests/kit/client/draw.ts';
import { openState, openUpload } from '../../../../tests/kit/client/kyc.tsx';
import { goTo, leavePage, resume } from '../../../../tests/kit/client/page.ts';

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
