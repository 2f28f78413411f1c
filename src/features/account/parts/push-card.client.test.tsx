import { expect, test } from 'vitest';
import { push } from '#contract/push.ts';
import { buttonOf, draw, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { openLobby, setNavigator, signIn } from '../../../../tests/kit/client/page.ts';
import { browserWithNotices, PLACE, SERVER_KEY, wishedPushes } from '../../../../tests/kit/client/push.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';

async function open() {
  await openLobby();
  await signIn();
  const { PushCard } = await import('./push-card.tsx');
  const place = await draw(<PushCard />);
  await pass(600);
  return place;
}
const box = (place: Element, at: number) => place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[at];

test('nothing is asked of the player before a tap, and a tick is told to the server with where this phone is', async () => {
  const { asked, pushManager } = browserWithNotices('granted');
  const place = await open();
  expect([asked.mock.calls.length, box(place, 0)?.checked]).toEqual([0, false]);
  await tap(box(place, 0));
  await pass(400);
  expect(pushManager.subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: SERVER_KEY }]]);
  expect(wishedPushes()).toMatchObject([
    { endpoint: PLACE.endpoint, p256dh: 'key', auth: 'secret', kinds: ['deposit'], language: 'en-PH' },
  ]);
  expect(box(place, 0)?.checked).toBe(true);
  expect(wire.asked(push.getPush)).toHaveLength(1);
});

test('without the last tick the phone takes no messages any more', async () => {
  const { unsubscribe } = browserWithNotices('granted');
  const place = await open();
  await tap(box(place, 2));
  await pass(400);
  await tap(box(place, 2));
  await pass(400);
  expect(wishedPushes().map(({ kinds }) => kinds)).toEqual([['answer'], []]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('a player who says no is told where to change that, and nothing is sent', async () => {
  browserWithNotices('denied');
  const place = await open();
  await tap(box(place, 1));
  await pass(400);
  expect(said(place, 'push.denied')).toContain('blocked for this site');
  expect([wishedPushes(), place.querySelector('input')]).toEqual([[], null]);
});

test('a player who closes the question may tick again', async () => {
  browserWithNotices('default');
  const place = await open();
  await tap(box(place, 1));
  await pass(400);
  expect(said(place, 'push.unanswered')).toContain('nothing has changed');
  expect([wishedPushes(), box(place, 1)?.checked]).toEqual([[], false]);
});

test('what is on already stays on beside a new tick', async () => {
  browserWithNotices('granted', { before: 'granted', kinds: ['answer'] });
  const place = await open();
  await tap(box(place, 0));
  await pass(400);
  expect(wishedPushes()).toMatchObject([{ kinds: ['deposit', 'answer'] }]);
});

test('what is tried again is the tick that the server has not taken', async () => {
  browserWithNotices('granted');
  const place = await open();
  wire.on(push.setPush, { code: 500, errcode: 500 });
  await tap(box(place, 0));
  await pass(400);
  wire.on(push.setPush, ({ body }) => ({ code: 200, errcode: 0, kinds: body['kinds'] }));
  await tap(buttonOf(place, 'Try again'));
  await pass(400);
  expect(wishedPushes().map(({ kinds }) => kinds)).toEqual([['deposit'], ['deposit']]);
  expect([box(place, 0)?.checked, buttonOf(place, 'Try again')]).toEqual([true, undefined]);
});

test('a browser that cannot says so, and an iPhone what it takes', async () => {
  expect(said(await open(), 'push.unable')).toContain('can’t show notifications');
  setNavigator({ standalone: false });
  expect(said(await open(), 'push.install')).toContain('home screen first');
});

test('the words promise no promotion', async () => {
  browserWithNotices('granted');
  expect(seenText(await open())).toContain('never promotions');
});
