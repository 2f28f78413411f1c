import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { deposit, openDeposit, qrWith } from '../../../../tests/kit/client/deposit.tsx';
import { buttonOf, said, tap } from '../../../../tests/kit/client/draw.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { checkRechargeOrder, recharge3 } = wallet;

const { firstCharge, supply } = ACTIVITY_TYPES;

const list = (ready: readonly number[]) => ({
  ...exampleOf(activities.getActivityIds),
  activityMap: Object.fromEntries(
    Object.values(ACTIVITY_TYPES).map((type) => [
      type,
      { title: `Promotion ${type}`, imgUrl: '', endTime: 0, canReceive: ready.includes(type) ? 1 : 0 },
    ]),
  ),
});

const ways = (place: Element) =>
  [...place.querySelectorAll<HTMLAnchorElement>('.deposit-payment a')].map((link) => link.getAttribute('href'));

/** `atStart` is what the server says of the list from the deposit on, where the page knows an older list. */
async function start(atStart?: Parameters<typeof wire.on>[1]) {
  wire.on(recharge3, () => qrWith());
  const place = await openDeposit();
  if (atStart) {
    const { questionOf } = await import('#data/ask/use-answer.ts');
    await questionOf(activities.getActivityIds, '{}').refresh();
    await pass(1_000);
    wire.on(activities.getActivityIds, atStart);
  }
  await deposit(place);
  await pass(1_000);
  expect(ways(place)).toEqual([]);
  return place;
}

async function credit(place: Element) {
  wire.on(checkRechargeOrder, { ...exampleOf(checkRechargeOrder), isRechargeDone: true, status: ORDER_STATUS.done });
  await tap(buttonOf(place, 'I’ve paid'));
  await pass(1_000);
  expect(said(place, 'deposit.credited')).toBeDefined();
  expect(place.querySelector('dialog h2')?.textContent).toMatch(/^Deposit of ₱/);
}

test('what the deposit has made ready is a tap away, and what was ready before is not named', async () => {
  wire.on(activities.getActivityIds, list([supply]));
  const place = await start();
  wire.on(activities.getActivityIds, list([supply, firstCharge]));
  await credit(place);
  expect(ways(place)).toEqual(['/activity/firstCharge']);
});

test('what is ready is a gift of this deposit also where the list has come before the word of the credit', async () => {
  wire.on(activities.getActivityIds, list([supply]));
  const place = await start();
  wire.on(activities.getActivityIds, list([supply, firstCharge]));
  const { questionOf } = await import('#data/ask/use-answer.ts');
  await questionOf(activities.getActivityIds, '{}').refresh();
  await pass(1_000);
  await credit(place);
  expect(ways(place)).toEqual(['/activity/firstCharge']);
});

test('three gifts are named at most', async () => {
  wire.on(activities.getActivityIds, list([]));
  const place = await start();
  wire.on(activities.getActivityIds, list(Object.values(ACTIVITY_TYPES)));
  await credit(place);
  expect(ways(place)).toHaveLength(3);
});

test('a gift is named however much was ready before', async () => {
  const { [firstCharge]: _, ...others } = Object.fromEntries(Object.values(ACTIVITY_TYPES).map((type) => [type, type]));
  wire.on(activities.getActivityIds, list(Object.values(others)));
  const place = await start();
  wire.on(activities.getActivityIds, list(Object.values(ACTIVITY_TYPES)));
  await credit(place);
  expect(ways(place)).toEqual(['/activity/firstCharge']);
});

test('nothing is named as a gift of the deposit where the list of before is unknown', async () => {
  wire.on(activities.getActivityIds, refusal(999));
  const place = await start();
  wire.on(activities.getActivityIds, list([supply, firstCharge]));
  await credit(place);
  expect(ways(place)).toEqual([]);
});

test('what was ready as the deposit started is no gift of it, also where the page knew an older list', async () => {
  wire.on(activities.getActivityIds, list([]));
  const slow = wire.later();
  const place = await start(() => slow.reply);
  slow.arrives(list([supply]));
  await pass(1_000);
  wire.on(activities.getActivityIds, list([supply, firstCharge]));
  await credit(place);
  expect(ways(place)).toEqual(['/activity/firstCharge']);
});

test('an older list alone names nothing', async () => {
  wire.on(activities.getActivityIds, list([]));
  const place = await start(refusal(999));
  wire.on(activities.getActivityIds, list([supply, firstCharge]));
  await credit(place);
  expect(ways(place)).toEqual([]);
});
