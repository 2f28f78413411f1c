import { expect, test } from 'vitest';
import { security } from '#contract/security.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { buttonOf, draw, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { browserWithNotices } from '../../../../tests/kit/client/push.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';

async function open(count: number) {
  await openLobby();
  await signIn();
  const places = Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    device: at === 5 ? '' : `Phone ${at}`,
    createdAt: 0,
    lastSeenAt: Date.now() - at * HOUR_MS,
    isCurrent: at === count - 1,
  }));
  wire.on(security.signedInPlaces, { code: 200, errcode: 0, places });
  const { Places } = await import('./places.tsx');
  const place = await draw(<Places />);
  await pass(400);
  return place;
}

const rows = (place: Element) => [...place.querySelectorAll('li span')].map((row) => seenText(row).slice(0, 7));

test('a few places are listed, this phone first, and all of them after a tap', async () => {
  const place = await open(7);
  expect(rows(place)).toEqual(['Phone 6', 'Phone 0', 'Phone 1', 'Phone 2']);
  await tap(buttonOf(place, 'Show all 7'));
  expect([rows(place).length, seenText(document.activeElement ?? place)]).toEqual([7, 'Devices']);
  // A browser that the server knows no name for has one here.
  expect(rows(place)).toContain('Unknown');
  expect(buttonOf(place, 'Show all 7')).toBeUndefined();
});

test('where there are few, there is no more to show', async () => {
  const place = await open(4);
  expect([rows(place).length, seenText(place).includes('Show all')]).toEqual([4, false]);
});

test('while a device is logged out its button says so, and no other is', async () => {
  const place = await open(3);
  wire.on(security.signOutElsewhere, () => wire.later().reply);
  const buttons = () =>
    [...place.querySelectorAll('button')].map((one) => [seenText(one), one.getAttribute('aria-disabled')]);
  await tap(buttonOf(place, 'Log out everywhere else'));
  await pass(400);
  const waiting = ['Logging out…', 'true'];
  expect(buttons()).toEqual([waiting, waiting, waiting]);
  await tap(place.querySelector('li button'));
  await pass(400);
  expect(wire.asked(security.signOutElsewhere)).toHaveLength(1);
});

test('where a device cannot be logged out its button can be tapped again', async () => {
  const place = await open(3);
  const before = [...place.querySelectorAll('button')].map(seenText);
  wire.on(security.signOutElsewhere, { code: 500, errcode: 500 });
  await tap(place.querySelector('li button'));
  await pass(400);
  expect(wire.asked(security.signOutElsewhere)).toHaveLength(1);
  expect([...place.querySelectorAll('li button')].map(seenText)).toEqual(before.slice(1));
  // What is tried again is what has failed, and what was said of it goes.
  wire.on(security.signOutElsewhere, { code: 200, errcode: 0, ended: 1 });
  await tap(buttonOf(place, 'Try again'));
  await pass(400);
  expect(wire.asked(security.signOutElsewhere).map(({ body }) => body['id'])).toEqual(['0', '0']);
  expect(buttonOf(place, 'Try again')).toBeUndefined();
});

test('word of a new device is offered to a player who has just logged one out', async () => {
  browserWithNotices('granted');
  const place = await open(3);
  const offer = () => seenText(place).includes('Want to know when someone logs in on a new device?');
  const before = offer();
  await tap(place.querySelector('li button'));
  await pass(600);
  expect([before, offer()]).toEqual([false, true]);
});

test('where the list does not come after a device was logged out, what is tried again is the list', async () => {
  const place = await open(3);
  wire.on(security.signOutElsewhere, () => {
    wire.on(security.signedInPlaces, { code: 500, errcode: 500 });
    return { code: 200, errcode: 0, ended: 1 };
  });
  await tap(place.querySelector('li button'));
  await pass(1_000);
  const asked = wire.asked(security.signedInPlaces).length;
  await tap(buttonOf(place, 'Try again'));
  await pass(1_000);
  expect(wire.asked(security.signedInPlaces).length).toBeGreaterThan(asked);
  expect(wire.asked(security.signOutElsewhere)).toHaveLength(1);
});
