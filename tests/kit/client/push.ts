/** A browser that shows notices, and what its player says when it asks whether it may. */
import { vi } from 'vitest';
import { push } from '#contract/push.ts';
import { setNavigator } from './page.ts';
import { wire } from './wire.ts';

export const PLACE = { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } };
export const SERVER_KEY = btoa('server');

interface Given {
  /** What it is before the question. */
  before?: NotificationPermission;
  /** What the phone is told already. */
  kinds?: string[];
}

export function browserWithNotices(answer: NotificationPermission, { before = 'default', kinds = [] }: Given = {}) {
  const asked = vi.fn(async () => (notices.permission = answer));
  const notices = { permission: before, requestPermission: asked };
  const unsubscribe = vi.fn(async () => void (subscription = null));
  const applicationServerKey = new TextEncoder().encode('server').buffer;
  const made = { toJSON: () => PLACE, unsubscribe, options: { applicationServerKey } };
  let subscription: object | null = kinds.length > 0 ? made : null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => (subscription = made)),
  };
  vi.stubGlobal('Notification', notices);
  vi.stubGlobal('PushManager', vi.fn());
  setNavigator({
    serviceWorker: { ready: Promise.resolve({ pushManager }), addEventListener: () => {}, controller: null },
  });
  wire.on(push.getPush, { code: 200, errcode: 0, publicKey: SERVER_KEY, kinds });
  wire.on(push.setPush, ({ body }) => ({ code: 200, errcode: 0, publicKey: SERVER_KEY, kinds: body['kinds'] }));
  return { asked, pushManager, unsubscribe };
}

export const wishedPushes = () => wire.asked(push.setPush).map(({ body }) => body);
