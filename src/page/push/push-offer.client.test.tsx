import { expect, test } from 'vitest';
import { push } from '#contract/push.ts';
import type { PushKind } from '#contract/push-kinds.ts';
import { buttonOf, draw, said, seenText, tap } from '../../../tests/kit/client/draw.ts';
import { leavePage, openLobby, resume, setOnline, signIn } from '../../../tests/kit/client/page.ts';
import { browserWithNotices, wishedPushes } from '../../../tests/kit/client/push.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { refusal, wire } from '../../../tests/kit/client/wire.ts';

async function open(kind: PushKind = 'deposit', logIn: () => Promise<void> = signIn) {
  await openLobby();
  await logIn();
  const { PushOffer } = await import('./push-offer.tsx');
  const place = await draw(<PushOffer kind={kind} />);
  await pass(600);
  return place;
}

async function accept(place: HTMLElement) {
  await tap(buttonOf(place, 'Tell me'));
  await pass(400);
}

test('one tap asks the browser, tells the server, and says how it ended', async () => {
  const { asked } = browserWithNotices('granted');
  const place = await open();
  expect([seenText(place), asked.mock.calls.length]).toEqual([
    expect.stringContaining('Want to know when it arrives?'),
    0,
  ]);
  await accept(place);
  expect(said(place, 'push.saved')).toContain('This phone will tell you');
  expect([wishedPushes().map(({ kinds }) => kinds), place.querySelector('button')]).toEqual([[['deposit']], null]);
});

test('it goes on where it was on, and what is on already stays on', async () => {
  browserWithNotices('granted', { before: 'granted', kinds: ['answer'] });
  await accept(await open('withdrawal'));
  expect(wishedPushes()).toMatchObject([{ kinds: ['withdrawal', 'answer'] }]);
});

test('a browser that does not say where it takes notices is as one that has no such place', async () => {
  const { pushManager } = browserWithNotices('granted');
  pushManager.getSubscription = () => Promise.reject(new DOMException('Broken storage', 'AbortError'));
  expect(seenText(await open())).toContain('Want to know when it arrives?');
});

test('a place that the browser does not give up throws no error', async () => {
  const { unsubscribe } = browserWithNotices('granted', { before: 'granted', kinds: ['deposit'] });
  unsubscribe.mockRejectedValue(new DOMException('Broken storage', 'AbortError'));
  const { closePushPlace } = await import('./push-place.ts');
  expect([await closePushPlace(), unsubscribe.mock.calls.length]).toEqual([undefined, 1]);
});

test('what the phone tells already is not offered', async () => {
  browserWithNotices('granted', { before: 'granted', kinds: ['deposit'] });
  expect(seenText(await open('deposit'))).toBe('');
});

test('nothing is offered, and the server not asked, where the browser cannot or may not', async () => {
  expect(seenText(await open())).toBe('');
  browserWithNotices('denied', { before: 'denied' });
  expect(seenText(await open())).toBe('');
  expect(wire.asked(push.getPush)).toHaveLength(0);
});

test('nothing is offered by a server that sends nothing, nor without a connection', async () => {
  browserWithNotices('granted');
  wire.on(push.getPush, { code: 200, errcode: 0, publicKey: '', kinds: [] });
  expect(seenText(await open())).toBe('');
  browserWithNotices('granted');
  setOnline(false);
  expect(seenText(await open())).toBe('');
});

test('"Not now" is for good on this phone, for this kind and this player', async () => {
  browserWithNotices('granted');
  const place = await open();
  await tap(buttonOf(place, 'Not now'));
  expect(seenText(place)).toBe('');
  await leavePage();
  expect(seenText(await open('deposit', resume))).toBe('');
  expect(seenText(await open('answer', resume))).toContain('Want to know when we answer?');
  expect(seenText(await open('deposit', () => signIn({ id: 77, account: 'another' })))).toContain('when it arrives?');
});

test('a player who tells the browser no hears where to change it, and is not offered it again', async () => {
  browserWithNotices('denied');
  const place = await open();
  await accept(place);
  expect(said(place, 'push.denied')).toContain('your browser’s settings');
  expect([wishedPushes(), place.querySelector('button')]).toEqual([[], null]);
  expect(seenText(await open('answer', resume))).toBe('');
});

test('a player who closes the browser’s question may tap again', async () => {
  browserWithNotices('default');
  const place = await open();
  await accept(place);
  expect(said(place, 'push.unanswered')).toContain('nothing has changed');
  browserWithNotices('granted');
  await accept(place);
  expect(said(place, 'push.saved')).toBeDefined();
});

test('an answer to the browser’s question that comes once the next player is here changes nothing for them', async () => {
  const { asked } = browserWithNotices('granted');
  let answer: (permission: NotificationPermission) => void = () => undefined;
  asked.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await accept(await open());
  await signIn({ id: 8, token: 'another-token' });
  answer('granted');
  await pass(1_000);
  expect(wishedPushes()).toEqual([]);
});

test('a browser whose own service says no is told of', async () => {
  const { pushManager } = browserWithNotices('granted');
  pushManager.subscribe.mockRejectedValue(new DOMException('no service', 'AbortError'));
  const place = await open();
  await accept(place);
  expect(said(place, 'push.unable')).toContain('can’t show notifications');
});

test('what the server did not take is said, and may be tapped again', async () => {
  browserWithNotices('granted');
  wire.on(push.setPush, refusal(1001));
  const place = await open();
  await accept(place);
  expect(said(place, 'push.unknownService')).toBeDefined();
  expect(buttonOf(place, 'Tell me')).toBeDefined();
});

test('what is tapped in one part is known to the other at once', async () => {
  browserWithNotices('granted');
  const place = await open('signIn');
  const { PushCard } = await import('#features/account/parts/push-card.tsx');
  const card = await draw(<PushCard />);
  await pass(600);
  await accept(place);
  const ticked = Array.from(card.querySelectorAll('input'), ({ checked }) => checked);
  expect(ticked).toEqual([false, false, false, true]);
});

const never = <Value,>() => new Promise<Value>(() => undefined);

test('a browser whose own service does not answer keeps no button busy', async () => {
  const { pushManager } = browserWithNotices('granted');
  pushManager.subscribe.mockImplementation(never);
  const place = await open();
  await accept(place);
  await pass(29_000);
  expect(buttonOf(place, 'One moment…')).toBeDefined();
  await pass(2_000);
  expect([said(place, 'push.unable'), wishedPushes()]).toEqual([expect.stringContaining('can’t show'), []]);
});

test('a browser that never says where it takes notices is as one that has no such place', async () => {
  const { pushManager } = browserWithNotices('granted');
  pushManager.getSubscription = never;
  const place = await open();
  await pass(5_000);
  expect(seenText(place)).toContain('Want to know when it arrives?');
});
