import { expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { deposit, openDeposit, qrWith } from '../../../../tests/kit/client/deposit.tsx';
import { buttonOf, draw, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { openLobby, setNavigator, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

/** A deposit that ends so while the player is on any screen. */
async function endDeposit(status: number, isRechargeDone: boolean) {
  const felt: unknown[] = [];
  setNavigator({ vibrate: (ms: unknown) => felt.push(ms), userActivation: { hasBeenActive: true } });
  wire.on(wallet.checkRechargeOrder, { ...exampleOf(wallet.checkRechargeOrder), isRechargeDone, status });
  await openLobby();
  await signIn();
  const [{ deposits }, { toast }] = [await import('#data/money/deposits.ts'), await import('#data/toasts.ts')];
  const { DepositNotice } = await import('./deposit-notice.tsx');
  const place = await draw(<DepositNotice />);
  void deposits.follow([{ orderId: 'PD-1', amount: 50_000 }]);
  await pass(5_100);
  return { felt, key: toast.value?.key, sparks: place.querySelectorAll('.deposit-burst i').length };
}

test('a deposit that is credited is told, felt, and has sparks', async () => {
  expect(await endDeposit(ORDER_STATUS.done, true)).toEqual({ felt: [40], key: 'deposit.credited', sparks: 12 });
});

test('a deposit that was not paid is told, without anything to celebrate', async () => {
  expect(await endDeposit(ORDER_STATUS.refused, false)).toEqual({ felt: [], key: 'deposit.notPaid', sparks: 0 });
});

test('a payment that is looked at is asked for no more, as soon as that is known', async () => {
  const { checkRechargeOrder, recharge3 } = wallet;
  wire.on(recharge3, () => qrWith());
  const place = await openDeposit();
  await deposit(place);
  await pass(400);
  const asksForIt = () => seenText(place).includes('Code works for');
  const before = asksForIt();
  wire.on(checkRechargeOrder, {
    ...exampleOf(checkRechargeOrder),
    isRechargeDone: false,
    status: ORDER_STATUS.reviewing,
  });
  await pass(10_000);
  expect([before, asksForIt()]).toEqual([true, false]);
  expect(said(place, 'deposit.reviewing')).toContain('Please don’t pay again');
  const sheet = place.querySelector('.deposit-payment[data-how="reviewing"]') as Element;
  expect(sheet.querySelector('.deposit-sign svg')).not.toBeNull();
  expect(seenText(sheet)).toContain('Order PD-1');
  expect(buttonOf(place, 'I’ve paid')).toBeUndefined();
  await tap(buttonOf(sheet, 'Done'));
  await pass(400);
  expect(said(place, 'deposit.reviewing')).toBeUndefined();
});

test('who closes a payment that is looked at is told at once when it has come meanwhile', async () => {
  const { checkRechargeOrder, recharge3 } = wallet;
  const serverSays = (status: number) =>
    wire.on(checkRechargeOrder, {
      ...exampleOf(checkRechargeOrder),
      isRechargeDone: status === ORDER_STATUS.done,
      status,
    });
  wire.on(recharge3, () => qrWith());
  serverSays(ORDER_STATUS.reviewing);
  const place = await openDeposit();
  const { DepositNotice } = await import('./deposit-notice.tsx');
  await draw(<DepositNotice />);
  await deposit(place);
  await pass(10_400);
  serverSays(ORDER_STATUS.done);
  await tap(buttonOf(place, 'Done'));
  await pass(400);
  const { toast } = await import('#data/toasts.ts');
  expect(toast.value?.key).toBe('deposit.credited');
});
