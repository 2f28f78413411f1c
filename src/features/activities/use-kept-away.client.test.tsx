import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { care } from '#contract/care.ts';
import { openApp, screenOf, shown } from '../../../tests/kit/client/app.tsx';
import { QUIET } from '../../../tests/kit/client/home.ts';
import { said } from '../../../tests/kit/client/draw.ts';
import { exampleOf, noTimeOut, wire } from '../../../tests/kit/client/wire.ts';

const DAY_MS = 86_400_000;

async function openWith(state: object): Promise<HTMLElement> {
  wire.on(care.getCare, { ...noTimeOut(), ...state });
  wire.on(activities.getActivityIds, { ...exampleOf(activities.getActivityIds), activityIds: [], activityMap: {} });
  const place = await openApp('/activity/index', { config: QUIET, user: {} });
  await shown();
  return screenOf(place);
}

test('the list of promotions says that a time-out is why nothing is on, and leads to no game', async () => {
  const screen = await openWith({ breakUntil: Date.now() + DAY_MS });
  expect(said(screen, 'activity.onTimeOut')).toMatch(/until \w+ \d+, \d\d:\d\d\. Promotions rest until then/);
  expect(screen.querySelector('.page-empty a')).toBeNull();
});

test('at a limit of the player’s own it says so, and leads to no game either', async () => {
  const screen = await openWith({ isAtLimit: true });
  expect(said(screen, 'activity.atLimit')).toBe('You’ve reached one of your limits. Promotions rest until it resets.');
  expect(screen.querySelector('.page-empty a')).toBeNull();
});

test('without a time-out and below every limit the list is empty in its own words', async () => {
  const screen = await openWith({});
  expect([said(screen, 'activity.none'), said(screen, 'activity.onTimeOut')]).toEqual([
    'Nothing is on for you right now.',
    undefined,
  ]);
});
