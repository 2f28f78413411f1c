import { describe, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { WALLET } from '#contract/errcodes.ts';
import { wallet } from '#contract/wallet.ts';
import { cents } from '#shared/money.ts';
import {
  amounts,
  asked,
  deposit,
  openDeposit,
  openOrder,
  qrWith,
  sendForm,
  sums,
  TERMS,
} from '../../../../tests/kit/client/deposit.tsx';
import { buttonOf, said, seenText, tap, type } from '../../../../tests/kit/client/draw.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const packageOf = (propId: number, price: number, count: number) => ({
  propId,
  price,
  rewardList: [{ id: 2001, count, betRate: 3 }],
});
const packageList = [packageOf(1, 50_000, 20_000), packageOf(2, 100_000, 50_000)];
const OPEN = openOrder();
const typed = (place: Element, amount: string) => type(place.querySelector('input[inputmode=decimal]'), amount);

test('a first deposit says at each amount and in words what the first charge adds to it', async () => {
  const place = await openDeposit({ terms: { ...TERMS, ladderList: [], packageList } });
  expect(amounts(place).map(seenText)).toEqual(['₱500+₱225 extraPopular', '₱1,000+₱500 extra']);
  expect(said(place, 'deposit.package')).toContain('₱500 or more gets you ₱200 extra');
  await typed(place, '1500');
  expect(said(place, 'deposit.package')).toContain('₱1,000 or more gets you ₱500 extra');
});

test('all that an amount brings stands in one sum, which is what its button says', async () => {
  const coupon = { couponId: 7, propId: 1005, count: 10, limitAmount: 0, betRate: 1, expireTime: 4e12 };
  const place = await openDeposit({ terms: { ...TERMS, ladderList: [], packageList, couponList: [coupon] } });
  expect(sums(place)).toEqual(['First deposit']);
  await tap(place.querySelectorAll('.deposit-coupons input')[1]);
  await tap(amounts(place)[0]);
  expect(seenText(amounts(place)[0] as Element)).toContain('+₱275 extra');
  const parts = ['You pay ₱500', 'Deposit ladder +₱25', 'First deposit +₱200', 'Your coupon +₱50'];
  expect(sums(place)).toEqual([...parts, 'You get in all ₱775']);
});

test('with a deposit under way that may be the first, its reward is not counted in, and the form says why', async () => {
  const open = (openList: object[]) => openDeposit({ terms: { ...TERMS, ladderList: [], packageList, openList } });
  const place = await open([OPEN]);
  expect(said(place, 'activity.firstPending')).toBe(
    'If your pending deposit arrives first, it counts as your first deposit instead.',
  );
  expect(amounts(place).map(seenText)).toEqual(['₱500+₱25 extraPopular', '₱1,000']);
  await tap(amounts(place)[0]);
  expect(sums(place)).toEqual(['You pay ₱500', 'Deposit ladder +₱25', 'First deposit', 'You get at least ₱525']);
  const ofTwo = await open([OPEN, { ...OPEN, orderId: 'another' }]);
  expect(said(ofTwo, 'activity.firstPending')).toContain('If one of your pending deposits arrives first');
  expect(said(await open([]), 'activity.firstPending')).toBeUndefined();
});

test('for a sum that cannot be put in nothing is promised', async () => {
  const ladderList = [{ step: 1, percent: 10, limitAmount: 10_000 }];
  const place = await openDeposit({
    terms: { ...TERMS, ladderList, packageList: [packageOf(1, 4_000, 20_000)], depositsToday: 0 },
  });
  await typed(place, '49');
  expect(sums(place)).toEqual(['Deposit ladder', 'First deposit']);
  // The least of a first deposit is more than the package costs.
  expect(said(place, 'deposit.package')).toContain('₱500 or more gets you ₱200 extra');
  await typed(place, '600');
  expect(sums(place)).toContain('Deposit ladder +₱60');
});

describe('a limit of the player’s own', () => {
  const openLimited = (left: number, span = 'day', endsIn = 3_600_000) =>
    openDeposit({
      terms: {
        ...TERMS,
        last: { amount: 75_000, rechargeType: 3 },
        ownLimit: { left, span, until: Date.now() + endsIn },
      },
      user: { totalRecharge: cents(75_000) },
    });
  const way = (place: Element, kind = 'dailyDeposit') =>
    place.querySelector(`a[href="/profile/responsibility?limit=${kind}"]`)?.textContent;

  test('is said beside the amount before the tap, and a larger amount is not sent', async () => {
    const place = await openLimited(60_000);
    expect(seenText(place)).toContain(
      'Other amount₱You can deposit ₱600 more today. That is your own limit.See my limits',
    );
    expect(way(place)).toBe('See my limits');
    expect([amounts(place).map(seenText), seenText(place).includes('like last time')]).toEqual([
      ['₱200', '₱500+₱25 extraPopular'],
      false,
    ]);
    await typed(place, '600.01');
    await sendForm(place);
    expect(said(place, 'deposit.ownLimit')).toBe('You can deposit ₱600 more today. That is your own limit.');
    expect([asked(), document.activeElement?.getAttribute('inputmode')]).toEqual([[], 'decimal']);
    await typed(place, '600');
    await sendForm(place);
    expect(asked()).toHaveLength(1);
  });

  test.each([
    [5_000, 'week', 'Your own limit leaves ₱50 for this week, and a deposit is ₱100 or more.'],
    [0, 'month', 'You’ve reached your own deposit limit for this month.'],
  ])('that leaves %i for the %s is all there is, with when it resets and the way to it', async (...given) => {
    const [left, span, words] = given;
    const place = await openLimited(left, span);
    expect(said(place, 'deposit.ownLimit')).toBe(words);
    expect(seenText(place)).toContain('It resets on Nov\u00A0');
    expect(way(place, span === 'week' ? 'weeklyDeposit' : 'monthlyDeposit')).toBe('See my limits');
    expect([place.querySelector('form'), sums(place)]).toEqual([null, []]);
  });

  test('that is less than the smallest deposit is said to be so, and does not reset', async () => {
    const ownLimit = { limit: 5_000, left: 5_000, span: 'day', until: Date.now() + 3_600_000 };
    const place = await openDeposit({ terms: { ...TERMS, ownLimit }, user: { totalRecharge: cents(75_000) } });
    expect(said(place, 'deposit.ownLimit')).toBe('Your own limit leaves ₱50 for today, and a deposit is ₱100 or more.');
    expect(seenText(place)).not.toContain('resets');
    expect(way(place)).toBe('See my limits');
  });

  test('that is set to nothing is said to be so, and does not reset', async () => {
    const ownLimit = { limit: 0, left: 0, span: 'day', until: Date.now() + 3_600_000 };
    const place = await openDeposit({ terms: { ...TERMS, ownLimit } });
    expect(said(place, 'deposit.ownLimit')).toBe('You’ve set your deposit limit for today to ₱0.');
    expect(seenText(place)).not.toContain('resets');
    expect(way(place)).toBe('See my limits');
  });

  test('that is learnt of later takes away the amount that was put in last', async () => {
    const place = await openLimited(75_000);
    expect(buttonOf(place, 'Deposit ₱750')).toBeDefined();
    const ownLimit = { left: 60_000, span: 'day', until: Date.now() + 3_600_000 };
    wire.on(wallet.tradeInfo, { ...TERMS, last: { amount: 75_000, rechargeType: 3 }, ownLimit });
    await (await import('#data/ask/use-answer.ts')).refreshShown();
    await pass(400);
    expect(buttonOf(place, 'Deposit ₱750')).toBeUndefined();
    expect(place.querySelector<HTMLInputElement>('input[inputmode=decimal]')?.value).toBe('');
  });

  test('that leaves less than was put in last does not name that amount again', async () => {
    expect(buttonOf(await openLimited(60_000), 'Deposit')).toBeDefined();
    expect(buttonOf(await openLimited(75_000), 'Deposit ₱750')).toBeDefined();
  });

  test.each([
    ['of a day that is over', 0, -1],
    ['that leaves more than one deposit may be', 5_000_000, 3_600_000],
  ])('%s says nothing', async (_which, left, endsIn) => {
    const place = await openLimited(left, 'day', endsIn);
    expect([seenText(place).includes('own'), way(place)]).toEqual([false, undefined]);
  });
});

test.each([
  [1, '/activity/firstCharge'],
  [0, undefined],
])('a reward of the first deposit that waits (%i) is named with its way', async (canReceive, href) => {
  const entry = { title: '', imgUrl: '', endTime: 0, canReceive };
  wire.on(activities.getActivityIds, {
    ...exampleOf(activities.getActivityIds),
    activityMap: { [ACTIVITY_TYPES.firstCharge]: entry },
  });
  const place = await openDeposit();
  expect(said(place, 'deposit.firstWaits')).toBe(href && 'Your first deposit reward is waiting for you.');
  expect(place.querySelector('.deposit-reward a')?.getAttribute('href') ?? undefined).toBe(href);
});

test('with five unpaid deposits none can be begun, and they stand above', async () => {
  const openList = [1, 2, 3, 4, 5].map((one) => ({ ...OPEN, orderId: `PD-${one}` }));
  wire.on(wallet.checkRechargeOrder, { ...exampleOf(wallet.checkRechargeOrder), isRechargeDone: false, status: 0 });
  const place = await openDeposit({ terms: { ...TERMS, openList } });
  expect(said(place, 'wallet.openDeposits')).toContain('You have five unpaid deposits.');
  expect([place.querySelector('form'), sums(place)]).toEqual([null, []]);
  expect(place.querySelectorAll('.deposit-open li')).toHaveLength(5);
  expect(buttonOf(place, 'See my pending deposits')).toBeUndefined();
});

test('where the server counts more unpaid deposits than are known, its refusal leads to those that are', async () => {
  wire.on(wallet.recharge3, refusal(WALLET.openDeposits));
  const place = await openDeposit({ terms: { ...TERMS, openList: [OPEN] } });
  await deposit(place);
  expect(said(place, 'wallet.openDeposits')).toContain('closed ones included');
  await tap(buttonOf(place, 'See my pending deposits'));
  expect(document.activeElement?.className).toBe('deposit-open');
});

test('who leaves the payment is led to the card of the order, and to the balance where it has ended', async () => {
  wire.on(wallet.recharge3, qrWith());
  wire.on(wallet.checkRechargeOrder, { ...exampleOf(wallet.checkRechargeOrder), isRechargeDone: false, status: 0 });
  const place = await openDeposit();
  wire.on(wallet.tradeInfo, { ...TERMS, openList: [OPEN] });
  await deposit(place);
  await tap(buttonOf(place, 'Back') ?? buttonOf(place, 'Close'));
  await pass(1_000);
  expect((document.activeElement as HTMLElement).dataset['order']).toBe('PD-1');
  expect(seenText(document.activeElement as Element)).toContain('You were just here');
  await tap(buttonOf(place, 'Pay now: ₱500.00 with QR Ph'));
  wire.on(wallet.tradeInfo, TERMS);
  wire.on(wallet.checkRechargeOrder, { ...exampleOf(wallet.checkRechargeOrder), isRechargeDone: true, status: 1 });
  await tap(buttonOf(place, 'I’ve paid'));
  await pass(1_000);
  await tap(buttonOf(place, 'Done'));
  await pass(1_000);
  expect(document.activeElement?.className).toBe('deposit-balance');
});

test('what is too much for one way is not said of another that is chosen instead', async () => {
  const [first, second] = TERMS.channelList;
  const place = await openDeposit({ terms: { ...TERMS, channelList: [{ ...first, maxAmount: 60_000 }, second] } });
  await typed(place, '700');
  await sendForm(place);
  expect(said(place, 'wallet.aboveMaximum')).toBe('Deposit ₱600 or less at a time.');
  await tap(place.querySelectorAll('.deposit-ways input')[1]);
  expect(said(place, 'wallet.aboveMaximum')).toBeUndefined();
});
