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

test('what a player chooses while their draft is still read stays chosen, and the rest is filled in', async () => {
  await signIn();
  const { inPlayerStore } = await import('./session.ts');
  const { useDraft } = await import('./drafts.ts');
  await inPlayerStore((store) => store.keepDraft('deposit', { amount: '500', way: '3' }));
  let endTurn: () => void = () => {};
  void inPlayerStore(() => new Promise<void>((ended) => (endTurn = ended)));
  const form = await drawHook(() => {
    const [fields, setFields] = useState({ amount: '', way: '' });
    useDraft('deposit', fields, (kept) => setFields({ amount: '', way: '', ...kept }));
    return { fields, setFields };
  });
  form.value.setFields({ amount: '', way: '1' });
  await settle();
  endTurn();
  await settle();
  expect(form.value.fields).toEqual({ amount: '500', way: '1' });
  expect(await inPlayerStore((store) => store.draft('deposit'))).toEqual({ amount: '500', way: '1' });
});
