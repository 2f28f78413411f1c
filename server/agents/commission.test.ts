import { expect, test } from 'vitest';
import { dueOf, earnedBy, sumOf, windowOf } from './commission.ts';

const always = { startTime: 0, endTime: 0 };
const seconds = (day: string): number => Date.parse(`${day}T00:00:00+08:00`) / 1000;

test('what counts are the days of this month and the last', () => {
  expect(windowOf({ day: '2026-01-05', period: always })).toEqual({
    months: ['2025-12', '2026-01'],
    from: '2025-12-01',
    until: '2026-01-05',
  });
  expect(windowOf({ day: '2026-03-31', period: always }).from).toBe('2026-02-01');
});

test('nothing counts from before the promotion began, nor from after its end', () => {
  const period = { startTime: seconds('2026-11-10'), endTime: seconds('2026-11-20') };
  expect(windowOf({ day: '2026-11-25', period })).toMatchObject({ from: '2026-11-10', until: '2026-11-19' });
  const over = windowOf({ day: '2027-02-01', period });
  expect(over.until < over.from).toBe(true);
});

test('each level brings its own rate, and each month is rounded down once', () => {
  const people = [
    { id: 1, level: 1 },
    { id: 2, level: 1 },
    { id: 3, level: 2 },
  ];
  // At half a percent of 199 and 199, and a quarter of 199: 0.995 + 0.995 + 0.4975.
  const bets = [1, 2, 3].map((id) => ({ id, month: '2026-11', bet: 199 }));
  const earned = earnedBy(people, [...bets, { id: 1, month: '2026-10', bet: 100_000 }], [50, 25]);
  expect([...earned.months]).toEqual([
    ['2026-11', 2],
    ['2026-10', 500],
  ]);
  expect(earned.levels).toEqual([
    { level: 1, friendCount: 2, bet: 100_398, commission: 501 },
    { level: 2, friendCount: 1, bet: 199, commission: 0 },
  ]);
});

test('what was received of a month comes off that month, and never below nothing', () => {
  const earned = new Map([
    ['2026-10', 300],
    ['2026-11', 500],
  ]);
  expect([...dueOf(earned, new Map([['2026-11', 120]]))]).toEqual([
    ['2026-10', 300],
    ['2026-11', 380],
  ]);
  // Bets of October were undone after their commission was received: November is not touched.
  expect(sumOf(dueOf(earned, new Map([['2026-10', 900]])).values())).toBe(500);
});

test('amounts stay whole where bets are very large', () => {
  const { months } = earnedBy([{ id: 1, level: 1 }], [{ id: 1, month: '2026-11', bet: 10_000_000_000_001 }], [30]);
  expect(months.get('2026-11')).toBe(30_000_000_000);
});
