import { expect, test } from 'vitest';
import { daysOf } from './lottery-week.ts';

const WEEK = '2026-11-23';
const at = (moment: string): number => Date.parse(moment) / 1000;

test.each([
  ['always on', 0, 0, '2026-11-23', '2026-11-27'],
  ['begun on Thursday', at('2026-11-26T00:00:00+08:00'), 0, '2026-11-26', '2026-11-27'],
  ['over at the end of Tuesday', 0, at('2026-11-25T00:00:00+08:00'), '2026-11-23', '2026-11-24'],
  ['over the Sunday before', 0, at('2026-11-23T00:00:00+08:00'), '2026-11-23', '2026-11-22'],
])('of a lottery that is %s, the bets of its own days count', (_what, startTime, endTime, from, until) => {
  expect(daysOf(WEEK, { startTime, endTime })).toEqual({ from, until });
});
