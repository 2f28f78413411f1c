import { expect, test } from 'vitest';
import { dailyBonus } from '#contract/daily-bonus.ts';
import { wallet } from '#contract/wallet.ts';
import { cents } from '#shared/money.ts';
import { shown } from '../../../../tests/kit/client/app.tsx';
import { CHANNELS, qrWith, sendForm, TERMS } from '../../../../tests/kit/client/deposit.tsx';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../../tests/kit/client/page.ts';
import { openPromotion } from '../../../../tests/kit/client/promotion.tsx';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { getLoginPayUser3: read, receiveLoginPay3: receive } = dailyBonus;
const dayList = (each: number) =>
  [1, 2, 3].map((day) => ({ rewardList: [{ id: 2001, count: day * each, betRate: 2 }] }));
const own = (propId: number, days: number[]) => ({ id: propId, propId, loginPayDataJson: { days } });
const stateWith = (more: object = {}) => ({
  startTime: 0,
  endTime: 0,
  ownList: [own(6003, [-1, 1, 0])],
  buyPropIds: [],
  needRecharge: 0,
  offerList: [
    { propId: 6003, title: '', price: 0, dayList: dayList(100) },
    { propId: 6004, title: 'Bronze card', price: 30_000, dayList: dayList(1_000) },
  ],
  ...more,
});
const config = { appRechargeTypeList: CHANNELS, isDepositBank: 0 };
const open = (name: string, more: object = {}) =>
  openPromotion(`/activity/${name}`, read, stateWith(more), { config, user: { totalRecharge: cents(50_000) } });
const tiles = (place: Element) => Array.from(place.querySelectorAll('.day'), seenText);

test('[CALL-31] the seven days stand, and the day that is ready is received once', async () => {
  const place = await open('sign');
  expect(tiles(place)).toEqual(['Day 1₱1.00Received', 'Day 2₱2.00Receive', 'Day 3₱3.00']);
  wire.on(receive, { ...exampleOf(receive), state: stateWith({ ownList: [own(6003, [-1, -1, 0])] }) });
  await tap(place.querySelector('button.day'));
  await pass(400);
  expect(wire.asked(receive).map(({ body }) => body)).toMatchObject([{ propId: 6003, day: 2 }]);
  expect(said(document, 'activity.given')).toBeDefined();
  expect(seenText(place)).toContain('The next reward is ready tomorrow.');
});

test('a player who is not new reads so, and finds the cards', async () => {
  const place = await open('sign', { ownList: [] });
  expect(said(place, 'activity.signNone')).toBeDefined();
  expect(buttonOf(place, 'Sign-in cards')?.getAttribute('href')).toBe('/activity/signPay');
});

test('[ACT-10] a card is bought in the deposit sheet for its price', async () => {
  wire.on(wallet.tradeInfo, TERMS);
  wire.on(wallet.recharge3, qrWith({ amount: 30_000 }));
  const place = await open('signPay');
  expect(seenText(place.querySelector('.sign-card') ?? place)).toContain('Pays ₱60.00 over seven days');
  await tap(buttonOf(place, 'Deposit ₱300'));
  await shown();
  await sendForm(place);
  expect(wire.asked(wallet.recharge3)[0]?.body).toMatchObject({ amount: 30_000, actType: 6, propId: 6004 });
});

test('a card that is bought shows its days, and a refusal is told', async () => {
  wire.on(receive, refusal(1004));
  const place = await open('signPay', { ownList: [own(6004, [1, 0, 0])], buyPropIds: [6004] });
  await tap(place.querySelector('button.day'));
  await pass(400);
  const { toast } = await import('#data/toasts.ts');
  expect(toast.value?.key).toBe('activity.notYet');
  expect(wire.asked(receive)[0]?.body).toMatchObject({ propId: 6004, day: 1 });
});

test.each([
  ['sign', 'a day that is ready', [1, 0, 0]],
  ['sign', 'days that come tomorrow', [-1, 0, 0]],
  ['signPay', 'a day that is ready', [1, 0, 0]],
  ['signPay', 'days that come tomorrow', [-1, 0, 0]],
])('after the end the page of %s stays open for a bought card with %s', async (name, _what, days) => {
  const over = { endTime: 1_000_000_000, ownList: [own(6004, days)], buyPropIds: [6004] };
  const place = await open(name, over);
  expect([said(place, 'activity.end'), said(place, 'activity.stillYours') !== undefined]).toEqual([undefined, true]);
  const way = buttonOf(place, 'Sign-in cards')?.getAttribute('href');
  expect(way).toBe(name === 'sign' ? '/activity/signPay' : undefined);
});

test('after the end a card that is all received, and free days, keep no page open', async () => {
  const over = { endTime: 1_000_000_000, ownList: [own(6003, [1, 0]), own(6004, [-1, -1])], buyPropIds: [6004] };
  expect(said(await open('signPay', over), 'activity.end')).toBeDefined();
});

test('before the first deposit the cards say what is missing, with the way to it, and none is sold', async () => {
  const place = await open('signPay', { needRecharge: 50_000 });
  expect(said(place, 'activity.needRecharge')).toBe('Deposit ₱500.00 more to open the cards.');
  await tap(buttonOf(place, 'Deposit ₱300'));
  await shown();
  expect(document.querySelector('.deposit-form')).toBeNull();
  await tap(place.querySelector('.promotion-head button'));
  await shown();
  expect(document.querySelector('.deposit-form')).not.toBeNull();
});

test('offline the days of the last visit stand, and nothing is sent', async () => {
  const place = await open('sign');
  setOnline(false);
  await pass(400);
  await tap(place.querySelector('button.day'));
  expect([said(place, 'activity.noConnection') !== undefined, wire.asked(receive)]).toEqual([true, []]);
});
