import { expect, test } from 'vitest';
import { bestMissed, isMissed, splitAtToday } from './calendar.ts';

const TODAY = 4;
const [open, claimable, received] = [0, 1, 2];
const day = (target: number, itemStatus: number, count = 10) => ({
  target,
  itemStatus,
  reached: Math.min(target, TODAY),
  rewardList: [{ count }],
});
const DAYS = [day(1, open, 50), day(2, received), day(3, open), day(4, claimable), day(5, open)];
const numbers = (days: readonly { target: number }[]) => days.map(({ target }) => target);

test('today stands before the days to come, and the days before stand apart', () => {
  const { ahead, before } = splitAtToday(DAYS);
  expect([numbers(ahead), numbers(before)]).toEqual([
    [4, 5],
    [1, 2, 3],
  ]);
  expect(splitAtToday([])).toEqual({ ahead: [], before: [] });
});

test('a day is missed that has come and was not received', () => {
  expect(numbers(DAYS.filter(isMissed))).toEqual([1, 3]);
});

test('the missed day that gives most is made up, and of two that give the same the newest', () => {
  expect(bestMissed(DAYS)?.target).toBe(1);
  expect(bestMissed(DAYS.slice(1))?.target).toBe(3);
  expect(bestMissed([day(1, open), day(3, open)])?.target).toBe(3);
  expect(bestMissed([day(5, open)])).toBeUndefined();
});
