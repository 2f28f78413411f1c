import { describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { WALLET } from '#contract/errcodes.ts';
import { records } from '#contract/records.ts';
import { cents } from '#shared/money.ts';
import {
  amounts,
  asked,
  deposit,
  openDeposit,
  openOrder,
  qrWith,
  sendForm,
  TERMS,
  ways,
} from '../../../../tests/kit/client/deposit.tsx';
import { buttonOf, said, seenText, tap, type } from '../../../../tests/kit/client/draw.ts';
import { goTo, leavePage, resume, setOnline } from '../../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';
import { wallet } from '#contract/wallet.ts';

const { recharge3 } = wallet;

test('[WALLET-14] the ways stand in the operator’s order, without those that are closed', async () => {
  expect(ways(await openDeposit())).toEqual(['QR Ph', 'GCash', 'Maya']);
});

test('[WALLET-15] the first deposit’s least amount is on the screen, and less is not offered', async () => {
  const place = await openDeposit();
  expect(seenText(place)).toContain('The first deposit is at least ₱500. Philippine pesos only.');
  expect(seenText(place)).toContain('Your first deposit: ₱500 to ₱50,000.');
  expect(amounts(place).map(seenText)).toEqual(['₱500+₱25 extraPopular', '₱1,000']);
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

test('what is over a limit of one’s own leads to that limit, and no other refusal does', async () => {
  const way = (place: Element) => place.querySelector('form a[href^="/profile/responsibility"]');
  wire.on(recharge3, refusal(WALLET.channelClosed));
  const place = await openDeposit();
  await deposit(place);
  expect(way(place)).toBeNull();
  wire.on(recharge3, refusal(WALLET.depositLimit));
  await deposit(place);
  expect(said(place, 'wallet.depositLimit')).toBeDefined();
  // The terms that are known name no limit, so none is marked.
  expect([way(place)?.textContent, way(place)?.getAttribute('href')]).toEqual([
    'See my limits',
    '/profile/responsibility',
  ]);
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

describe('the wallet around the form', () => {
  const MOVEMENT = (exampleOf(records.appUserCoinDetail)['list'] as object[])[0];
  const WAGERED = { ...exampleOf(wallet.getExchange), bonus: 5_000, wagerRequired: 50_000, wagerDone: 20_000 };
  const link = (place: Element, href: string) => place.querySelector(`a[href="${href}"]`);

  test('tells the balance with its age, what is in the safebox, and the points, each with its way', async () => {
    const place = await openDeposit({ user: { coin: cents(128_450), safebox: cents(20_000), lottery: 15_000 } });
    const balance = seenText(place.querySelector('.deposit-balance') as Element);
    expect(balance).toContain('₱1,284.50');
    expect(balance).toMatch(/As of \d/);
    expect(seenText(link(place, '/walletsPassword') as Element)).toBe('Safebox₱200.00');
    expect(seenText(link(place, '/points') as Element)).toBe('Points150');
    for (const way of ['/lobby/wallets/withdraw', '/bankCardList', '/record/transaction']) {
      expect(link(place, way)).not.toBeNull();
    }
  });

  test('tells what must still be bet, in words and by the ring, and nothing where nothing must', async () => {
    wire.on(wallet.getExchange, WAGERED);
    const place = await openDeposit();
    const wager = place.querySelector('.wallet-wager') as Element;
    expect(seenText(wager)).toMatch(/₱300.00 left to bet before you can withdraw.*As of /);
    expect(wager.querySelector('circle + circle')?.getAttribute('stroke-dasharray')).toBe('40 100');
    wire.on(wallet.getExchange, { ...WAGERED, bonus: 0, wagerDone: 50_000 });
    await pass(20_000);
    expect(place.querySelector('.wallet-wager')).toBeNull();
  });

  test('shows the last five movements', async () => {
    const movements = Array.from({ length: 7 }, (_, at) => ({ ...MOVEMENT, id: 70 - at, amount: (at + 1) * 100 }));
    wire.on(records.appUserCoinDetail, { ...exampleOf(records.appUserCoinDetail), list: movements });
    const place = await openDeposit();
    await pass(500);
    const shown = Array.from(place.querySelectorAll('.latest-movements li b:last-of-type'), seenText);
    expect(shown.filter((one) => one.startsWith('+'))).toEqual(['+₱1.00', '+₱2.00', '+₱3.00', '+₱4.00', '+₱5.00']);
  });

  test('has no list of movements where nothing was moved', async () => {
    wire.on(records.appUserCoinDetail, { ...exampleOf(records.appUserCoinDetail), list: [], total: 0 });
    const place = await openDeposit();
    await pass(500);
    expect(place.querySelector('.latest-movements')).toBeNull();
  });

  test.each([
    ['is on its way', ORDER_STATUS.pending, true],
    ['is being checked', ORDER_STATUS.reviewing, true],
    ['is paid', ORDER_STATUS.done, false],
    ['was taken back', ORDER_STATUS.cancelled, false],
  ])('a withdrawal that %s is shown: %s', async (_what, status, isShown) => {
    const order = { ...(exampleOf(records.getExchangeOrder)['list'] as object[])[0], status, amount: 50_000 };
    wire.on(wallet.getExchange, { ...exampleOf(wallet.getExchange), order });
    const place = await openDeposit();
    await pass(200);
    expect(seenText(place).includes('Withdrawal of ₱500.00 on its way')).toBe(isShown);
  });

  test('[KYC-10] asks for a proof of identity as long as there is none, and says when there is', async () => {
    const stranger = await openDeposit({ user: { hasKyc: false } });
    expect(link(stranger, '/walletsKyc')).not.toBeNull();
    expect(seenText(stranger)).not.toContain('Your identity is verified');
    const { mergePlayer } = await import('#data/player/session.ts');
    await mergePlayer({ hasKyc: true });
    await settle();
    expect(link(stranger, '/walletsKyc')).toBeNull();
    expect(seenText(stranger)).toContain('Your identity is verified');
  });
});

describe('a deposit that is not paid', () => {
  const ORDER = { ...(exampleOf(wallet.tradeInfo)['openList'] as object[])[0], orderId: 'PD-7', status: 0 };
  const openWaiting = () => openDeposit({ terms: { ...TERMS, openList: [ORDER] } });
  const closing = () => wire.asked(wallet.cancelOrder);

  test('is closed after a second look, and what is paid all the same is promised', async () => {
    const place = await openWaiting();
    wire.on(wallet.checkRechargeOrder, { ...exampleOf(wallet.checkRechargeOrder), isRechargeDone: false, status: 5 });
    await tap(Array.from(place.querySelectorAll('button')).find((one) => seenText(one) === 'Close'));
    await pass(100);
    expect(closing()).toHaveLength(0);
    await tap(buttonOf(document, 'Yes, close it'));
    await pass(400);
    expect(closing().map(({ body }) => body['orderId'])).toEqual(['PD-7']);
    expect(document.querySelector('dialog')).toBeNull();
    const { deposits } = await import('#data/money/deposits.ts');
    expect(deposits.untold.value.map(({ how }) => how)).toEqual(['closed']);
  });

  test('is not closed without a connection, and the sheet says when it can be', async () => {
    const place = await openWaiting();
    await tap(Array.from(place.querySelectorAll('button')).find((one) => seenText(one) === 'Close'));
    setOnline(false);
    await pass(100);
    expect(said(document, 'deposit.noClose')).toBeDefined();
    await tap(buttonOf(document, 'Yes, close it'));
    expect(closing()).toHaveLength(0);
  });
});

test('a link to a deposit opens how it is paid, and leaves the wallet’s own address behind', async () => {
  goTo('/lobby/wallets/deposit?order=PD-1');
  wire.on(wallet.checkRechargeOrder, { ...exampleOf(wallet.checkRechargeOrder), isRechargeDone: false, status: 0 });
  const place = await openDeposit({ terms: { ...TERMS, openList: [openOrder(ORDER_STATUS.pending)] } });
  expect(seenText(place.querySelector('dialog') ?? place)).toContain('PD-1');
  expect(location.search).toBe('');
});

test.each([
  ['a person looks at', [openOrder(ORDER_STATUS.reviewing)]],
  ['is over', []],
])('a link to a deposit that %s opens the wallet', async (_what, openList) => {
  goTo('/lobby/wallets/deposit?order=PD-1');
  const place = await openDeposit({ terms: { ...TERMS, openList } });
  expect(place.querySelector('dialog')).toBeNull();
  expect(place.querySelector('form')).not.toBeNull();
});
