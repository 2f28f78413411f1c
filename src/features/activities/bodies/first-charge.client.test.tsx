import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { session } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import { cents } from '#shared/money.ts';
import { openPainted, screenOf, shown, visit } from '../../../../tests/kit/client/app.tsx';
import { CHANNELS, openOrder, qrWith, sendForm, TERMS } from '../../../../tests/kit/client/deposit.tsx';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { QUIET } from '../../../../tests/kit/client/home.ts';
import { setOnline } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { appRechargeBonusCollection9: read, appRechargeBonusCollection9Receive: receive } = depositBonus;
const award = (count: number) => JSON.stringify([{ id: 2001, count, betRate: 3 }]);
const PACKAGES = [
  { id: 2, price: 100_000, award: award(50_000), showType: 2 },
  { id: 1, price: 50_000, award: award(20_000), showType: 1 },
];
const record = (awardId: number, itemStatus: number, propReceiveList: number[] = []) => ({
  errcode: 0,
  appRechargeBonusCollection9: { awardId, itemStatus, propReceiveList },
  expireTime: -1,
});

async function openPage(state: object, terms: object = {}) {
  wire.on(read, state);
  wire.on(wallet.tradeInfo, { ...TERMS, ...terms });
  const config = {
    ...QUIET,
    appRechargeTypeList: CHANNELS,
    isDepositBank: 0,
    appRechargeBonusCollection9ConfigList: PACKAGES,
  };
  const place = await openPainted('/activity/firstCharge', { config, user: { totalRecharge: cents(0) } });
  await shown();
  return place;
}
const WAGER = 'Bet the bonus 3 times before you withdraw. Any game counts, no time limit.';
const rows = (place: Element) => Array.from(place.querySelectorAll('.first-charge-packages li'), seenText);
const lead = (place: Element) => seenText(place.querySelector('.promotion-head p') ?? place);

test('[ACT-14][ACT-20] before a purchase each package stands with its percent, what it adds and what must be bet', async () => {
  const place = await openPage(record(0, 0));
  expect(rows(place)).toEqual([
    '140% in all₱500 deposit+ ₱200.00Deposit ₱500',
    '150% in all₱1,000 deposit+ ₱500.00Deposit ₱1,000',
  ]);
  expect(seenText(place)).toContain(`${WAGER}140% in all`);
  expect(lead(place)).toBe('Your first deposit brings more. Choose one package.');
  expect(place.querySelector('.promotion-period')).toBeNull();
});

test('[ACT-12] a package is bought in the deposit sheet for its price', async () => {
  wire.on(wallet.recharge3, qrWith({ amount: 100_000 }));
  const place = await openPage(record(0, 0));
  await tap(buttonOf(place, 'Deposit ₱1,000, + ₱500.00'));
  await shown();
  await sendForm(place);
  expect(wire.asked(wallet.recharge3)[0]?.body).toMatchObject({ amount: 100_000, actType: 9, propId: 2 });
});

test('[ACT-17][ACT-18][CALL-44] what was bought is claimed by its id, told in a sheet, and then received', async () => {
  wire.on(receive, { ...exampleOf(receive), rewardList: JSON.parse(award(50_000)), state: record(2, 2, [2]) });
  const place = await openPage(record(2, 1));
  expect(rows(place)).toEqual([
    '150% in all₱1,000 deposit+ ₱500.00Bet the bonus 3 times before you withdraw. Any game counts, no time limit.Receive',
  ]);
  expect(lead(place)).toBe('Your package is here. Receive what it adds.');
  await tap(buttonOf(place, 'Receive'));
  await pass(400);
  expect(wire.asked(receive)[0]?.body).toMatchObject({ propId: 2 });
  expect(lead(place)).toBe('You have received your package. Enjoy it.');
  expect(said(document, 'activity.given')).toBe('Yours now: ₱500.00.');
  expect(rows(place)[0]).toContain('Received');
});

test('[ACT-13] without a record a dialog says that it is over', async () => {
  const place = await openPage({ errcode: 0, appRechargeBonusCollection9: null, expireTime: 0 });
  expect(said(document, 'activity.end')).toBe('Event has ended, please exit the current page');
  expect(rows(place)).toEqual([]);
});

test('[ACT-19] when its time runs out before anything is bought, a dialog says that it is over', async () => {
  const place = await openPage({ ...record(0, 0), expireTime: Date.now() + 60_000 });
  expect(said(document, 'activity.end')).toBeUndefined();
  expect(rows(place)).toHaveLength(2);
  await pass(61_000);
  expect(said(document, 'activity.end')).toBeDefined();
});

test('[ACT-30] a refusal is told by the key of the first charge, and the page asks anew', async () => {
  wire.on(receive, refusal(1003));
  const place = await openPage(record(2, 1));
  const before = wire.asked(read).length;
  await tap(buttonOf(place, 'Receive'));
  await pass(400);
  const { toast } = await import('#data/toasts.ts');
  expect(toast.value?.key).toBe('activity.act39.err1003');
  expect(wire.asked(read).length).toBeGreaterThan(before);
});

test('[ACT-29] a second tap within 200 ms claims nothing more, however fast the first answer is', async () => {
  wire.on(receive, refusal(1003));
  const place = await openPage(record(2, 1));
  await tap(buttonOf(place, 'Receive'));
  await pass(190, 1);
  await tap(buttonOf(place, 'Receive'));
  await pass(5, 1);
  expect(wire.asked(receive)).toHaveLength(1);
});

test('[ACT-31] any other refusal is told with its code', async () => {
  wire.on(receive, refusal(77));
  const place = await openPage(record(2, 1));
  await tap(buttonOf(place, 'Receive'));
  await pass(400);
  const { toast } = await import('#data/toasts.ts');
  expect([toast.value?.key, toast.value?.text]).toEqual(['common.errorError', expect.stringContaining('77')]);
});

test('[ACT-16] once what was bought is credited, the state is asked for anew, and at status 1 the balance too', async () => {
  wire.on(wallet.recharge3, qrWith({ amount: 100_000 }));
  const place = await openPage(record(0, 0));
  await tap(buttonOf(place, 'Deposit ₱1,000, + ₱500.00'));
  await shown();
  await sendForm(place);
  const [asked, refreshed] = [wire.asked(read).length, wire.asked(session.refreshData).length];
  wire.on(read, record(2, 1));
  wire.on(wallet.checkRechargeOrder, {
    ...exampleOf(wallet.checkRechargeOrder),
    isRechargeDone: true,
    status: ORDER_STATUS.done,
  });
  await tap(buttonOf(document, 'I’ve paid'));
  await pass(2_000);
  expect(wire.asked(read).length).toBeGreaterThan(asked);
  expect(wire.asked(session.refreshData).length).toBeGreaterThan(refreshed);
  expect(rows(place)[0]).toContain('Receive');
});

test('a pending deposit that may be the first is named on the page, and where the package is paid', async () => {
  const order = openOrder();
  wire.on(wallet.checkRechargeOrder, { ...exampleOf(wallet.checkRechargeOrder), isRechargeDone: false, status: 0 });
  const packageList = [{ propId: 2, price: 100_000, rewardList: [{ id: 2001, count: 50_000 }] }];
  const place = await openPage(record(0, 0), { openList: [order], packageList });
  expect(said(place, 'activity.firstPending')).toBeUndefined();
  const { deposits } = await import('#data/money/deposits.ts');
  await deposits.follow([order]);
  await shown();
  expect(said(place, 'activity.firstPending')).toContain('it counts as your first deposit instead.');
  await tap(buttonOf(place, 'Deposit ₱1,000, + ₱500.00'));
  await shown();
  expect(said(document.querySelector('dialog') ?? document, 'activity.firstPending')).toBeDefined();
});

test('a package that costs more than the player’s own limit leaves is not paid, and the limits are a tap away', async () => {
  const ownLimit = { left: 60_000, span: 'day', until: Date.now() + 3_600_000 };
  const place = await openPage(record(0, 0), { ownLimit });
  await tap(buttonOf(place, 'Deposit ₱1,000, + ₱500.00'));
  await shown();
  expect(said(document, 'deposit.ownLimit')).toContain('You can deposit ₱600 more today.');
  expect(document.querySelector('dialog a')?.getAttribute('href')).toBe('/profile/responsibility?limit=dailyDeposit');
  await sendForm(place);
  expect(wire.asked(wallet.recharge3)).toEqual([]);
});

test.each([
  [100_000, true],
  [99_999, false],
])('a package for ₱1,000 and an own limit of %i that leaves ₱600: its reset is told: %s', async (limit, resets) => {
  const ownLimit = { limit, left: 60_000, span: 'day', until: Date.now() + 3_600_000 };
  const place = await openPage(record(0, 0), { ownLimit });
  await tap(buttonOf(place, 'Deposit ₱1,000, + ₱500.00'));
  await shown();
  expect(seenText(document.body).includes('It resets on')).toBe(resets);
});

test('once the package is received the wallet names it no more', async () => {
  const list = (canReceive: number) => ({
    ...exampleOf(activities.getActivityIds),
    activityMap: { [ACTIVITY_TYPES.firstCharge]: { title: '', imgUrl: '', endTime: 0, canReceive } },
  });
  wire.on(activities.getActivityIds, list(1));
  wire.on(receive, { ...exampleOf(receive), state: record(2, 2, [2]) });
  const place = await openPage(record(2, 1));
  await visit('/lobby/wallets/deposit');
  expect(said(place, 'deposit.firstWaits')).toBeDefined();
  await visit('/activity/firstCharge');
  wire.on(activities.getActivityIds, list(0));
  await tap(buttonOf(screenOf(place), 'Receive'));
  await pass(400);
  await visit('/lobby/wallets/deposit');
  await pass(1_000);
  expect(said(place, 'deposit.firstWaits')).toBeUndefined();
});

test('offline nothing is bought and nothing claimed', async () => {
  const place = await openPage(record(0, 0));
  setOnline(false);
  await pass(400);
  expect(said(place, 'activity.noConnection')).toBeDefined();
  await tap(buttonOf(place, 'Deposit ₱500, + ₱200.00'));
  await pass(400);
  expect(document.querySelector('.deposit-form')).toBeNull();
});

test.each([
  [[2], 'Received'],
  [[], 'Receive'],
])('[STORE-13] at status 1 with %j in the list of received ones, the package of id 2 says %s', async (list, words) => {
  const place = await openPage(record(2, 1, list));
  expect(rows(place)).toEqual([expect.stringMatching(new RegExp(`${words}$`))]);
});

test.each([
  ['seconds', 1],
  ['milliseconds', 1_000],
])('[ACT-21] an end in %s is told as the same moment', async (_unit, times) => {
  const place = await openPage({ ...record(0, 0), expireTime: 1_893_456_000 * times });
  expect(place.querySelector('.promotion-period')?.textContent).toBe('Until Jan 1, 08:00');
});
