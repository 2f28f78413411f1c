import { expect, test, vi } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { session } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import {
  BANK,
  checks,
  CODE,
  deposit,
  openDeposit,
  qrWith,
  startedWith,
  TERMS,
} from '../../../../tests/kit/client/deposit.tsx';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { goTo, leavePage, resume, setNavigator } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const { checkRechargeOrder, recharge3 } = wallet;

test('[WALLET-08, WALLET-20] a transfer has four parts, each with its copy', async () => {
  const copied: string[] = [];
  setNavigator({ clipboard: { writeText: async (text: string) => void copied.push(text) } });
  wire.on(recharge3, startedWith({ appRechargeBankOwn: BANK }));
  const place = await openDeposit();
  await deposit(place);
  for (const what of ['Bank', 'Account name', 'Account number', 'Amount']) await tap(buttonOf(place, `Copy ${what}`));
  expect(copied).toEqual(['Bank of the Islands', 'Perya Inc', '0099', '500.00']);
  expect(said(place, 'common.copySuccess')).toBe('Copy Success.');
});

test('[WALLET-06] a payment page stands in a frame at its address', async () => {
  wire.on(recharge3, startedWith({ payUrl: 'https://pay.example/PD-1' }));
  const place = await openDeposit();
  await deposit(place);
  expect(place.querySelector('iframe')?.getAttribute('src')).toBe('https://pay.example/PD-1');
});

test('an address of a script never stands in the frame', async () => {
  wire.on(recharge3, startedWith({ payUrl: 'javascript:alert(1)' }));
  const place = await openDeposit();
  await deposit(place);
  expect(place.querySelector('iframe')).toBeNull();
  expect(said(place, 'deposit.frameBroken')).toBeDefined();
});

test('an installed iOS app leaves for the payment page in its one window, and comes back to the very deposit', async () => {
  setNavigator({ standalone: true });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  wire.on(recharge3, startedWith({ payUrl: 'https://pay.example/PD-1' }));
  const place = await openDeposit();
  await deposit(place);
  expect(place.querySelector('iframe')).toBeNull();
  await tap(buttonOf(place, 'Go to the payment page'));
  expect(assign.mock.calls).toEqual([['https://pay.example/PD-1']]);
  const wayBack = location.pathname + location.search;
  await leavePage();
  goTo(wayBack);
  wire.on(checkRechargeOrder, { ...exampleOf(checkRechargeOrder), isRechargeDone: true, status: ORDER_STATUS.done });
  const order = { ...startedWith({ payUrl: 'https://pay.example/PD-1' }), amount: 50_000, rechargeType: 1, status: 0 };
  const terms = { ...TERMS, openList: [{ ...order, channelName: 'GCash', createTime: Date.now() }] };
  const again = await openDeposit({ terms, logIn: resume });
  await pass(400);
  expect(said(again, 'deposit.credited')).toContain('₱500.00');
});

test('[WALLET-09] a code may be paid for ten hours, and the hint says ten minutes', async () => {
  wire.on(recharge3, () => qrWith());
  const place = await openDeposit();
  await deposit(place);
  expect(seenText(place)).toMatch(/Time left(10:00:00|9:59:59)/);
  expect(seenText(place)).toContain('within 10 minutes');
});

test('a code whose time is over is not shown', async () => {
  wire.on(recharge3, () => qrWith({ createTime: Date.now() - 10 * 60 * 60_000 }));
  const late = await openDeposit();
  await deposit(late);
  expect(said(late, 'deposit.qrOver')).toBeDefined();
  expect(late.querySelector('.qr-code')).toBeNull();
});

test('a damaged code is not shown', async () => {
  wire.on(recharge3, () => qrWith({ qrCodeText: CODE.replace('500', '900') }));
  const place = await openDeposit();
  await deposit(place);
  expect(said(place, 'deposit.qrBroken')).toBeDefined();
  expect(place.querySelector('.qr-code')).toBeNull();
});

test('[WALLET-02] closing asks how it stands where that was asked for, and nothing otherwise', async () => {
  wire.on(recharge3, () => qrWith());
  wire.on(checkRechargeOrder, { ...exampleOf(checkRechargeOrder), isRechargeDone: false, status: 0 });
  const place = await openDeposit();
  await deposit(place);
  await tap(buttonOf(place, 'Close') ?? buttonOf(place, 'Back'));
  await pass(400);
  expect(checks()).toHaveLength(0);
  await deposit(place);
  await tap(buttonOf(place, 'I’ve paid'));
  expect(said(place, 'deposit.notYet')).toBeDefined();
  const before = checks().length;
  document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await pass(50);
  expect(checks()).toHaveLength(before + 1);
});

test('[WALLET-21] a credited deposit is told and the balance asked for anew; one that is not stays', async () => {
  wire.on(recharge3, () => qrWith());
  wire.on(checkRechargeOrder, { ...exampleOf(checkRechargeOrder), isRechargeDone: false, status: 0 });
  const place = await openDeposit();
  await deposit(place);
  await tap(buttonOf(place, 'I’ve paid'));
  expect([said(place, 'deposit.notYet') !== undefined, said(place, 'deposit.credited')]).toEqual([true, undefined]);
  wire.on(checkRechargeOrder, { ...exampleOf(checkRechargeOrder), isRechargeDone: true, status: ORDER_STATUS.done });
  const refreshed = wire.asked(session.refreshData).length;
  await tap(buttonOf(place, 'I’ve paid'));
  await pass(100);
  expect(said(place, 'deposit.credited')).toContain('₱500.00');
  expect(wire.asked(session.refreshData).length).toBeGreaterThan(refreshed);
});

test.each([
  ['a lost question', 'refused', 'deposit.unasked', true],
  ['another amount', { isRechargeDone: false, status: ORDER_STATUS.reviewing }, 'deposit.reviewing', false],
] as const)('after %s the player is told so, and not that nothing came', async (_what, answer, key, isCodeShown) => {
  wire.on(recharge3, () => qrWith());
  const place = await openDeposit();
  await deposit(place);
  wire.on(checkRechargeOrder, typeof answer === 'string' ? answer : { ...exampleOf(checkRechargeOrder), ...answer });
  await tap(buttonOf(place, 'I’ve paid'));
  await pass(50);
  expect([said(place, key) !== undefined, said(place, 'deposit.notYet')]).toEqual([true, undefined]);
  expect(place.querySelector('.qr-code') !== null).toBe(isCodeShown);
});
