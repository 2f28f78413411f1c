import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { openApp, screenOf, shown, visit } from '../../../../tests/kit/client/app.tsx';
import { said, seenText } from '../../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const on = (...ids: number[]) => ({
  ...exampleOf(activities.getActivityIds),
  activityIds: ids,
  activityMap: Object.fromEntries(ids.map((id) => [id, { title: `Activity ${id}`, sort: id, canReceive: 1 }])),
});
const hrefs = (place: Element, list: string) =>
  [...screenOf(place).querySelectorAll(`${list} a`)].map((one) => one.getAttribute('href'));
const wayToAll = (place: Element) => {
  const way = screenOf(place).querySelector('a[href="/activity/index"]');
  return way && seenText(way);
};
const age = (place: Element) => seenText(screenOf(place).querySelector('.page-age') ?? place);

async function openAsPlayer(address: string, ...ids: number[]) {
  wire.on(activities.getActivityIds, on(...ids));
  const place = await openApp(address, { user: {} });
  await shown();
  return place;
}

test('[ROUTE-11] a guest opens the rewards above the tab bar, and is asked to log in for those of a player', async () => {
  const place = await openApp('/lobby/rewards');
  await shown();
  expect(location.pathname).toBe('/lobby/rewards');
  expect(screenOf(place).querySelector('h1')?.textContent).toBe('Rewards');
  expect(place.querySelector('nav [aria-current="page"]')?.textContent).toContain('Rewards');
  expect(hrefs(place, '.featured')).toContain('/activity/spin');
  expect(said(screenOf(place), 'rewards.guest')).toBeTruthy();
  expect(hrefs(place, '.page-empty')).toEqual(['/login']);
  expect(wayToAll(place)).toBe('See all promotions');
  expect(wire.asked(activities.getActivityIds)).toHaveLength(0);
});

test('[ACT-02] a player’s rewards are the sign-up bonus, whatever else is on', async () => {
  const place = await openAsPlayer('/lobby/rewards', 28, 15, 42);
  expect(hrefs(place, '.activities')).toEqual(['/activity/sign']);
});

test.each([[28], [15, 28]])(
  '[GEN-10] the rewards of a player for whom %i is on lead to all promotions',
  async (...ids) => {
    const place = await openAsPlayer('/lobby/rewards', ...ids);
    expect(said(screenOf(place), 'rewards.none') !== undefined).toBe(!ids.includes(15));
    expect(wayToAll(place)).toBe('See all promotions1 ready');
  },
);

test('what the list of promotions calls ready is marked among the featured rewards, and counted on the way to all', async () => {
  const { inviteUserSpin, tasks, christmas } = ACTIVITY_TYPES;
  const place = await openAsPlayer('/lobby/rewards', inviteUserSpin, tasks, christmas);
  await pass(2_000);
  const marked = [...screenOf(place).querySelectorAll('.featured a:has(.red-dot)')].map(seenText);
  expect(marked).toEqual(['Perya wheelReady for you', 'TasksReady for you']);
  expect(wayToAll(place)).toBe('See all promotions3 ready');
});

test('in green mode no reward is featured', async () => {
  const place = await openApp('/lobby/rewards', { config: { mode: 'green' } });
  await shown();
  expect(screenOf(place).querySelector('.featured')).toBeNull();
  expect(said(screenOf(place), 'rewards.guest')).toBeTruthy();
});

test('[ROUTE-31] a player opens one reward by its address, with the way to it', async () => {
  const place = await openAsPlayer('/reward/detail/15', 15);
  expect(location.pathname).toBe('/reward/detail/15');
  expect(screenOf(place).querySelector('h2')?.textContent).toBe('Activity 15');
  expect(hrefs(place, '.reward')).toEqual(['/activity/sign']);
});

test('a reward that is gone, or never was one, leads to the others', async () => {
  const place = await openAsPlayer('/reward/detail/28', 28);
  expect(said(screenOf(place), 'rewards.gone')).toBeTruthy();
  expect(hrefs(place, '.page-empty')).toEqual(['/lobby/rewards']);
});

test('without a connection the rewards are there, with their age', async () => {
  const place = await openAsPlayer('/lobby/rewards', 15);
  await visit('/lobby/home');
  setOnline(false);
  wire.is('refused');
  await visit('/lobby/rewards');
  await shown();
  expect(hrefs(place, '.activities')).toEqual(['/activity/sign']);
  expect(age(place)).toMatch(/^Saved/);
  await visit('/reward/detail/15');
  await shown();
  expect(screenOf(place).querySelector('h2')?.textContent).toBe('Activity 15');
});

test('rewards that do not come say so under those that everybody sees', async () => {
  wire.on(activities.getActivityIds, 'refused');
  const place = await openApp('/lobby/rewards', { user: { activityIds: { activityIds: [20], activityMap: {} } } });
  await shown();
  expect(hrefs(place, '.featured').length).toBeGreaterThan(0);
  expect(screenOf(place).querySelector('.activities')).toBeNull();
  expect(seenText(screenOf(place))).toContain('Try again');
});

test('a player who keeps away from play, for whom nothing is on, is offered no reward', async () => {
  wire.on(activities.getActivityIds, on());
  const place = await openApp('/lobby/rewards', { user: { activityIds: { activityIds: [], activityMap: {} } } });
  await shown();
  expect(said(screenOf(place), 'rewards.none')).toBeTruthy();
  expect(hrefs(place, '.featured')).toEqual([]);
});
