import { expect, test } from 'vitest';
import type { Row } from '../sql/tables.ts';
import { leftOfLimit, tellLimit } from './deposit-limit.ts';

// A Friday noon in Manila.
const NOW = new Date('2026-11-20T04:00:00Z');
const at = (manila: string): number => Date.parse(`${manila}T00:00:00+08:00`);
const SUMS = { day: 10_000, week: 40_000, month: 90_000, unpaid: 0 };
const limits = (changes: Partial<Row<'player_limit'>>) =>
  ({ daily_deposit: null, weekly_deposit: null, monthly_deposit: null, ...changes }) as Row<'player_limit'>;

test.each([
  ['the day', { daily_deposit: 50_000, weekly_deposit: 100_000 }, 'day', 40_000, at('2026-11-21')],
  [
    'the week',
    { daily_deposit: 90_000, weekly_deposit: 60_000, monthly_deposit: 200_000 },
    'week',
    20_000,
    at('2026-11-23'),
  ],
  [
    'the month',
    { daily_deposit: 90_000, weekly_deposit: 90_000, monthly_deposit: 95_000 },
    'month',
    5_000,
    at('2026-12-01'),
  ],
  ['of two alike the longer one', { daily_deposit: 30_000, weekly_deposit: 60_000 }, 'week', 20_000, at('2026-11-23')],
] as const)(
  'the limit that leaves least decides, and the player hears until when: %s',
  (_what, set, span, left, until) => {
    expect(tellLimit(limits(set), SUMS, NOW)).toMatchObject({ span, left, until });
    expect(leftOfLimit(limits(set), SUMS)).toBe(left);
  },
);

test('a limit that was lowered below what has come in leaves nothing, and never less', () => {
  const lowered = limits({ daily_deposit: 5_000 });
  expect(tellLimit(lowered, SUMS, NOW)).toMatchObject({ limit: 5_000, left: 0 });
});

test.each([undefined, limits({})])('without a limit there is none to tell of', (none) => {
  expect([tellLimit(none, SUMS, NOW), leftOfLimit(none, SUMS)]).toEqual([null, undefined]);
});
