import { expect, test } from 'vitest';
import { COIN_KINDS, ORDER_STATUS, ROUND_STATUS } from '#contract/money-enums.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { records } from '#contract/records.ts';
import { wallet } from '#contract/wallet.ts';
import { DAY_MS } from '#shared/durations.ts';
import { buttonOf, draw, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const listOf = (...list: object[]) => ({ code: 200, errcode: 0, total: list.length, list });
const example = (row: Parameters<typeof exampleOf>[0]) => (exampleOf(row)['list'] as object[])[0] ?? {};

async function openTransactions(address = '/record/transaction'): Promise<HTMLElement> {
  await openLobby();
  await signIn();
  goTo(address);
  const { TransactionsScreen } = await import('./transactions-screen.tsx');
  const place = await draw(<TransactionsScreen />);
  await pass(400);
  return place;
}

const rows = (place: Element) => Array.from(place.querySelectorAll('.record-row'), seenText);

async function choose(place: HTMLElement, name: string) {
  await tap(buttonOf(place, name));
  await pass(400);
  return rows(place);
}

test('[CALL-27] movements and bets are history of their own calls, on the records and in the report', async () => {
  const place = await openTransactions();
  expect(wire.asked(records.appUserCoinDetail)).not.toHaveLength(0);
  expect(wire.asked(records.betRecord)).toHaveLength(0);
  await choose(place, 'Bets');
  expect(wire.asked(records.betRecord)).not.toHaveLength(0);
  const before = wire.asked(records.betRecord).length;
  goTo('/profile/report');
  const { ReportScreen } = await import('./report-screen.tsx');
  await draw(<ReportScreen />);
  await pass(400);
  expect(wire.asked(records.betRecord).length).toBeGreaterThan(before);
});

test('[WALLET-22] deposits, withdrawals, bets and movements are listed from their calls, in pesos', async () => {
  const orders = { amount: 12_345, orderId: 'X-1' };
  wire.on(records.appUserCoinDetail, listOf({ ...example(records.appUserCoinDetail), amount: 6_789 }));
  wire.on(
    records.getRechargeRecord,
    listOf({ ...example(records.getRechargeRecord), ...orders, channelName: 'GCash', status: ORDER_STATUS.done }),
  );
  wire.on(
    records.getExchangeOrder,
    listOf({ ...example(records.getExchangeOrder), ...orders, status: ORDER_STATUS.reviewing }),
  );
  wire.on(
    records.betRecord,
    listOf({ ...example(records.betRecord), bet: 500, win: 1_500, status: ROUND_STATUS.settled }),
  );
  const place = await openTransactions();
  expect(rows(place)[0]).toContain('+₱67.89');
  expect((await choose(place, 'Deposits'))[0]).toMatch(/GCash.*X-1.*\+₱123\.45.*Credited/);
  expect((await choose(place, 'Withdrawals'))[0]).toMatch(/-₱123\.45.*Being checked/);
  expect((await choose(place, 'Bets'))[0]).toMatch(/Bet ₱5\.00.*Won ₱15\.00/);
});

test.each([
  [ORDER_STATUS.pending, 'Waiting for your payment'],
  [ORDER_STATUS.expired, 'Not paid in time'],
  [ORDER_STATUS.refused, 'Not paid'],
])('a deposit that stands at %i is told as "%s", and its amount as no gain', async (status, words) => {
  wire.on(records.getRechargeRecord, listOf({ ...example(records.getRechargeRecord), amount: 50_000, status }));
  const [row] = await choose(await openTransactions(), 'Deposits');
  expect(row).toContain(words);
  expect(row).not.toContain('+₱');
});

test('the list of one kind is never joined to that of another, nor is the focus taken from the tabs', async () => {
  wire.on(records.getRechargeRecord, listOf(example(records.getRechargeRecord)));
  wire.on(records.getExchangeOrder, listOf());
  const place = await openTransactions();
  expect(await choose(place, 'Deposits')).toHaveLength(1);
  const tab = buttonOf(place, 'Withdrawals');
  tab?.focus();
  expect(await choose(place, 'Withdrawals')).toHaveLength(0);
  expect(document.activeElement).toBe(tab);
});

test('without a connection a filter that was never asked for shows what the newest movements have of it, without sums', async () => {
  const movement = { ...example(records.appUserCoinDetail), createTime: Date.now() };
  const before = Date.now() - 20 * DAY_MS;
  wire.on(
    records.appUserCoinDetail,
    listOf(
      { ...movement, id: 3, kind: COIN_KINDS.reward, amount: 300 },
      { ...movement, id: 2, kind: COIN_KINDS.bet, amount: -200 },
      { ...movement, id: 1, kind: COIN_KINDS.reward, amount: 100, createTime: before },
    ),
  );
  const place = await openTransactions();
  expect(rows(place)).toHaveLength(3);
  setOnline(false);
  expect((await choose(place, 'Rewards')).map((row) => row.match(/\+₱[\d.]+/)?.[0])).toEqual(['+₱3.00', '+₱1.00']);
  expect([seenText(place), place.querySelector('.record-totals')]).toEqual([
    expect.stringContaining('The rest shows once it’s back'),
    null,
  ]);
  expect(seenText(place.querySelector('.page-age') as Element)).toContain('Saved');
  expect(await choose(place, '7 days')).toHaveLength(1);
  // Of what it has none of, nothing is said to be there.
  expect([await choose(place, 'Wins'), said(place, 'common.needsConnection') !== undefined]).toEqual([[], true]);
  const asked = wire.asked(records.appUserCoinDetail).length;
  setOnline(true);
  await pass(2_000);
  expect(wire.asked(records.appUserCoinDetail).length).toBeGreaterThan(asked);
});

test('with a connection a filter that fails says so, and shows no rows of another list', async () => {
  wire.on(records.appUserCoinDetail, listOf({ ...example(records.appUserCoinDetail), kind: COIN_KINDS.reward }));
  const place = await openTransactions();
  expect(rows(place)).toHaveLength(1);
  wire.on(records.appUserCoinDetail, refusal(PROTOCOL_ERRORS.notArrived.errcode));
  expect([await choose(place, 'Rewards'), buttonOf(place, 'Try again') !== undefined]).toEqual([[], true]);
});

test('a deposit that is still to be paid stands above the movements, which do not tell of it', async () => {
  wire.on(records.getRechargeRecord, listOf(example(records.getRechargeRecord)));
  const place = await openTransactions();
  const { deposits } = await import('#data/money/deposits.ts');
  void deposits.follow([{ orderId: 'PD-1', amount: 50_000 }]);
  await pass(100);
  const way = () => buttonOf(place, 'Open: Deposit of ₱500.00')?.getAttribute('href');
  expect(way()).toBe('/lobby/wallets/deposit?order=PD-1');
  await choose(place, 'Deposits');
  expect(way()).toBeUndefined();
});

test('a deposit whose answer was lost is found under the kind of deposits, which the address may name, while it is asked about', async () => {
  wire.on(records.getRechargeRecord, listOf(example(records.getRechargeRecord)));
  wire.on(wallet.recharge3, 'refused');
  const place = await openTransactions('/record/transaction?kind=deposit');
  expect(rows(place)).toHaveLength(1);
  const { moveMoney } = await import('#data/money/asked.ts');
  await moveMoney(wallet.recharge3, { amount: 50_000, version: 4, actType: 1, rechargeType: 1 });
  await pass(100);
  expect(buttonOf(place, 'Open: Deposit of ₱500.00')?.getAttribute('href')).toBe('/lobby/wallets/deposit');
  wire.on(wallet.recharge3, refusal(PROTOCOL_ERRORS.notArrived.errcode));
  await pass(5_000);
  expect(buttonOf(place, 'Open: Deposit of ₱500.00')).toBeUndefined();
});

test.each([
  [ORDER_STATUS.refused, 'unpaid'],
  [ORDER_STATUS.done, 'done'],
])('the story of a withdrawal that stands at %i ends at a step marked as %s', async (status, mark) => {
  wire.on(
    records.getExchangeOrder,
    listOf({ ...example(records.getExchangeOrder), createTime: 1_000, finishTime: 2_000, status }),
  );
  const place = await openTransactions('/record/transaction?kind=withdrawal');
  await tap(place.querySelector('.record-row button'));
  await pass(100);
  const steps = Array.from(document.querySelectorAll('.record-moments li'), (step) => step.getAttribute('data-is'));
  expect([steps[0], steps.at(-1)]).toEqual(['done', mark]);
});

test('where there are no deposits the way on is a deposit, and where there are no bets it is a game', async () => {
  wire.on(records.getRechargeRecord, listOf());
  wire.on(records.betRecord, listOf());
  const place = await openTransactions();
  await choose(place, 'Deposits');
  expect(buttonOf(place, 'Deposit')?.getAttribute('href')).toBe('/lobby/wallets/deposit');
  expect(buttonOf(place, 'Go to games')).toBeUndefined();
  await choose(place, 'Bets');
  expect(buttonOf(place, 'Go to games')?.getAttribute('href')).toBe('/lobby/home');
});
