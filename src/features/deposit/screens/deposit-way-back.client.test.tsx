import { expect, test } from 'vitest';
import { wallet } from '#contract/wallet.ts';
import { cents } from '#shared/money.ts';
import { openPainted, screenOf, shown } from '../../../../tests/kit/client/app.tsx';
import {
  asked,
  CHANNELS,
  openDeposit as openScreen,
  qrWith,
  sendForm,
  TERMS,
} from '../../../../tests/kit/client/deposit.tsx';
import { said, seenText, tap, type } from '../../../../tests/kit/client/draw.ts';
import { QUIET } from '../../../../tests/kit/client/home.ts';
import { pass, settle } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, requestOf, wire } from '../../../../tests/kit/client/wire.ts';

const GCASH_BANK = 7;
const COUPON = { couponId: 7, propId: 1005, count: 10, limitAmount: 20_000, betRate: 1, expireTime: 4e12 };

async function openDeposit() {
  const [bank] = exampleOf(wallet.getExchange)['bankList'] as object[];
  const banks = {
    bankList: [{ ...bank, bankId: GCASH_BANK, bankName: 'GCash', cardNumLengthMin: 11, cardNumLengthMax: 11 }],
  };
  wire.on(wallet.getExchange, {
    ...exampleOf(wallet.getExchange),
    ...banks,
    appUserBankList: [],
    needsPassword: false,
  });
  wire.on(wallet.tradeInfo, { ...TERMS, couponList: [COUPON] });
  wire.on(wallet.recharge3, () => qrWith());
  const account = { bankId: GCASH_BANK, bankName: 'GCash', accountName: 'Ana Cruz', cardNum: '•••• 4567' };
  wire.on(wallet.addBankInfo, { ...exampleOf(wallet.addBankInfo), appUserBankList: [account] });
  const config = { ...QUIET, appRechargeTypeList: CHANNELS, isDepositBank: 1 };
  return openPainted('/lobby/wallets/deposit', { config, user: { totalRecharge: cents(75_000), appUserBankList: [] } });
}

test('[WALLET-12] after binding the account that a way asks for, the form is as it was left, and its deposit begins', async () => {
  const place = await openDeposit();
  const chosen = () =>
    [...screenOf(place).querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].map((radio) =>
      seenText(radio.closest('label') as Element)
        .split('Up to')[0]
        ?.trim(),
    );
  const label = (name: string) =>
    [...screenOf(place).querySelectorAll('.deposit-ways label')].find((one) => seenText(one).startsWith(name));
  await tap(label('GCash')?.querySelector('input'));
  await tap(label('10% more')?.querySelector('input'));
  await type(screenOf(place).querySelector('input[inputmode=decimal]'), '1,234.50');
  await sendForm(screenOf(place));
  await shown();
  expect([location.pathname + location.search, asked()]).toEqual([`/bindBankCard?back=1&id=${GCASH_BANK}`, []]);

  const fields = screenOf(place).querySelectorAll('form input');
  await type(fields[0], 'Ana Cruz');
  await type(fields[1], '09171234567');
  await sendForm(screenOf(place));
  await shown();
  expect(wire.asked(wallet.addBankInfo).map(({ body }) => body['bankId'])).toEqual([GCASH_BANK]);
  expect(location.pathname).toBe('/lobby/wallets/deposit');
  expect(screenOf(place).querySelector<HTMLInputElement>('input[inputmode=decimal]')?.value).toBe('1,234.50');
  expect(chosen()).toEqual(['GCash', '10% more']);

  await sendForm(screenOf(place));
  await pass(400);
  expect(asked().map(({ body }) => [body['amount'], body['rechargeType'], body['couponId']])).toEqual([
    [123_450, 2, 7],
  ]);
});

test('a deposit whose answer was lost opens its payment once it is known, as if the answer had come', async () => {
  wire.on(wallet.tradeInfo, TERMS);
  wire.on(wallet.checkRechargeOrder, { ...exampleOf(wallet.checkRechargeOrder), isRechargeDone: false, status: 0 });
  const config = { ...QUIET, appRechargeTypeList: CHANNELS, isDepositBank: 0 };
  const place = await openPainted('/lobby/wallets/deposit', { config, user: { totalRecharge: cents(75_000) } });
  wire.on(wallet.recharge3, 'refused');
  await type(screenOf(place).querySelector('input[inputmode=decimal]'), '500');
  await sendForm(screenOf(place));
  expect(said(place, 'money.checking')).toBeDefined();
  wire.on(wallet.recharge3, qrWith());
  const told = new Set<string | undefined>();
  for (let seconds = 0; seconds < 5; seconds += 1) {
    await pass(1_000);
    told.add(said(place, 'money.begun'));
  }
  expect(document.querySelector('dialog .qr-code')).not.toBeNull();
  expect([said(place, 'money.checking'), ...told]).toEqual([undefined, undefined]);
});

test('while a deposit of an earlier visit is asked about as well, the form opens the payment of its own', async () => {
  const place = await openScreen({ user: { totalRecharge: cents(75_000) } });
  const { inPlayerStore } = await import('#data/player/session.ts');
  const input = { ...requestOf(wallet.recharge3), amount: cents(100_000), rechargeType: 1 };
  const earlier = { key: '-an-earlier-visit', path: wallet.recharge3.path, input, askedAt: Date.now() };
  await inPlayerStore((store) => store.keepAsked(earlier));
  const isEarlier = (headers: Headers) => headers.get('idempotency-key') === earlier.key;
  const answer = wire.later();
  wire.on(wallet.recharge3, ({ headers }) => (isEarlier(headers) ? 'refused' : answer.reply));
  await type(place.querySelector('input[inputmode=decimal]'), '500');
  await sendForm(place);
  const { askedDeposits, resumeChecks } = await import('#data/money/asked.ts');
  await resumeChecks();
  answer.arrives('cut');
  await settle();
  expect(askedDeposits.value.map(({ amount }) => amount)).toEqual([100_000, 50_000]);
  wire.on(wallet.recharge3, ({ headers }) => {
    const orderId = isEarlier(headers) ? 'PD-0' : 'PD-1';
    return { ...qrWith({ orderId }), orderId };
  });
  await pass(4_000);
  expect(seenText(document.querySelector('dialog') ?? place)).toContain('PD-1');
});
