import { expect, test } from 'vitest';
import { records } from '#contract/records.ts';
import { buttonOf, draw, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';

const ok = { code: 200, errcode: 0 };
const none = { ...ok, list: [], total: 0, moneyIn: 0, moneyOut: 0, bet: 0, win: 0, stepList: [] };

async function open() {
  const { ReportScreen } = await import('./report-screen.tsx');
  const place = await draw(<ReportScreen />);
  await pass(400);
  return place;
}

async function begin() {
  await openLobby();
  await signIn();
  goTo('/profile/report');
}

test('[ROUTE-45] the difference of wins and bets stands first, a loss as a loss, then what went in and out', async () => {
  wire.on(records.betRecord, { ...none, total: 3, bet: 90_000, win: 45_050, moneyIn: 45_050, moneyOut: 90_000 });
  wire.on(records.getRechargeRecord, { ...none, total: 1, moneyIn: 100_000 });
  wire.on(records.getExchangeOrder, none);
  await begin();
  const place = await open();
  expect(place.querySelector('h1')?.textContent).toBe('My play summary');
  expect([...place.querySelectorAll('dd')].map((sum) => sum.textContent)).toEqual([
    '-₱449.50',
    '₱900.00',
    '₱450.50',
    '₱1,000.00',
    '₱0.00',
  ]);
  expect(wire.asked(records.betRecord).at(-1)?.body).toMatchObject({ lastDays: 7 });
  await tap(buttonOf(place, '30 days'));
  await pass(400);
  expect(wire.asked(records.betRecord).at(-1)?.body).toMatchObject({ lastDays: 30 });
});

test('a time without bets says so', async () => {
  for (const row of [records.betRecord, records.getRechargeRecord, records.getExchangeOrder]) wire.on(row, none);
  await begin();
  expect(said(await open(), 'report.none')).toBe('No bets in this period.');
});

test('without a connection the last report is read, with its age', async () => {
  wire.on(records.betRecord, { ...none, total: 1, bet: 500, win: 0, moneyOut: 500 });
  await begin();
  await open();
  setOnline(false);
  await pass(120_000);
  const place = await open();
  expect(seenText(place)).toContain('₱5.00');
  expect(seenText(place.querySelector('.page-age') ?? place)).not.toBe('');
});

test('game by game the difference stands first, as a table, and is read without a connection with its age', async () => {
  wire.on(records.betRecord, { ...none, total: 2, bet: 9_000, win: 5_000, moneyIn: 5_000, moneyOut: 9_000 });
  wire.on(records.betsByGame, {
    ...ok,
    list: [{ id: 1002, gameName: 'Koi Rush', bet: 6_000, win: 1_500 }],
    games: 3,
    bet: 9_000,
    win: 5_000,
  });
  await begin();
  const rows = (place: ParentNode) =>
    [...place.querySelectorAll('section[aria-label="Game by game"] tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
  const told = [
    ['Game', 'Net', 'Bets', 'Wins'],
    ['Koi Rush', '-₱45.00', '₱60.00', '₱15.00'],
    ['2 more games', '₱5.00', '₱30.00', '₱35.00'],
  ];
  expect(rows(await open())).toEqual(told);
  expect(wire.asked(records.betsByGame).at(-1)?.body).toMatchObject({ lastDays: 7 });
  setOnline(false);
  await pass(120_000);
  expect(rows(await open())).toEqual(told);
});
