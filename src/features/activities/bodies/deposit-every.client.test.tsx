import { expect, test } from 'vitest';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { wallet } from '#contract/wallet.ts';
import { shown } from '../../../../tests/kit/client/app.tsx';
import { CHANNELS, TERMS } from '../../../../tests/kit/client/deposit.tsx';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../../tests/kit/client/page.ts';
import { openPromotion } from '../../../../tests/kit/client/promotion.tsx';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const { rechargeBonusCollection6: read, receiverRechargeBonusCollection6: receive } = depositBonus;
const day = (propId: number, itemStatus: number) => ({
  propId,
  title: `Day ${propId}`,
  itemStatus,
  rewardList: [{ id: 2001, count: propId * 100, betRate: 1 }],
  target: propId,
  reached: 0,
});
const stateWith = (more: object = {}) => ({
  errcode: 0,
  startTime: 0,
  endTime: 0,
  dayCount: 2,
  depositedToday: false,
  minAmount: 10_000,
  stepList: [day(1, 2), day(2, 1), day(3, 0)],
  ...more,
});
const config = { appRechargeTypeList: CHANNELS, isDepositBank: 0 };
const open = (more: object = {}) => openPromotion('/activity/depositEvery', read, stateWith(more), { config });
const tiles = (place: Element) => Array.from(place.querySelectorAll('.day'), seenText);

test('[CALL-32] the days stand with what each holds, and what is claimable is received once', async () => {
  const place = await open();
  expect(tiles(place)).toEqual(['Day 1₱1.00Received', 'Day 2₱2.00Receive', 'Day 3₱3.00']);
  wire.on(receive, { ...exampleOf(receive), state: stateWith({ stepList: [day(1, 2), day(2, 2), day(3, 0)] }) });
  await tap(place.querySelector('button.day'));
  await pass(400);
  expect(wire.asked(receive).map(({ body }) => body)).toMatchObject([{ propId: 2 }]);
  expect(said(document, 'activity.given')).toBeDefined();
  expect(place.querySelector('button.day')).toBeNull();
});

test('a player who has not deposited today may do so at once', async () => {
  wire.on(wallet.tradeInfo, TERMS);
  const place = await open();
  await tap(buttonOf(place.querySelector('.promotion') ?? place, 'Deposit'));
  await shown();
  expect(place.querySelector('dialog .deposit-form')).not.toBeNull();
});

test('once today’s deposit is here, and once it is over, no other is asked for', async () => {
  const place = await open({ depositedToday: true });
  expect(seenText(place)).toContain('Today’s deposit is here');
  expect(buttonOf(place.querySelector('.promotion') ?? place, 'Deposit')).toBeUndefined();
});

test('a page that is open at the end stays for the day that is ready, and the last one is received without a word of the end', async () => {
  const endTime = Math.floor(Date.now() / 1_000) + 60;
  const place = await open({ endTime });
  expect(said(place, 'activity.stillYours')).toBeUndefined();
  await pass(62_000);
  expect([said(place, 'activity.stillYours') !== undefined, said(place, 'activity.end')]).toEqual([true, undefined]);
  const none = stateWith({ endTime, stepList: [day(1, 2), day(2, 2), day(3, 0)] });
  wire.on(receive, { ...exampleOf(receive), state: none });
  await tap(place.querySelector('button.day'));
  await pass(400);
  expect(wire.asked(receive)).toHaveLength(1);
  expect([said(place, 'activity.given') !== undefined, said(place, 'activity.end')]).toEqual([true, undefined]);
});

test('offline the days of the last visit stand, and nothing is sent', async () => {
  const place = await open();
  setOnline(false);
  await pass(400);
  expect(said(place, 'activity.noConnection')).toBeDefined();
  await tap(place.querySelector('button.day'));
  expect(wire.asked(receive)).toEqual([]);
});
