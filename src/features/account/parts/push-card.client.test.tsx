import { expect, test, vi } from 'vitest';
import { push } from '#contract/push.ts';
import { draw, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { openLobby, setNavigator, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';

const PLACE = { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } };

/** A browser with notices, whose player answers its question so. */
function browserWith(answer: NotificationPermission, before: NotificationPermission = 'default') {
  const asked = vi.fn(async () => {
    notices.permission = answer;
    return answer;
  });
  const notices = { permission: before, requestPermission: asked };
  let subscription: object | null = null;
  const unsubscribe = vi.fn(async () => void (subscription = null));
  const made = { toJSON: () => PLACE, unsubscribe, options: { applicationServerKey: null } };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => (subscription = made)),
  };
  vi.stubGlobal('Notification', notices);
  vi.stubGlobal('PushManager', vi.fn());
  setNavigator({
    serviceWorker: { ready: Promise.resolve({ pushManager }), addEventListener: () => {}, controller: null },
  });
  return { asked, pushManager, unsubscribe };
}

async function open(kinds: string[] = []) {
  wire.on(push.getPush, { code: 200, errcode: 0, publicKey: 'server', kinds });
  wire.on(push.setPush, ({ body }) => ({ code: 200, errcode: 0, publicKey: 'server', kinds: body['kinds'] }));
  await openLobby();
  await signIn();
  const { PushCard } = await import('./push-card.tsx');
  const place = await draw(<PushCard />);
  await pass(600);
  return place;
}
const box = (place: Element, at: number) => place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[at];
const wished = () => wire.asked(push.setPush).map(({ body }) => body);

test('nothing is asked of the player before a tap, and a tick is told to the server with where this phone is', async () => {
  const { asked, pushManager } = browserWith('granted');
  const place = await open();
  expect([asked.mock.calls.length, box(place, 0)?.checked]).toEqual([0, false]);
  await tap(box(place, 0));
  await pass(400);
  expect(pushManager.subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'server' }]]);
  expect(wished()).toMatchObject([
    { endpoint: PLACE.endpoint, p256dh: 'key', auth: 'secret', kinds: ['deposit'], language: 'en-PH' },
  ]);
  expect(box(place, 0)?.checked).toBe(true);
  expect(wire.asked(push.getPush)).toHaveLength(1);
});

test('without the last tick the phone takes no messages any more', async () => {
  const { unsubscribe } = browserWith('granted');
  const place = await open();
  await tap(box(place, 2));
  await pass(400);
  await tap(box(place, 2));
  await pass(400);
  expect(wished().map(({ kinds }) => kinds)).toEqual([['answer'], []]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('a player who says no is told where to change that, and nothing is sent', async () => {
  browserWith('denied');
  const place = await open();
  await tap(box(place, 1));
  await pass(400);
  expect(said(place, 'push.denied')).toContain('blocked for this site');
  expect([wished(), place.querySelector('input')]).toEqual([[], null]);
});

test('a browser that cannot says so, and an iPhone what it takes', async () => {
  expect(said(await open(), 'push.unable')).toContain('can’t show notices');
  setNavigator({ standalone: false });
  expect(said(await open(), 'push.install')).toContain('home screen first');
});

test('the words promise no promotion', async () => {
  browserWith('granted');
  expect(seenText(await open())).toContain('never a promotion');
});
