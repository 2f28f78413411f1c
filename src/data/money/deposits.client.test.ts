import { expect, test, vi } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { WALLET } from '#contract/errcodes.ts';
import { session } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import { leavePage, openLobby, resume, setOnline, setVisibility, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../tests/kit/client/wire.ts';

const { checkRechargeOrder } = wallet;
const standing = (isRechargeDone: boolean, status: number) => ({
  ...exampleOf(checkRechargeOrder),
  amount: 50_000,
  isRechargeDone,
  status,
});
const ORDER = { orderId: 'PD-1', amount: 50_000 };
const checks = () => wire.asked(checkRechargeOrder).length;

async function begin(logIn: () => Promise<void> = signIn) {
  await openLobby();
  await logIn();
  return (await import('./deposits.ts')).deposits;
}

test('an order is asked about with longer and longer pauses, until it is credited', async () => {
  wire.on(checkRechargeOrder, standing(false, ORDER_STATUS.pending));
  const deposits = await begin();
  void deposits.follow([ORDER, ORDER]);
  await pass(4_900);
  expect(checks()).toBe(0);
  await pass(200);
  expect(checks()).toBe(1);
  await pass(9_800);
  expect(checks()).toBe(1);
  await pass(400);
  expect(checks()).toBe(2);
  wire.on(checkRechargeOrder, standing(true, ORDER_STATUS.done));
  await pass(21_000);
  expect(deposits.untold.value).toEqual([{ ...ORDER, how: 'credited' }]);
  deposits.noteTold(ORDER.orderId);
  expect(deposits.untold.value).toEqual([]);
  // A list from before still names it.
  void deposits.follow([ORDER]);
  const asked = checks();
  await pass(120_000);
  expect(checks()).toBe(asked);
});

test.each([
  ['was not paid', standing(false, ORDER_STATUS.refused), 'notPaid'],
  ['was not paid in time', standing(false, ORDER_STATUS.expired), 'late'],
  ['the server knows nothing of', refusal(WALLET.notFound), undefined],
] as const)('an order that %s is asked about no more', async (_what, answer, how) => {
  wire.on(checkRechargeOrder, answer);
  const deposits = await begin();
  void deposits.follow([ORDER]);
  await pass(6_000);
  expect(deposits.untold.value[0]?.how).toBe(how);
  await pass(60_000);
  expect(checks()).toBe(1);
});

test('nothing is asked while nobody looks or without a connection, and it goes on afterwards', async () => {
  wire.on(checkRechargeOrder, standing(false, ORDER_STATUS.pending));
  const deposits = await begin();
  void deposits.follow([ORDER]);
  setVisibility('hidden');
  await pass(60_000);
  expect(checks()).toBe(0);
  setVisibility('visible');
  setOnline(false);
  await pass(60_000);
  expect(checks()).toBe(0);
  setOnline(true);
  await pass(6_000);
  expect(checks()).toBeGreaterThan(0);
});

test('who comes back to the page, maybe from the bank’s app, is told what became of it a second later', async () => {
  wire.on(checkRechargeOrder, standing(true, ORDER_STATUS.done));
  const deposits = await begin();
  void deposits.follow([ORDER]);
  setVisibility('hidden');
  await pass(60_000);
  setVisibility('visible');
  await pass(1_100);
  expect(deposits.untold.value).toEqual([{ ...ORDER, how: 'credited' }]);
});

test('what an earlier visit has left open is asked about by the next, and never for another player', async () => {
  wire.on(checkRechargeOrder, standing(false, ORDER_STATUS.pending));
  await (await begin()).follow([ORDER]);
  await pass(100);
  await leavePage();
  const later = await begin(resume);
  await later.resume();
  await pass(1_100);
  expect(checks()).toBe(1);
  await leavePage();
  const other = await begin(() => signIn({ id: 8, token: 'ben-token' }));
  await other.resume();
  await pass(60_000);
  expect(checks()).toBe(1);
});

test('what comes after its time is told by a later visit, once', async () => {
  wire.on(checkRechargeOrder, standing(false, ORDER_STATUS.expired));
  await (await begin()).follow([ORDER]);
  await pass(6_000);
  await leavePage();
  const later = await begin(resume);
  await later.resume();
  expect(later.untold.value).toEqual([]);
  await leavePage();
  wire.on(checkRechargeOrder, standing(true, ORDER_STATUS.done));
  const latest = await begin(resume);
  await latest.resume();
  expect(latest.untold.value).toEqual([{ ...ORDER, how: 'credited' }]);
  await pass(100);
  await leavePage();
  const asked = checks();
  await (await begin(resume)).resume();
  expect(checks()).toBe(asked);
});

test('a deposit whose time has long been over is asked about no more', async () => {
  wire.on(checkRechargeOrder, standing(false, ORDER_STATUS.cancelled));
  await (await begin()).follow([ORDER]);
  await pass(6_000);
  await leavePage();
  const asked = checks();
  vi.setSystemTime(Date.now() + 3 * 24 * 60 * 60_000);
  await (await begin(resume)).resume();
  expect(checks()).toBe(asked);
});

test('it ends once however many ask, with the amount that came, and a sheet that shows it tells it alone', async () => {
  wire.on(checkRechargeOrder, { ...standing(true, ORDER_STATUS.done), amount: 49_900 });
  const deposits = await begin();
  void deposits.follow([ORDER]);
  deposits.noteTold(ORDER.orderId);
  expect(await Promise.all([deposits.ask(ORDER), deposits.ask(ORDER)])).toEqual(['ended', 'ended']);
  expect(deposits.endingOf(ORDER.orderId)).toEqual({ ...ORDER, amount: 49_900, how: 'credited' });
  expect(deposits.untold.value).toEqual([]);
});

test('of two that end while nobody is told, each is told', async () => {
  wire.on(checkRechargeOrder, standing(true, ORDER_STATUS.done));
  const deposits = await begin();
  void deposits.follow([ORDER, { ...ORDER, orderId: 'PD-2' }]);
  await pass(5_100);
  expect(deposits.untold.value.map(({ orderId }) => orderId)).toEqual(['PD-1', 'PD-2']);
});

test('a sheet that is closed before the end tells nothing more', async () => {
  wire.on(checkRechargeOrder, standing(true, ORDER_STATUS.done));
  const deposits = await begin();
  void deposits.follow([ORDER]);
  deposits.noteTold(ORDER.orderId);
  deposits.noteUntold(ORDER.orderId);
  await pass(5_100);
  expect(deposits.untold.value).toHaveLength(1);
});

test('a player who logs in meanwhile is told nothing of the deposit of the one before', async () => {
  const late = wire.later();
  wire.on(checkRechargeOrder, () => late.reply);
  const deposits = await begin();
  void deposits.follow([ORDER]);
  const asked = deposits.ask(ORDER);
  await signIn({ id: 8, token: 'ben-token' });
  late.arrives(standing(true, ORDER_STATUS.done));
  expect(await asked).toBe('unasked');
  expect([deposits.untold.value, deposits.endingOf(ORDER.orderId)]).toEqual([[], undefined]);
});

test('what a sheet has told is told, though the sheet is closed afterwards', async () => {
  wire.on(checkRechargeOrder, standing(true, ORDER_STATUS.done));
  const deposits = await begin();
  void deposits.follow([ORDER]);
  deposits.noteTold(ORDER.orderId);
  await deposits.ask(ORDER);
  deposits.noteUntold(ORDER.orderId);
  expect(deposits.untold.value).toEqual([]);
});

test('however long it takes, it is asked about every half minute, and at once when the connection is back', async () => {
  wire.on(checkRechargeOrder, standing(false, ORDER_STATUS.pending));
  const deposits = await begin();
  void deposits.follow([ORDER]);
  await pass(10 * 60_000);
  const asked = checks();
  await pass(10 * 60_000);
  expect(checks() - asked).toBe(20);
  setOnline(false);
  await pass(10_000);
  setOnline(true);
  await pass(1_100);
  expect(checks() - asked).toBe(21);
});

test('a credit brings what came with it, and the balance after it', async () => {
  wire.on(checkRechargeOrder, { ...standing(true, ORDER_STATUS.done), bonus: 2_500 });
  wire.on(session.refreshData, { ...exampleOf(session.refreshData), coin: 777 });
  const deposits = await begin();
  void deposits.follow([ORDER]);
  expect(deposits.isAny.value).toBe(true);
  await deposits.ask(ORDER);
  await pass(100);
  const { player } = await import('../player/session.ts');
  expect([deposits.endingOf(ORDER.orderId)?.bonus, player.value?.user.coin]).toEqual([2_500, 777]);
  expect([deposits.open.value, deposits.isAny.value]).toEqual([[], true]);
});

test('of two deposits only the one that is reviewed is said to be', async () => {
  wire.on(checkRechargeOrder, standing(false, ORDER_STATUS.reviewing));
  const deposits = await begin();
  void deposits.follow([ORDER, { ...ORDER, orderId: 'PD-2' }]);
  expect(await deposits.ask(ORDER)).toBe('reviewing');
  expect(deposits.open.value.map(({ orderId, isReviewed }) => [orderId, isReviewed])).toEqual([
    ['PD-1', true],
    ['PD-2', undefined],
  ]);
});

test('the next player on this phone has none of the deposits of the one before, and none is asked about for them', async () => {
  wire.on(checkRechargeOrder, standing(false, ORDER_STATUS.expired));
  const deposits = await begin();
  void deposits.follow([ORDER]);
  await deposits.ask(ORDER);
  wire.on(checkRechargeOrder, standing(false, ORDER_STATUS.pending));
  void deposits.follow([{ ...ORDER, orderId: 'PD-2' }]);
  const asked = checks();
  await signIn({ id: 8, token: 'ben-token' });
  await pass(60_000);
  expect([deposits.isAny.value, deposits.open.value, deposits.untold.value]).toEqual([false, [], []]);
  expect(checks()).toBe(asked);
});
