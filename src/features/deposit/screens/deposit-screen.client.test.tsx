import { expect, test } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { cents } from '#shared/money.ts';
import {
  amounts,
  asked,
  deposit,
  openDeposit,
  qrWith,
  sendForm,
  TERMS,
  ways,
} from '../../../../tests/kit/client/deposit.tsx';
import { buttonOf, said, seenText, tap, type } from '../../../../tests/kit/client/draw.ts';
import { leavePage, resume, setOnline } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { refusal, wire } from '../../../../tests/kit/client/wire.ts';
import { wallet } from '#contract/wallet.ts';

const { recharge3 } = wallet;

test('[WALLET-14] the ways stand in the operator’s order, without those that are closed', async () => {
  expect(ways(await openDeposit())).toEqual(['QR Ph', 'GCash', 'Maya']);
});

test('[WALLET-15] the first deposit’s least amount is on the screen, and less is not offered', async () => {
  const place = await openDeposit();
  expect(seenText(place)).toContain('The first deposit is at least ₱500. Philippine pesos only.');
  expect(seenText(place)).toContain('Your first deposit is ₱500 or more.');
  expect(amounts(place).map(seenText)).toEqual(['₱500+₱25Popular', '₱1,000']);
});

test('[WALLET-16] less than 500 pesos is refused on the spot while nothing was ever put in', async () => {
  const place = await openDeposit();
  await type(place.querySelector('input[inputmode=decimal]'), '300');
  await sendForm(place);
  expect(said(place, 'wallet.belowMinimum')).toContain('₱500');
  expect(asked()).toEqual([]);
});

test('after the first one less is taken', async () => {
  wire.on(recharge3, qrWith());
  const place = await openDeposit({ user: { totalRecharge: cents(50_000) } });
  await type(place.querySelector('input[inputmode=decimal]'), '300');
  await sendForm(place);
  expect(asked()).toHaveLength(1);
});

test('[WALLET-03, WALLET-04] the request has hundredths, the version, the kind and the way', async () => {
  wire.on(recharge3, qrWith());
  await deposit(await openDeposit(), 'Maya');
  expect(asked()[0]?.body).toMatchObject({ amount: 50_000, version: 4, actType: 1, rechargeType: 3 });
});

test('[WALLET-10] taps in a row are one request', async () => {
  wire.on(recharge3, qrWith());
  const place = await openDeposit();
  await tap(amounts(place)[0]);
  const form = place.querySelector('form');
  for (const _ of [1, 2, 3]) form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(50);
  expect(asked()).toHaveLength(1);
  expect(said(place, 'common.refreshFail')).toBeUndefined();
});

test.each([
  ['another bank’s account', [{ bankId: 5 }], 'GCash', '/bindBankCard?back=1&id=7'],
  ['no account at all', [], 'QR Ph', '/bindBankCard?back=1'],
] as const)('[WALLET-11, WALLET-12] with %s a deposit that needs one leads to %s', async (_what, own, way, address) => {
  const appUserBankList = own as never;
  const place = await openDeposit({ config: { isDepositBank: 1 }, user: { appUserBankList } });
  await deposit(place, way);
  expect(location.pathname + location.search).toBe(address);
  expect(asked()).toEqual([]);
});

test('[WALLET-13] a refusal is a toast, with its reason by the button, and the form stays', async () => {
  wire.on(recharge3, refusal(WALLET.channelClosed));
  const place = await openDeposit();
  await deposit(place);
  expect(said(place, 'common.refreshFail')).toBeDefined();
  expect(said(place, 'wallet.channelClosed')).toBeDefined();
  expect(buttonOf(place, 'Deposit ₱500')).toBeDefined();
});

test('without a connection the form says so, and nothing is sent', async () => {
  const place = await openDeposit();
  setOnline(false);
  await pass(100);
  await deposit(place);
  expect(said(place, 'deposit.noConnection')).toBeDefined();
  expect(asked()).toEqual([]);
});

test('what was put in last is chosen already, and what was typed outlives the page', async () => {
  const place = await openDeposit({ terms: { ...TERMS, last: { amount: 100_000, rechargeType: 3 } } });
  expect(buttonOf(place, 'Deposit ₱1,000')).toBeDefined();
  expect(place.querySelector('.deposit-ways label:has(:checked)')?.textContent).toBe('Maya');
  await type(place.querySelector('input[inputmode=decimal]'), '750');
  await leavePage();
  const later = await openDeposit({ logIn: resume });
  expect(buttonOf(later, 'Deposit ₱750')).toBeDefined();
});
