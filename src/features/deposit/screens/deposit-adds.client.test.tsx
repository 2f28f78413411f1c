import { describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { cents } from '#shared/money.ts';
import { openPainted, shown } from '../../../../tests/kit/client/app.tsx';
import {
  amounts,
  asked,
  CHANNELS,
  openDeposit,
  openOrder,
  qrWith,
  sums,
  TERMS,
} from '../../../../tests/kit/client/deposit.tsx';
import { buttonOf, draw, said, seenText, tap, type } from '../../../../tests/kit/client/draw.ts';
import { QUIET } from '../../../../tests/kit/client/home.ts';
import { leavePage, openLobby, resume } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

/** Each step that is drawn: before, at or after the next one, and what it adds. */
const stairs = (place: Element) =>
  [...place.querySelectorAll<SVGElement>('.deposit-ladder g')].map(
    (one) => `${one.dataset['step']}: ${seenText(one.lastElementChild ?? one)}`,
  );

describe('what a deposit adds', () => {
  const LADDER = [
    { step: 1, percent: 5, limitAmount: 10_000 },
    { step: 2, percent: 10, limitAmount: 6_050 },
  ];
  const openLadder = (depositsToday: number, more: object = {}) =>
    openDeposit({ terms: { ...TERMS, ladderList: LADDER, depositsToday, ...more } });
  const note = (place: Element) =>
    seenText(place.querySelector('[data-msg-key="deposit.ladder"]')?.parentElement ?? place);
  test('stands by the amounts, with its limit and what must be bet, and for a typed amount', async () => {
    const place = await openLadder(1, { ladderBetRate: 3 });
    expect(note(place)).toContain(
      'Your next deposit today adds 10%, up to ₱60.50. Bet the bonus 3 times before you withdraw.',
    );
    await type(place.querySelector('input[inputmode=decimal]'), '550.55');
    expect(sums(place)).toEqual(['You pay ₱550.55', 'Deposit ladder +₱55.05', 'You get in all ₱605.60']);
    await type(place.querySelector('input[inputmode=decimal]'), '9000');
    expect(sums(place)).toEqual(['You pay ₱9,000', 'Deposit ladder +₱60.50', 'You get in all ₱9,060.50']);
  });

  test.each([
    [0, [1, 2, 3, 4, 5], ['0: 1%', '1: 2%', '1: 3%']],
    [2, [1, 2, 3, 4, 5], ['-1: 2%', '0: 3%', '1: 4%']],
    [4, [1, 2, 3, 4, 5], ['-1: 3%', '-1: 4%', '0: 5%']],
    [2, [3, 4, 5, 6], ['0: 3%', '1: 4%', '1: 5%']],
    [0, [1], ['0: 1%']],
  ])('after %i deposits of the day, with the steps %j, is drawn with those around the next one', async (...given) => {
    const [depositsToday, steps, drawn] = given;
    const ladderList = steps.map((step) => ({ step, percent: step, limitAmount: 10_000 }));
    expect(stairs(await openLadder(depositsToday, { ladderList }))).toEqual(drawn);
  });

  test('is nothing more above the last step, which the form says; without a ladder it says nothing', async () => {
    const place = await openLadder(2);
    expect([said(place, 'deposit.ladder'), stairs(place)]).toEqual([undefined, ['-1: 5%', '-1: 10%']]);
    expect(said(place, 'deposit.ladderTop')).toContain('You’ve reached the last step of today’s deposit ladder');
    expect(said(await openDeposit({ terms: { ...TERMS, ladderList: [] } }), 'deposit.ladderTop')).toBeUndefined();
  });
});

describe('with another deposit under way', () => {
  const ladderList = [
    { step: 1, percent: 10, limitAmount: 10_000 },
    { step: 2, percent: 5, limitAmount: 10_000 },
  ];
  const under = { amount: 50_000, rechargeType: 1, channelName: 'QR Ph', status: 0, createTime: Date.now() };
  const open = { ...qrWith(), ...under };
  const openWith = (depositsToday: number, openList = [open]) =>
    openDeposit({ terms: { ...TERMS, ladderList, depositsToday, openList } });

  test('it is the least that may come, since nobody knows which arrives first', async () => {
    const place = await openWith(0);
    await type(place.querySelector('input[inputmode=decimal]'), '600');
    expect(said(place, 'deposit.ladder')).toBeUndefined();
    expect(said(place, 'deposit.ladderOpen')).toContain('at least 5%, up to ₱100');
    expect(sums(place)).toEqual(['You pay ₱600', 'Deposit ladder +₱30', 'You get at least ₱630']);
  });

  test('that may take the last step, the form says so, and the coin stands on that step', async () => {
    const place = await openWith(1);
    expect(said(place, 'deposit.ladderMayEnd')).toContain('no step of today’s deposit ladder is left for this one');
    expect(stairs(place)).toEqual(['-1: 10%', '0: 5%']);
    const ofTwo = await openWith(0, [open, { ...open, orderId: 'another' }]);
    expect(said(ofTwo, 'deposit.ladderMayEnd')).toContain('You have 2 pending deposits. If they all arrive first');
    const climbed = await openWith(2);
    expect([said(climbed, 'deposit.ladderMayEnd'), said(climbed, 'deposit.ladderTop')]).toEqual([
      undefined,
      'You’ve reached the last step of today’s deposit ladder.',
    ]);
  });
});

test.each([
  [0, 'Bet your deposit once before you withdraw.'],
  [
    128_450,
    'Until you have bet this deposit once, and a bonus as often as it says, you can’t withdraw anything, not even the ₱1,284.50 you have now.',
  ],
])('with a balance of %i the form says what has to be bet before anything is paid', async (coin, words) => {
  expect(said(await openDeposit({ user: { coin: cents(coin) } }), 'deposit.betFirst')).toBe(words);
});

describe('a coupon', () => {
  const until = Date.UTC(2026, 11, 24, 4);
  const couponList = [
    { couponId: 7, propId: 1005, count: 10, limitAmount: 20_000, betRate: 1, expireTime: until },
    { couponId: 8, propId: 1050, count: 5_000, limitAmount: 50_000, betRate: 2, expireTime: until },
  ];
  const choices = (place: Element) =>
    [...place.querySelectorAll('.deposit-coupons label')].map((one) => seenText(one).replaceAll(/\s+/g, ' ').trim());
  const choose = (place: Element, at: number) => tap(place.querySelectorAll('.deposit-coupons input')[at]);
  const open = async (list: object[] = couponList, last: object | null = null) => {
    const place = await openDeposit({
      terms: { ...TERMS, couponList: list, last },
      user: { totalRecharge: cents(75_000) },
    });
    await type(place.querySelector('input[inputmode=decimal]'), '400');
    return place;
  };

  test('is offered with what it adds, for which deposit and until when', async () => {
    expect(choices(await open())).toEqual([
      'No coupon',
      '10% moreUp to ₱200, until Dec 24, 2026',
      '₱50 moreFor ₱500 or more, until Dec 24, 2026',
    ]);
    expect(choices(await open([]))).toEqual([]);
  });

  test('that is chosen says what it adds to the amount, or for which amount it is, and goes with the deposit', async () => {
    const place = await open();
    wire.on(wallet.recharge3, qrWith());
    await choose(place, 1);
    expect(sums(place)).toContain('Your coupon +₱40');
    await choose(place, 2);
    expect(said(place, 'deposit.couponUnfit')).toBe('Deposit ₱500 or more to use this coupon.');
    await tap(buttonOf(place, 'Deposit ₱400'));
    await pass(400);
    expect([asked(), place.querySelectorAll('[data-msg-key="deposit.couponUnfit"]').length]).toEqual([[], 1]);
    await type(place.querySelector('input[inputmode=decimal]'), '500');
    expect(seenText(place)).toContain('Your coupon+₱50Bet the bonus 2 times before you withdraw.');
    await tap(buttonOf(place, 'Deposit ₱500'));
    await pass(400);
    expect(asked()[0]?.body).toMatchObject({ amount: 50_000, couponId: 8 });
  });

  test('that is chosen is counted in at each amount that it adds to, and leaves the buttons with it', async () => {
    const place = await open();
    const offered = () => amounts(place).map(seenText);
    const before = offered();
    await choose(place, 1);
    expect(offered()).toEqual(['₱200+₱20 extra', '₱500+₱75 extraPopular', '₱1,000+₱100 extra']);
    await choose(place, 2);
    expect(offered()).toEqual(['₱200', '₱500+₱75 extraPopular', '₱1,000+₱50 extra']);
    await choose(place, 0);
    expect(offered()).toEqual(before);
  });

  test('that is chosen goes with the amount of last time too, or says for which amount it is', async () => {
    const place = await open(couponList, { amount: 40_000, rechargeType: 3 });
    wire.on(wallet.recharge3, qrWith());
    await choose(place, 2);
    await tap(buttonOf(place, '₱400 with Maya, like last time'));
    await pass(400);
    expect([asked(), seenText(place.querySelector('.toast') ?? place)]).toEqual([
      [],
      'Deposit ₱500 or more to use this coupon.',
    ]);
    await choose(place, 1);
    await tap(buttonOf(place, '₱400 with Maya, like last time'));
    await pass(400);
    expect(asked()[0]?.body).toMatchObject({ amount: 40_000, rechargeType: 3, couponId: 7 });
  });

  test('that is not chosen is not sent', async () => {
    const place = await open();
    await type(place.querySelector('input[inputmode=decimal]'), '600');
    wire.on(wallet.recharge3, qrWith());
    await tap(buttonOf(place, 'Deposit ₱600'));
    await pass(400);
    expect(asked()[0]?.body).not.toHaveProperty('couponId');
  });
});

describe('the amount of last time', () => {
  const last = { amount: 75_000, rechargeType: 3 };
  const AGAIN = '₱750 with Maya, like last time';

  test('is two taps from home to its code', async () => {
    wire.on(wallet.tradeInfo, { ...TERMS, last });
    wire.on(wallet.recharge3, qrWith());
    const config = { ...QUIET, appRechargeTypeList: CHANNELS, isDepositBank: 0 };
    const place = await openPainted('/lobby/home', { config, user: { totalRecharge: cents(75_000) } });
    await tap(buttonOf(place, 'Deposit'));
    await shown();
    await tap(buttonOf(place, AGAIN));
    await pass(400);
    expect(asked()[0]?.body).toMatchObject({ amount: 75_000, rechargeType: 3 });
    expect(place.querySelector('.qr-code')).not.toBeNull();
  });

  test.each([
    ['its way is closed', { ...last, rechargeType: 9 }, 75_000],
    ['it is less than is taken', { ...last, amount: 5_000 }, 75_000],
    ['it is less than a first deposit', { ...last, amount: 20_000 }, 0],
    ['there is none', null, 75_000],
  ])('is not offered where %s', async (_why, last, put) => {
    const place = await openDeposit({ terms: { ...TERMS, last }, user: { totalRecharge: cents(put) } });
    expect(seenText(place)).not.toContain('like last time');
    expect(place.querySelector('form')).not.toBeNull();
  });
});

test('a deposit that was credited elsewhere is under way no more, and what the next one adds is asked for anew', async () => {
  const stands = (isRechargeDone: boolean, status: number) =>
    wire.on(wallet.checkRechargeOrder, { ...exampleOf(wallet.checkRechargeOrder), isRechargeDone, status });
  stands(false, ORDER_STATUS.pending);
  const order = openOrder();
  const before = await openDeposit({ terms: { ...TERMS, openList: [order] } });
  expect(before.querySelectorAll('.deposit-open li')).toHaveLength(1);
  await leavePage();
  stands(true, ORDER_STATUS.done);
  await openLobby();
  await resume();
  const { deposits } = await import('#data/money/deposits.ts');
  await deposits.resume();
  await pass(6_000);
  const known = wire.asked(wallet.tradeInfo).length;
  const { DepositScreen } = await import('./deposit-screen.tsx');
  const after = await draw(<DepositScreen />);
  await pass(400);
  expect(after.querySelectorAll('.deposit-open li')).toHaveLength(0);
  expect(wire.asked(wallet.tradeInfo).length).toBeGreaterThan(known);
});
