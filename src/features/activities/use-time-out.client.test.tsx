import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { care } from '#contract/care.ts';
import { openApp, screenOf, shown } from '../../../tests/kit/client/app.tsx';
import { QUIET } from '../../../tests/kit/client/home.ts';
import { said } from '../../../tests/kit/client/draw.ts';
import { exampleOf, wire } from '../../../tests/kit/client/wire.ts';

const DAY_MS = 86_400_000;

async function openAwayFromPlay(address: string, breakUntil = Date.now() + DAY_MS): Promise<HTMLElement> {
  wire.on(care.getCare, { ...exampleOf(care.getCare), breakUntil });
  wire.on(activities.getActivityIds, { ...exampleOf(activities.getActivityIds), activityIds: [], activityMap: {} });
  const place = await openApp(address, { config: QUIET, user: {} });
  await shown();
  return screenOf(place);
}

test('the list of promotions says that a time-out is why nothing is on, and leads to no game', async () => {
  const screen = await openAwayFromPlay('/activity/index');
  expect(said(screen, 'activity.onTimeOut')).toMatch(/until \w+ \d+, \d\d:\d\d\. Promotions rest until then/);
  expect(screen.querySelector('.page-empty a')).toBeNull();
});

test('without a time-out the list is empty in its own words', async () => {
  const screen = await openAwayFromPlay('/activity/index', 0);
  expect([said(screen, 'activity.none'), said(screen, 'activity.onTimeOut')]).toEqual([
    'Nothing is on for you right now.',
    undefined,
  ]);
});
