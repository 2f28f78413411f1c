import { describe, expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { wallet } from '#contract/wallet.ts';
import { cents } from '#shared/money.ts';
import { leavePage, openLobby, resume, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
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
