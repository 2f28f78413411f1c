import { expect, test } from 'vitest';
import { dailyBonus } from '#contract/daily-bonus.ts';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../../tests/kit/client/page.ts';
import { openPromotion } from '../../../../tests/kit/client/promotion.tsx';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { loginBonus3User: read, loginBonus3UserReceive: receive } = dailyBonus;
const day = (propId: number, itemStatus: number, reached: number, id = 2001) => ({
  propId,
  title: '',
  itemStatus,
  reached,
  target: propId,
  rewardList: [{ id, count: propId * 100, betRate: 1 }],
});
const stateWith = (more: object) => ({
  startTime: 0,
  endTime: 0,
  streak: 1,
  receivedToday: false,
  makeUpLeft: 0,
  makeUpPoints: 500,
  ...more,
});
const BONUS = stateWith({ dayList: [day(1, 2, 1), day(2, 1, 1), day(3, 0, 1)] });
const CALENDAR = stateWith({
  makeUpLeft: 1,
  dayList: [day(1, 2, 1, 2002), day(2, 0, 2, 2002), day(3, 1, 3, 2002), day(4, 0, 3, 2002)],
});
const tiles = (place: Element) => Array.from(place.querySelectorAll('.day'), seenText);

test('[CALL-36] the daily bonus of its type is asked for, and today’s is received', async () => {
  const place = await openPromotion('/activity/cashBonus', read, BONUS);
  expect(wire.asked(read).map(({ body }) => body)).toMatchObject([{ type: 23 }]);
  expect(tiles(place)).toEqual(['Day 1₱1.00Received', 'Day 2₱2.00Receive', 'Day 3₱3.00']);
  wire.on(receive, { ...exampleOf(receive), state: BONUS });
  await tap(place.querySelector('button.day'));
  await pass(400);
  expect(wire.asked(receive)[0]?.body).toMatchObject({ propId: 2, type: 23 });
  expect(said(document, 'activity.given')).toBeDefined();
  expect(wire.asked(read).length).toBeGreaterThan(1);
});

test.each([
  [0, 'Your streak starts with day 1'],
  [1, '1 day in a row'],
  [2, '2 days in a row'],
])('after %i days in a row the daily bonus says: %s', async (streak, words) => {
  const place = await openPromotion('/activity/cashBonus', read, { ...BONUS, streak });
  expect(seenText(place.querySelector('.promotion-head p') ?? place)).toBe(words);
});

test('[CALL-36] in the calendar today comes first and is free, and a missed day is offered once, with what it takes', async () => {
  const place = await openPromotion('/activity/freeSign', read, CALENDAR);
  expect(wire.asked(read)[0]?.body).toMatchObject({ type: 36 });
  expect(tiles(place)).toEqual([
    'Day 33 pointsReceive',
    'Day 44 points',
    'Day 11 pointReceived',
    'Day 22 pointsMissed',
  ]);
  expect(seenText(place)).toContain('You can still get 1 missed day, for 5 points.');
  wire.on(receive, refusal(1011));
  await tap(buttonOf(place, 'Get day 2: 2 points'));
  await pass(400);
  expect(wire.asked(receive)[0]?.body).toMatchObject({ propId: 2, type: 36, points: 500 });
  const { toast } = await import('#data/toasts.ts');
  expect(toast.value?.key).toBe('activity.notEnough');
});

test.each([
  ['none may be made up', { makeUpLeft: 0 }],
  ['the missed one was before the player joined', { firstDay: 3 }],
  ['none was missed', { dayList: [day(2, 2, 2, 2002), day(3, 1, 3, 2002), day(4, 0, 3, 2002)] }],
])('no missed day is offered where %s', async (_why, changes) => {
  const place = await openPromotion('/activity/freeSign', read, { ...CALENDAR, ...changes });
  expect(Array.from(place.querySelectorAll('.promotion-head button'), seenText)).toEqual(['Get 3 points']);
});

test.each([
  ['cashBonus', BONUS],
  ['freeSign', CALENDAR],
])('offline %s stands as it was, and nothing is sent', async (name, state) => {
  const place = await openPromotion(`/activity/${name}`, read, state);
  setOnline(false);
  await pass(400);
  await tap(place.querySelector('button.day'));
  expect([said(place, 'activity.noConnection') !== undefined, wire.asked(receive)]).toEqual([true, []]);
});

test('who joined in the middle of a calendar reads of the days that are theirs', async () => {
  const place = await openPromotion('/activity/freeSign', read, { ...CALENDAR, firstDay: 3, streak: 0 });
  expect(seenText(place)).toContain('0 of 2 days received');
});
