import { expect, test } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { buttonOf, said } from '../../../../tests/kit/client/draw.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { openWithdraw, TERMS } from '../../../../tests/kit/client/withdraw.tsx';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const ORDER = { ...(exampleOf(wallet.getExchange)['order'] as object), status: ORDER_STATUS.reviewing };
const termsAt = (status: number) => ({ ...TERMS, reasonList: [WALLET.pending], order: { ...ORDER, status } });

/** The sheet that asks once more, over a withdrawal that can still be canceled. */
async function openSheet() {
  const place = await openWithdraw(termsAt(ORDER_STATUS.reviewing));
  buttonOf(place, 'Cancel withdrawal')?.click();
  await pass(100);
  return place;
}

async function expectTooLate(): Promise<void> {
  const sheet = document.querySelector('dialog');
  expect(sheet && said(sheet, 'wallet.tooLateToCancel')).toBeDefined();
  expect(sheet?.textContent).not.toContain('back to your balance');
  expect([buttonOf(document, 'Yes, cancel it'), buttonOf(document, 'Keep it')]).toEqual([undefined, undefined]);
  buttonOf(document, 'OK')?.click();
  await pass(400);
  expect(document.querySelector('dialog')).toBeNull();
}

test('a cancellation that comes too late says so until the player has read it, and offers nothing else', async () => {
  await openSheet();
  wire.on(wallet.cancelOrder, refusal(WALLET.tooLateToCancel));
  wire.on(wallet.getExchange, termsAt(ORDER_STATUS.pending));
  buttonOf(document, 'Yes, cancel it')?.click();
  await pass(3_000, 6);
  await expectTooLate();
});

test('an order that is sent while the sheet stands says that it is too late, and the sheet stays', async () => {
  await openSheet();
  wire.on(wallet.getExchange, termsAt(ORDER_STATUS.pending));
  const { questionOf } = await import('#data/ask/use-answer.ts');
  await questionOf(wallet.getExchange, '{}').refresh();
  await pass(100);
  await expectTooLate();
});
