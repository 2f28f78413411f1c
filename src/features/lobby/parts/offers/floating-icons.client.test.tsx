import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import type { ActivityEntry } from '#contract/entities/activity.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import { buttonOf, draw, tap } from '../../../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../../../tests/kit/client/page.ts';
import { pass } from '../../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../../tests/kit/client/wire.ts';

const entry = (sort: number, title: string, imgUrl = '') =>
  ({ sort, title, imgUrl, endTime: 0, canReceive: 0 }) as ActivityEntry;
const WHEEL_AND_FESTIVAL = { 20: entry(1, 'Wheel', 'art/wheel.png'), 35: entry(2, '') };

async function drawIcons(activityMap: Record<string, ActivityEntry> = WHEEL_AND_FESTIVAL) {
  const on = { activityIds: Object.keys(activityMap).map(Number), activityMap };
  wire.on(activities.getActivityIds, { code: 200, errcode: 0, ...on });
  await openLobby({ gameResourceUrl: 'https://art.example/' });
  await signIn({ activityIds: on });
  const { FloatingIcons } = await import('./floating-icons.tsx');
  const { useStored } = await import('#data/lobby/use-stored.ts');
  function Icons() {
    const config = useStored('lobby', { hotLimit: HOT_LIMIT })?.config;
    return config && <FloatingIcons config={config} />;
  }
  const place = await draw(<Icons />);
  await pass(5_000);
  return { place, Icons };
}

const openHandle = (place: Element) => tap(buttonOf(place, 'Show promos'));
const links = (place: Element) =>
  Array.from(place.querySelectorAll('a'), (link) => [link.getAttribute('href'), link.getAttribute('aria-label')]);

test('what is on stands behind a handle, and is out of the way again once it is followed', async () => {
  const { place } = await drawIcons();
  expect(links(place)).toEqual([]);
  await openHandle(place);
  expect(links(place)).toEqual([
    ['/activity/spin', 'Wheel'],
    ['/activity/festival', 'Promotion'],
  ]);
  await tap(place.querySelector('a'));
  expect(links(place)).toEqual([]);
});

test('an icon is a small picture, and a drawing where there is none or it does not come', async () => {
  const { place } = await drawIcons();
  await openHandle(place);
  const pictures = () =>
    [...place.querySelectorAll('a')].map((link) => link.querySelector<HTMLImageElement>('img:not([hidden])')?.src);
  expect(pictures()).toEqual(['https://art.example/art/wheel.png?w=40', undefined]);
  place.querySelector('img')?.dispatchEvent(new Event('error'));
  await pass(0);
  expect(pictures()).toEqual([undefined, undefined]);
  expect(place.querySelectorAll('a svg')).toHaveLength(2);
});

test('icons that are put away stay away for the visit, when home comes back as well', async () => {
  const { place, Icons } = await drawIcons();
  await openHandle(place);
  await tap(buttonOf(place, 'Hide promos'));
  expect(place.querySelector('nav')).toBeNull();
  expect((await draw(<Icons />)).querySelector('nav')).toBeNull();
});

test('the next player on the phone has the icons again', async () => {
  const { place } = await drawIcons();
  await openHandle(place);
  await tap(buttonOf(place, 'Hide promos'));
  await signIn({ id: 8, token: 'another-token', activityIds: { activityIds: [20], activityMap: WHEEL_AND_FESTIVAL } });
  await pass(5_000);
  expect(place.querySelector('nav')).not.toBeNull();
});

test('there is no handle while nothing is on', async () => {
  const { place } = await drawIcons({});
  expect(place.querySelector('nav')).toBeNull();
});
