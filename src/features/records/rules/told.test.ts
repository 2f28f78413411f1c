import { afterEach, expect, test } from 'vitest';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { COIN_KINDS, COIN_SOURCES, ORDER_STATUS, ROUND_STATUS } from '#contract/money-enums.ts';
import { fil as promotionsFil } from '#page/promotions/text.fil.ts';
import { cents } from '#shared/money.ts';
import { speak } from '#ui/spoken.ts';
import { fil } from '../text.fil.ts';
import { text } from '../text.ts';
import { tellBet, tellDeposit, tellMovement, tellWithdrawal } from './told.ts';

afterEach(() => speak({}));

const AT = Date.parse('2026-11-20T02:42:05Z');
const deposit = {
  id: 'PD-1',
  orderId: 'PD-1',
  amount: cents(50_000),
  bonus: cents(2_500),
  actType: 1,
  rechargeType: 1,
  channelName: 'GCash',
  status: ORDER_STATUS.done as number,
  reference: 'INSTAPAY-0001',
  createTime: AT,
  finishTime: AT + 60_000,
};
const withdrawal = {
  id: 'PW-1',
  orderId: 'PW-1',
  amount: cents(50_000),
  fee: cents(0),
  status: ORDER_STATUS.done as number,
  channelName: 'GCash',
  bankName: 'GCash',
  cardNum: '•••• 4821',
  reason: '',
  createTime: AT,
  heldTime: 0,
  approvedTime: 0,
  sentTime: 0,
  finishTime: 0,
};
const bet = {
  id: 7,
  gameId: 1001,
  gameName: 'Koi Rush',
  bet: cents(500),
  win: cents(0),
  status: ROUND_STATUS.settled as number,
  createTime: AT,
  finishTime: AT + 1_000,
};

test('the story of a deposit has its times, its way, its amount, its bonus and its reference', () => {
  expect(tellDeposit(deposit)).toMatchObject({
    reference: 'PD-1',
    moments: [
      { name: 'You requested it', at: AT },
      { name: 'Credited', at: AT + 60_000 },
    ],
    facts: [
      ['Paid with', 'GCash'],
      ['Amount', '₱500.00'],
      ['Bonus', '+₱25.00'],
      ['Payment reference', 'INSTAPAY-0001'],
    ],
  });
});

test.each([
  [ORDER_STATUS.done, 50_000],
  [ORDER_STATUS.pending, 0],
  [ORDER_STATUS.refused, 0],
  [ORDER_STATUS.expired, 0],
  [ORDER_STATUS.reviewing, 0],
  [ORDER_STATUS.cancelled, 0],
  [99, 0],
])('a deposit that stands at %i adds %i to what came in', (status, moneyIn) => {
  expect(tellDeposit({ ...deposit, status })).toMatchObject({ moneyIn, moneyOut: 0 });
});

test.each([
  [ORDER_STATUS.done, 50_000],
  [ORDER_STATUS.pending, 50_000],
  [ORDER_STATUS.reviewing, 50_000],
  [ORDER_STATUS.refused, 0],
  [ORDER_STATUS.expired, 0],
  [ORDER_STATUS.cancelled, 0],
])('a withdrawal that stands at %i adds %i to what went out', (status, moneyOut) => {
  expect(tellWithdrawal({ ...withdrawal, status })).toMatchObject({ moneyIn: 0, moneyOut });
});

test('the rows of withdrawals with a minus add up to what went out: one that came back has none', () => {
  const { done, pending, reviewing, refused, expired, cancelled } = ORDER_STATUS;
  const rows = [done, refused, pending, expired, reviewing, cancelled].map((status, at) =>
    tellWithdrawal({ ...withdrawal, status, amount: cents(10_000 * (at + 1)) }),
  );
  expect(rows.map(({ sum }) => sum)).toEqual(['-₱100.00', '₱200.00', '-₱300.00', '₱400.00', '-₱500.00', '₱600.00']);
  expect(rows.reduce((total, { moneyOut }) => total + moneyOut, 0)).toBe(10_000 + 30_000 + 50_000);
  expect(rows.map(({ isUnpaid }) => isUnpaid)).toEqual([false, true, false, true, false, true]);
});

test('an account is named as it is where money is withdrawn', () => {
  expect(tellWithdrawal(withdrawal).name).toBe('GCash •••• 4821');
});

test('a withdrawal that came back says why, and no time that nobody knows', () => {
  const told = tellWithdrawal({ ...withdrawal, status: ORDER_STATUS.refused, reason: 'No such account' });
  // Its row has room for how it stands; the reason is in its story.
  expect([told.note, told.standing]).toEqual([
    'Not paid, money returned',
    'Not paid, money returned · No such account',
  ]);
  expect(told.facts).toContainEqual(['Reason', 'No such account']);
  expect(told.moments[1]).toEqual({ name: 'Not paid, money returned', at: undefined });
  expect(told.outcome).toBe('₱500.00');
});

test('a withdrawal tells each step with its own time', () => {
  const times = { heldTime: AT + 1_000, approvedTime: AT + 2_000, sentTime: AT + 3_000 };
  const told = tellWithdrawal({ ...withdrawal, ...times, finishTime: AT + 4_000 });
  expect(told.moments).toEqual([
    { name: 'You requested it', at: AT },
    { name: 'Being checked', at: AT + 1_000 },
    { name: 'Approved', at: AT + 2_000 },
    { name: 'Sent to your bank', at: AT + 3_000 },
    { name: 'Paid', at: AT + 4_000 },
  ]);
  const underWay = tellWithdrawal({ ...withdrawal, ...times, status: ORDER_STATUS.pending });
  expect(underWay.moments.at(-1)).toEqual({ name: 'Sent to your bank', at: AT + 3_000 });
  // The bank has not said yet that it has it.
  const approved = tellWithdrawal({ ...withdrawal, ...times, sentTime: 0, status: ORDER_STATUS.pending });
  expect(approved.moments.at(-1)).toEqual({ name: 'Approved', at: AT + 2_000 });
  expect(approved.standing).toBe('Approved');
});

test('a round tells its bets, its wins, what they came to, and where its movements are found', () => {
  const lost = tellBet(bet);
  expect(lost).toMatchObject({ outcome: '-₱5.00', moneyOut: 500, moneyIn: 0, betId: 7, reference: 'B-7' });
  expect(lost.facts).toEqual([
    ['Game', 'Koi Rush'],
    ['Bets', '₱5.00'],
    ['Wins', '₱0.00'],
  ]);
  expect(tellBet({ ...bet, bet: cents(0), status: ROUND_STATUS.undone }).standing).toBe('Bet returned');
});

const movement = {
  id: 91,
  title: 'X',
  createTime: AT,
  orderId: '',
  betId: 0,
  gameName: '',
  activity: '',
  source: 0,
  balance: cents(900),
};

test('a movement tells what it was, the balance on both sides, and the order that it belongs to', () => {
  const out = tellMovement({ ...movement, kind: COIN_KINDS.withdrawal, amount: cents(-100), orderId: 'PW-1' });
  expect(out).toMatchObject({ what: 'Withdrawal', moneyOut: 100, moneyIn: 0, reference: 'PW-1' });
  expect(out.facts).toEqual([
    ['Balance before', '₱10.00'],
    ['Balance after', '₱9.00'],
  ]);
  const given = tellMovement({ ...movement, kind: COIN_KINDS.reward, amount: cents(100), activity: 'Christmas' });
  expect(given).toMatchObject({ what: 'Reward', name: 'Christmas', title: 'Reward · Christmas' });
  expect(given.facts).toContainEqual(['Promotion', 'Christmas']);
  const later = tellMovement({ ...movement, kind: 99, title: 'Lucky draw', amount: cents(100), balance: null });
  expect(later).toMatchObject({ what: 'Lucky draw', facts: [], reference: 'M-91', moneyIn: 100 });
});

test('what gave a reward is named in the player’s language, and what an operator has named stays as it is', () => {
  const given = { ...movement, kind: COIN_KINDS.reward, amount: cents(100) };
  const rewards = [
    { ...given, source: COIN_SOURCES.signUp, activity: 'Sign-up' },
    { ...given, source: COIN_SOURCES.demo, activity: 'Demo balance' },
    { ...given, source: COIN_SOURCES.mail, activity: 'Mail' },
    { ...given, source: ACTIVITY_TYPES.freeLoginBonus, activity: 'Daily bonus' },
    { ...given, source: ACTIVITY_TYPES.freeLoginBonus, activity: 'Fiesta ng Quiapo' },
    { ...given, activity: 'As kept by a release before' },
  ];
  const names = () => rewards.map((reward) => tellMovement(reward).name);
  expect(names()).toEqual(rewards.map(({ activity }) => activity));
  speak({ records: fil, promotions: promotionsFil });
  expect(names()).toEqual([
    'Pag-register',
    'Balanseng demo',
    'Mail',
    'Araw-araw na bonus',
    'Fiesta ng Quiapo',
    'As kept by a release before',
  ]);
});

test('what is no promotion is not called one', () => {
  const given = { ...movement, kind: COIN_KINDS.reward, amount: cents(100), activity: 'Coupon' };
  const { title, facts } = tellMovement({ ...given, source: COIN_SOURCES.coupon });
  expect(title).toBe('Reward · Coupon');
  expect(facts.map(([name]) => name)).not.toContain('Promotion');
});

test('one record is told of as one', () => {
  expect([text.saved(1).text, text.keptOnly(1).text, text.statementCount(1)]).toEqual([
    '1 record is in your downloads.',
    'You’re offline, so it has only the 1 record on this phone.',
    '1 record',
  ]);
  expect(text.saved(2).text).toBe('2 records are in your downloads.');
});
