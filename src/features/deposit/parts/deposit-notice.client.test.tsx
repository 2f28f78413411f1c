import { expect, test, vi } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { session } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import { QUESTION_HEADER } from '#contract/envelope.ts';
import { cents } from '#shared/money.ts';
import { openPainted, screenOf, visit } from '../../../../tests/kit/client/app.tsx';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { CHANNELS, deposit, openDeposit, startedWith } from '../../../../tests/kit/client/deposit.tsx';
import { QUIET } from '../../../../tests/kit/client/home.ts';
import { leavePage, openLobby, resume, setNavigator } from '../../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const BEFORE = 100_000;
const AFTER = 150_000;

const sumOf = (place: Element) => {
  const shown = place.querySelector('.purse b')?.textContent ?? '';
  return Math.round(Number(shown.replaceAll(',', '')) * 100);
};
const readOf = (place: Element) => place.querySelector('.purse .visually-hidden')?.textContent ?? '';
const sparks = (place: Element) => place.querySelectorAll('.deposit-burst i').length;

const stands = (isRechargeDone: boolean, status: number) =>
  wire.on(wallet.checkRechargeOrder, { ...exampleOf(wallet.checkRechargeOrder), isRechargeDone, status });

/** Home, and a deposit that is credited while the player is there. */
async function credit({ coin = AFTER, isStill = false } = {}) {
  const felt: unknown[] = [];
  setNavigator({ vibrate: (ms: unknown) => felt.push(ms), userActivation: { hasBeenActive: true } });
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const found = matchMedia(query);
    if (query.includes('reduced-motion')) Object.defineProperty(found, 'matches', { value: isStill });
    return found;
  });
  const place = await openPainted('/lobby/home', { config: QUIET, user: { coin: cents(BEFORE) } });
  wire.on(wallet.checkRechargeOrder, {
    ...exampleOf(wallet.checkRechargeOrder),
    isRechargeDone: true,
    status: ORDER_STATUS.done,
    amount: 50_000,
    bonus: 2_500,
  });
  wire.on(session.refreshData, { ...exampleOf(session.refreshData), coin });
  const { deposits } = await import('#data/money/deposits.ts');
  void deposits.follow([{ orderId: 'PD-1', amount: 50_000 }]);
  await pass(4_990);
  return { place, felt };
}

/** The balances that the header goes through, and the most sparks at a time. */
async function watch(place: Element, ms: number) {
  const seen: number[] = [];
  let most = 0;
  for (let passed = 0; passed < ms; passed += 50) {
    await pass(50);
    if (seen.at(-1) !== sumOf(place)) seen.push(sumOf(place));
    most = Math.max(most, sparks(place));
  }
  return { seen, most };
}

test('a deposit that is credited elsewhere is told once, felt once, and the balance counts up to it', async () => {
  const { place, felt } = await credit();
  expect(sumOf(place)).toBe(BEFORE);
  await pass(50);
  expect(readOf(place)).toContain('₱1,500.00');
  const { seen, most } = await watch(place, 1_500);
  expect(seen.length).toBeGreaterThan(3);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect([seen.at(-1), most]).toEqual([AFTER, 12]);
  expect(said(place, 'deposit.credited')).toBe('₱500.00 with a bonus of ₱25.00 is in your balance.');
  await pass(60_000);
  expect([said(place, 'deposit.credited'), sumOf(place), sparks(place), felt]).toEqual([undefined, AFTER, 0, [40]]);
});

/** The list of promotions, in which these have something to receive. */
const ready = (...types: number[]) => ({
  ...exampleOf(activities.getActivityIds),
  activityMap: Object.fromEntries(
    [20, 39, 40].map((type) => [
      type,
      { title: 'One', imgUrl: '', endTime: 0, canReceive: types.includes(type) ? 1 : 0 },
    ]),
  ),
});
const giftOf = (place: Element | undefined) => place?.querySelector('.deposit-gift a')?.getAttribute('href');

test('what a deposit that is credited elsewhere has made ready is a tap away until the player puts it away', async () => {
  wire.on(activities.getActivityIds, ready());
  const { place } = await credit();
  const gift = () => giftOf(place);
  wire.on(activities.getActivityIds, ready(39));
  await pass(20_000);
  expect([said(place, 'deposit.credited'), gift()]).toEqual([undefined, '/activity/firstCharge']);
  const close = buttonOf(place, 'Close');
  close?.focus();
  await tap(close);
  expect(gift()).toBeUndefined();
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test.each([
  ['on its own page, to which a link would lead nowhere', '/activity/firstCharge'],
  ['in the wallet, which names it itself', '/lobby/wallets/deposit'],
])('a gift is not offered %s', async (_where, address) => {
  wire.on(activities.getActivityIds, ready());
  const { place } = await credit();
  wire.on(activities.getActivityIds, ready(39));
  await pass(20_000);
  await visit(address);
  expect(giftOf(place)).toBeUndefined();
  await visit('/about');
  expect(giftOf(place)).toBe('/activity/firstCharge');
});

test('a gift that is put away while the sparks still fly stays away', async () => {
  wire.on(activities.getActivityIds, ready());
  const { place } = await credit();
  wire.on(activities.getActivityIds, ready(39));
  await pass(100);
  expect([giftOf(place), sparks(place)]).toEqual(['/activity/firstCharge', 12]);
  await tap(buttonOf(place, 'Close'));
  await pass(20_000);
  expect(giftOf(place)).toBeUndefined();
});

test('a gift and a question about money stand one above the other in the place of notices', async () => {
  wire.on(activities.getActivityIds, ready());
  const { place } = await credit();
  wire.on(activities.getActivityIds, ready(39));
  await pass(20_000);
  wire.on(wallet.recharge3, 'refused');
  const { moveMoney } = await import('#data/money/asked.ts');
  void moveMoney(wallet.recharge3, { amount: cents(50_000), version: 4, actType: 1, rechargeType: 2 });
  await pass(500);
  const [notices, ...others] = place.querySelectorAll('.notice-place');
  expect(others).toEqual([]);
  expect([notices && said(notices, 'money.checking') !== undefined, giftOf(notices)]).toEqual([
    true,
    '/activity/firstCharge',
  ]);
});

test('a second deposit leads to what it has made ready itself, and to nothing that was ready as it started', async () => {
  wire.on(activities.getActivityIds, ready());
  const { place } = await credit();
  wire.on(activities.getActivityIds, ready(39));
  await pass(20_000);
  await tap(buttonOf(place, 'Close'));
  const refresh = async () => (await import('#data/ask/use-answer.ts')).refreshShown();
  wire.on(activities.getActivityIds, ready(39, 20));
  await refresh();
  await pass(1_000);
  const { deposits } = await import('#data/money/deposits.ts');
  void deposits.follow([{ orderId: 'PD-2', amount: 50_000 }]);
  await pass(1_000);
  wire.on(activities.getActivityIds, ready(39, 20, 40));
  await pass(20_000);
  expect(giftOf(place)).toBe('/activity/inviteFriends');
});

test('with reduced motion the words come alone', async () => {
  const { place, felt } = await credit({ isStill: true });
  const { seen, most } = await watch(place, 1_500);
  expect(said(place, 'deposit.credited')).toBeDefined();
  expect(seen.filter((sum) => sum !== BEFORE)).toEqual([AFTER]);
  expect([most, felt]).toEqual([0, []]);
});

test('a balance that has fallen meanwhile is shown as it is', async () => {
  const { place } = await credit({ coin: 90_000 });
  const { seen } = await watch(place, 1_500);
  expect(seen.filter((sum) => sum !== BEFORE)).toEqual([90_000]);
});

test('a bet while the balance counts up shows the balance', async () => {
  const { place } = await credit();
  await pass(500);
  expect(sumOf(place)).toBeLessThan(AFTER);
  const { mergePlayer } = await import('#data/player/session.ts');
  await mergePlayer({ coin: cents(BEFORE - 500) });
  await settle();
  await pass(50);
  expect(sumOf(place)).toBe(BEFORE - 500);
});

/** On home, after a deposit whose answer the line has lost. */
async function loseDeposit() {
  const place = await openPainted('/lobby/home', { config: { ...QUIET, appRechargeTypeList: CHANNELS }, user: {} });
  wire.on(wallet.recharge3, 'refused');
  const { moveMoney } = await import('#data/money/asked.ts');
  void moveMoney(wallet.recharge3, { amount: cents(50_000), version: 4, actType: 1, rechargeType: 2 });
  await pass(500);
  return place;
}

const card = (place: Element) => {
  const found = screenOf(place).querySelector('.welcome-card');
  return found ? seenText(found).replace(/ · As of.*/, '') : undefined;
};

test('a deposit whose answer was lost is followed from home: asked about, there, credited, told once', async () => {
  const place = await loseDeposit();
  expect(card(place)).toContain('Deposit of ₱500.00Checking if it started');
  expect(buttonOf(place, 'Open: Deposit of ₱500.00')?.getAttribute('href')).toBe('/lobby/wallets/deposit');
  stands(false, ORDER_STATUS.pending);
  wire.on(wallet.recharge3, startedWith({ payUrl: '/pay' }));
  await pass(4_000);
  expect(card(place)).toContain('Deposit of ₱500.00Waiting for your payment');
  expect(buttonOf(place, 'Open: Deposit of ₱500.00')?.getAttribute('href')).toBe('/lobby/wallets/deposit?order=PD-1');
  expect(wire.asked(wallet.tradeInfo)).toEqual([]);
  stands(true, ORDER_STATUS.done);
  const told = new Set<Element | null>();
  for (let seconds = 0; seconds < 30; seconds += 1) {
    await pass(1_000);
    told.add(place.querySelector('[data-msg-key="deposit.credited"]'));
  }
  expect([[...told].filter(Boolean).length, card(place)]).toEqual([1, undefined]);
  expect(wire.asked(wallet.recharge3).filter(({ headers }) => !headers.has(QUESTION_HEADER))).toHaveLength(1);
});

test('what a lost answer has begun is still followed after the page was closed at once', async () => {
  const place = await loseDeposit();
  stands(false, ORDER_STATUS.pending);
  wire.on(wallet.recharge3, startedWith({ payUrl: '/pay' }));
  await pass(4_000);
  expect(card(place)).toContain('Waiting for your payment');
  await leavePage();
  await openLobby(QUIET);
  await resume();
  const { deposits } = await import('#data/money/deposits.ts');
  await deposits.resume();
  expect(deposits.open.value).toMatchObject([{ orderId: 'PD-1', amount: 50_000, channelName: 'GCash' }]);
});

test('a deposit that is asked about stands among those under way, by its way', async () => {
  wire.on(wallet.recharge3, 'refused');
  const place = await openDeposit({ user: { totalRecharge: cents(75_000) } });
  await deposit(place, 'GCash');
  const [asked] = place.querySelectorAll('.deposit-open li');
  expect(asked && seenText(asked)).toBe('₱200.00 with GCashChecking if it started');
});
