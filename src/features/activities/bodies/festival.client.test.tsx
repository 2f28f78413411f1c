import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { wallet } from '#contract/wallet.ts';
import { cents } from '#shared/money.ts';
import { shown } from '../../../../tests/kit/client/app.tsx';
import { CHANNELS, openOrder, qrWith, sendForm, sums, TERMS } from '../../../../tests/kit/client/deposit.tsx';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../../tests/kit/client/page.ts';
import { openPromotion } from '../../../../tests/kit/client/promotion.tsx';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const pack = (propId: number, price: number, itemStatus = 0) => ({
  propId,
  title: `Pack ${propId}`,
  price,
  itemStatus,
  rewardList: [{ id: 2001, count: price / 10, betRate: 3 }],
});

function open(entry: object | undefined, { terms = {}, put = 75_000 }: { terms?: object; put?: number } = {}) {
  wire.on(wallet.tradeInfo, { ...TERMS, ...terms });
  const told = {
    activityIds: entry ? [35] : [],
    activityMap: entry ? { 35: { title: 'Fiesta packs', ...entry } } : {},
  };
  const config = { appRechargeTypeList: CHANNELS, isDepositBank: 0 };
  return openPromotion('/activity/festival', activities.getActivityIds, told, {
    config,
    user: { totalRecharge: cents(put) },
  });
}
const rows = (place: Element) => Array.from(place.querySelectorAll('.festival-packs li'), seenText);

test('each pack says its price, what it adds and what must be bet; one that was bought says so', async () => {
  const place = await open({ packList: [pack(3501, 20_000), pack(3502, 50_000, 2)] });
  expect(rows(place)).toEqual(['Pack 3501₱200 deposit+ ₱20.00Deposit ₱200', 'Pack 3502₱500 deposit+ ₱50.00 Bought']);
  expect(seenText(place)).toContain(
    'Bet the bonus 3 times before you withdraw. Any game counts, no time limit.Pack 3501',
  );
});

test('a pack is bought in the deposit sheet for its price', async () => {
  wire.on(wallet.recharge3, qrWith({ amount: 50_000 }));
  const place = await open({ packList: [pack(3502, 50_000)] });
  await tap(buttonOf(place, 'Pack 3502: Deposit ₱500, + ₱50.00'));
  await shown();
  expect(document.querySelector('dialog')?.textContent).toContain('the extra comes with it');
  expect(sums(document.body)).toEqual(['You pay ₱500', 'Pack 3502 +₱50', 'You get in all ₱550']);
  await sendForm(place);
  expect(wire.asked(wallet.recharge3)[0]?.body).toMatchObject({ amount: 50_000, actType: 7, propId: 3502 });
});

test('a first deposit that has to be more than the pack is named beside it, and begun in the same sheet', async () => {
  const place = await open({ packList: [pack(3501, 20_000)] }, { put: 0 });
  await tap(place.querySelector('.festival-packs button'));
  await shown();
  expect(said(document, 'deposit.firstBefore')).toContain('Your first deposit is ₱500 or more. Once it has arrived');
  expect([document.querySelector('.deposit-form'), sums(document.body)]).toEqual([null, []]);
  await tap(buttonOf(document, 'Make my first deposit'));
  await shown();
  expect(document.querySelectorAll('dialog .deposit-form .deposit-amounts button')).toHaveLength(2);
  expect(document.activeElement?.className).toBe('sheet-title');
});

test('with five unpaid deposits no pack is sold, and each can be paid there', async () => {
  const openList = [1, 2, 3, 4, 5].map((one) => ({ ...openOrder(), orderId: `PD-${one}` }));
  wire.on(wallet.checkRechargeOrder, { ...exampleOf(wallet.checkRechargeOrder), isRechargeDone: false, status: 0 });
  const place = await open({ packList: [pack(3502, 50_000)] }, { terms: { openList } });
  await tap(place.querySelector('.festival-packs button'));
  await shown();
  expect(said(document, 'wallet.openDeposits')).toContain('You have five unpaid deposits.');
  expect(document.querySelector('.deposit-form')).toBeNull();
  await tap(buttonOf(document, 'Pay now: ₱500.00 with QR Ph'));
  await shown();
  expect(document.querySelector('.qr-code')).not.toBeNull();
});

test('a pack whose deposit waits is not promised again: that deposit is named, and paid there', async () => {
  const openList = [{ ...openOrder(), actType: 7, propId: 3502 }];
  wire.on(wallet.checkRechargeOrder, { ...exampleOf(wallet.checkRechargeOrder), isRechargeDone: false, status: 0 });
  const place = await open({ packList: [pack(3501, 50_000), pack(3502, 50_000)] }, { terms: { openList } });
  await tap(buttonOf(place, 'Pack 3502: Deposit ₱500, + ₱50.00'));
  await shown();
  expect(said(document, 'deposit.ordered')).toContain('You’ve already ordered this pack.');
  expect([document.querySelector('.deposit-form'), sums(document.body)]).toEqual([null, []]);
  await tap(buttonOf(document, 'Pay now: ₱500.00 with QR Ph'));
  await shown();
  expect(document.querySelector('.qr-code')).not.toBeNull();
});

test('while a deposit for one pack waits, another is sold', async () => {
  const openList = [{ ...openOrder(), actType: 7, propId: 3502 }];
  const place = await open({ packList: [pack(3501, 50_000)] }, { terms: { openList } });
  await tap(place.querySelector('.festival-packs button'));
  await shown();
  expect(sums(document.body)).toContain('Pack 3501 +₱50');
});

test('what a first deposit brings besides counts with the pack, and the day’s ladder does not', async () => {
  const packageList = [{ propId: 1, price: 50_000, rewardList: [{ id: 2001, count: 20_000, betRate: 3 }] }];
  const ladderList = [{ step: 1, percent: 10, limitAmount: 10_000 }];
  const terms = { packageList, ladderList, depositsToday: 0 };
  const place = await open({ packList: [pack(3502, 50_000)] }, { terms, put: 0 });
  await tap(place.querySelector('.festival-packs button'));
  await shown();
  const parts = ['You pay ₱500', 'Pack 3502 +₱50', 'First deposit +₱200'];
  expect(sums(document.body)).toEqual([...parts, 'You get in all ₱750']);
});

test('what costs more than any way takes cannot be paid, and says so', async () => {
  const place = await open({ packList: [pack(3502, 900_000_000)] });
  await tap(place.querySelector('.festival-packs button'));
  await shown();
  expect(said(place, 'deposit.noWayFor')).toBe(
    'You can’t pay ₱9,000,000 in any of the open ways. Please try again later.',
  );
});

test('[CALL-43] the page works from the list of activities, and the pair of calls without a name is never asked', async () => {
  const place = await open({ packList: [pack(3501, 20_000)] });
  expect(rows(place)).toHaveLength(1);
  expect(
    wire
      .asked()
      .map(({ path }) => path)
      .filter((path) => /hash|\{|festival/i.test(path)),
  ).toEqual([]);
});

test('without a festival it says that there is none', async () => {
  const place = await open(undefined);
  expect([said(place, 'activity.festivalNone'), rows(place)]).toEqual(['There is no festival right now.', []]);
});

test('once it is over a dialog says so, and nothing is sold', async () => {
  const place = await open({ packList: [pack(3501, 20_000)], startTime: 1, endTime: 1_700_000_000 });
  expect(said(document, 'activity.end')).toBe('Event has ended, please exit the current page');
  expect(buttonOf(place, 'Pack 3501: Deposit ₱200, + ₱20.00')?.getAttribute('aria-disabled')).toBe('true');
});

test('without a connection the packs stay and nothing is sold', async () => {
  const place = await open({ packList: [pack(3501, 20_000)] });
  setOnline(false);
  await shown();
  expect(rows(place)).toHaveLength(1);
  expect(buttonOf(place, 'Pack 3501: Deposit ₱200, + ₱20.00')?.getAttribute('aria-disabled')).toBe('true');
});
