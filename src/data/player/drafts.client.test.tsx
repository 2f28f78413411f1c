import { useState } from 'react';
import { expect, test } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { leavePage, resume, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';

async function openForm() {
  const { useDraft } = await import('./drafts.ts');
  const filled: object[] = [];
  const drawn = drawHook(() => useDraft('deposit', { amount: '' }, (kept) => void filled.push(kept)));
  return { filled, drawn };
}

test('a form that is opened and left in the same moment keeps what was typed into it before', async () => {
  await signIn();
  const { inPlayerStore } = await import('./session.ts');
  await inPlayerStore((store) => store.keepDraft('deposit', { amount: '500' }));
  const { drawn } = await openForm();
  await leavePage();
  await drawn;
  await resume();
  const { filled } = await openForm();
  await settle();
  expect(filled).toEqual([{ amount: '500' }]);
});

test.each([
  ['and the rest is filled in', { amount: '500', way: '3' }, { amount: '500', way: '1' }],
  ['and is kept with the whole form where none was kept before', undefined, { amount: '100', way: '1' }],
])('what a player chooses while their draft is still read stays chosen, %s', async (_what, before, after) => {
  await signIn();
  const { inPlayerStore } = await import('./session.ts');
  const { useDraft } = await import('./drafts.ts');
  await inPlayerStore((store) => store.keepDraft('deposit', before));
  let endTurn: () => void = () => {};
  void inPlayerStore(() => new Promise<void>((ended) => (endTurn = ended)));
  const form = await drawHook(() => {
    const [fields, setFields] = useState({ amount: '100', way: '' });
    useDraft('deposit', fields, (kept) => setFields({ amount: '', way: '', ...kept }));
    return { fields, setFields };
  });
  form.value.setFields({ amount: '100', way: '1' });
  await settle();
  endTurn();
  await settle();
  expect(form.value.fields).toEqual(after);
  expect(await inPlayerStore((store) => store.draft('deposit'))).toEqual(after);
});

/** A form half-typed by the player of `signIn`, whose session then ends; who comes next finds in it what is given back. */
async function typeAndEnd(end: 'expire' | 'drop' | 'endOnPurpose', next: Parameters<typeof signIn>[0], laterMs = 0) {
  await signIn();
  const session = await import('./session.ts');
  await session.inPlayerStore((store) => store.keepDraft('ask', { content: 'Where is' }));
  await session[end]();
  await settle();
  await leavePage();
  await pass(laterMs, 1);
  await signIn({ token: 'a-new-token', ...next });
  const { inPlayerStore } = await import('./session.ts');
  return { found: await inPlayerStore((store) => store.draft('ask')), left: localStorage.getItem('leftLikes') };
}

test.each(['expire', 'drop'] as const)(
  'what is half-typed when the session ends by itself (%s) is there when the same player has logged in again',
  async (end) => {
    expect(await typeAndEnd(end, {})).toEqual({ found: { content: 'Where is' }, left: null });
  },
);

test.each([
  ['another player comes', 'expire', { id: 8 }, 0],
  ['its player has logged out', 'endOnPurpose', {}, 0],
  ['a day has passed', 'expire', {}, DAY_MS],
] as const)('what was half-typed is gone where %s', async (_why, end, next, laterMs) => {
  expect(await typeAndEnd(end, next, laterMs)).toEqual({ found: undefined, left: null });
});
