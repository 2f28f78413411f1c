import { useState } from 'react';
import { expect, test } from 'vitest';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { leavePage, resume, signIn } from '../../../tests/kit/client/page.ts';
import { settle } from '../../../tests/kit/client/turns.ts';

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
