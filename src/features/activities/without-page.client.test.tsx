import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { openApp, screenOf } from '../../../tests/kit/client/app.tsx';
import { arrived, look, PATIENCE_MS } from '../../../tests/kit/client/look-at.ts';
import { setOnline } from '../../../tests/kit/client/page.ts';
import { ENTRY, type State, STATES, told, WITHOUT_PAGE } from '../../../tests/kit/client/promotion-states.ts';
import { exampleOf, refusal, wire } from '../../../tests/kit/client/wire.ts';

const tell = (state: State) => {
  const types = WITHOUT_PAGE.map((one) => ACTIVITY_TYPES[one]);
  const map = Object.fromEntries([...types, ACTIVITY_TYPES.christmas].map((type) => [type, ENTRY]));
  const list = {
    ...exampleOf(activities.getActivityIds),
    activityIds: Object.keys(map).map(Number),
    activityMap: map,
  };
  wire.on(activities.getActivityIds, told(list, state) as object);
};
const links = (place: HTMLElement) =>
  [...screenOf(place).querySelectorAll('.activities a')].map((one) => one.getAttribute('href'));
const INDEX = '/activity/index';

test.each(Object.entries(STATES))('what has no page stands nowhere in the list, %s', async (_what, state) => {
  tell(state);
  const place = await openApp(INDEX, { user: {} });
  await arrived(place);
  expect(links(place)).toEqual(['/activity/christmas']);
});

test('a guest at the list is led to the login, and sees no link to what has no page', async () => {
  tell({ status: 1, from: -1, until: 9 });
  const place = await openApp(INDEX);
  await arrived(place);
  expect([links(place), location.pathname]).toEqual([[], '/login']);
});

test('what has no page stands nowhere in a list that was kept: offline, on a dead connection, and refused', async () => {
  tell({ status: 1, from: -1, until: 9 });
  const place = await openApp(INDEX, { user: {} });
  await arrived(place);
  const seen: unknown[] = [];
  setOnline(false);
  seen.push(await look(place, INDEX), links(place));
  setOnline(true);
  wire.is('dead');
  seen.push(await look(place, INDEX, PATIENCE_MS), links(place));
  wire.is(refusal(9_999));
  seen.push(await look(place, INDEX, PATIENCE_MS), links(place));
  const shows = [undefined, ['/activity/christmas']];
  expect(seen).toEqual([...shows, ...shows, ...shows]);
});
