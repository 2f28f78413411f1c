import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { wallet } from '#contract/wallet.ts';
import { cents } from '#shared/money.ts';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { anotherTab, leavePage, openLobby, resume, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { choose, confirm, openWithdraw, TERMS } from '../../../tests/kit/client/withdraw.tsx';
import { exampleOf, refusal, requestOf, wire } from '../../../tests/kit/client/wire.ts';

const NOT_ARRIVED = 9011;
const TYPED = { amount: '1,234.50', more: 'as chosen' };
const AMOUNT = cents(123_450);

async function draftOf(form: string) {
  const { inPlayerStore } = await import('../player/session.ts');
  return inPlayerStore((store) => store.draft(form));
}

describe.each([
  ['withdraw', wallet.exchange],
  ['deposit', wallet.recharge3],
  ['safebox', account.safeboxTransfer],
] as const)('what was typed into the form %s', (form, row) => {
  async function move(amount = AMOUNT): Promise<void> {
    await openLobby();
    await signIn();
    const { inPlayerStore } = await import('../player/session.ts');
    await inPlayerStore((store) => store.keepDraft(form, TYPED));
    const { moveMoney } = await import('./asked.ts');
    await moveMoney(row, { ...requestOf(row), amount });
  }

  test('is kept no longer than its call is done', async () => {
    wire.on(row, exampleOf(row));
    await move();
    expect(await draftOf(form)).toBeUndefined();
  });

  test('stands where another amount was sent, or the call was refused', async () => {
    wire.on(row, exampleOf(row));
    await move(cents(50_000));
    expect(await draftOf(form)).toEqual(TYPED);
    wire.on(row, refusal(9999));
    await move();
    expect(await draftOf(form)).toEqual(TYPED);
  });

  test.each([
    ['done', exampleOf(row), undefined],
    ['not done', refusal(NOT_ARRIVED), TYPED],
  ])('stands while an answer is lost, and after a reload the call turns out to be %s', async (_end, reply, left) => {
    wire.on(row, 'refused');
    await move();
    expect(await draftOf(form)).toEqual(TYPED);
    await leavePage();
    wire.on(row, reply);
    await openLobby();
    await resume();
    const { isChecking, resumeChecks } = await import('./asked.ts');
    await resumeChecks();
    expect(await draftOf(form)).toEqual(TYPED);
    await pass(5_000);
    expect([isChecking.value, await draftOf(form)]).toEqual([false, left]);
  });
});

test('a withdrawal that did not go through stands in its form after a reload, to be tried again', async () => {
  wire.on(wallet.exchange, 'refused');
  const terms = { ...TERMS, needsPassword: false, proofFrom: 0 };
  const place = await openWithdraw(terms);
  await choose(place, '500');
  await confirm();
  expect(wire.asked(wallet.exchange).length).toBeGreaterThan(0);
  await leavePage();
  wire.on(wallet.exchange, refusal(NOT_ARRIVED));
  const again = await openWithdraw(terms, resume);
  const { lastLearnt, resumeChecks } = await import('./asked.ts');
  await resumeChecks();
  await pass(5_000);
  const field = again.querySelector<HTMLInputElement>('input[inputmode=decimal]');
  expect([lastLearnt.value?.found, field?.value]).toEqual(['notArrived', '500']);
});

/** A form of deposits in a tab of its own, over the same device. */
async function openForm(logIn: () => Promise<void>) {
  await openLobby();
  await logIn();
  const { useDraft } = await import('../player/drafts.ts');
  const form = await drawHook(() => {
    const [fields, setFields] = useState<Record<string, string>>({ amount: '', way: '' });
    useDraft('deposit', fields, setFields);
    return { fields, setFields };
  });
  await settle();
  const { isChecking, moveMoney, resumeChecks } = await import('./asked.ts');
  return {
    typed: () => form.value.fields,
    type: (amount: string) => form.value.setFields({ amount, way: '3' }),
    send: (amount: number) =>
      moveMoney(wallet.recharge3, { ...requestOf(wallet.recharge3), amount: cents(amount) }).finally(settle),
    isChecking,
    resumeChecks,
  };
}

const SENT = { amount: '', way: '3' };

test('an amount that was sent goes from the form of a tab that was open before, and what is typed there anew stays', async () => {
  wire.on(wallet.recharge3, exampleOf(wallet.recharge3));
  const first = await openForm(signIn);
  first.type('500');
  await settle();
  anotherTab();
  const second = await openForm(resume);
  expect(second.typed()).toEqual({ amount: '500', way: '3' });
  await second.send(50_000);
  expect([first.typed(), second.typed()]).toEqual([SENT, SENT]);
  first.type('700');
  await settle();
  await second.send(50_000);
  expect(first.typed()).toEqual({ amount: '700', way: '3' });
});

test('an amount whose answer was lost goes from every tab once one of them knows that it was done', async () => {
  wire.on(wallet.recharge3, 'refused');
  const first = await openForm(signIn);
  first.type('500');
  await settle();
  await first.send(50_000);
  anotherTab();
  const second = await openForm(resume);
  await second.resumeChecks();
  expect([first.isChecking.value, second.isChecking.value]).toEqual([true, true]);
  expect(second.typed()).toEqual({ amount: '500', way: '3' });
  wire.on(wallet.recharge3, exampleOf(wallet.recharge3));
  await pass(4_000);
  expect([first.typed(), second.typed()]).toEqual([SENT, SENT]);
  first.type('500');
  await pass(40_000);
  expect([first.isChecking.value, second.isChecking.value]).toEqual([false, false]);
  expect(first.typed()).toEqual({ amount: '500', way: '3' });
});

test('an amount that is typed once more after it was sent is found after a reload', async () => {
  wire.on(wallet.recharge3, exampleOf(wallet.recharge3));
  const before = await openForm(signIn);
  before.type('500');
  await settle();
  await before.send(50_000);
  before.type('500');
  await settle();
  await leavePage();
  const after = await openForm(resume);
  await settle();
  expect(after.typed()).toEqual({ amount: '500', way: '3' });
});
