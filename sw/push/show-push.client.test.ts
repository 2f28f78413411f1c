import { beforeEach, expect, test, vi } from 'vitest';

const shown: [title: string, options: Record<string, unknown>][] = [];
const page = { focus: vi.fn(async () => undefined), postMessage: vi.fn() };
let pages: unknown[] = [];
const openWindow = vi.fn(async () => undefined);

/** What the browser gives to a service worker. */
beforeEach(() => {
  shown.length = 0;
  pages = [];
  for (const spy of [page.focus, page.postMessage, openWindow]) spy.mockClear();
  Object.assign(self, {
    __WB_MANIFEST: [],
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => void shown.push([title, options]),
    },
    clients: { matchAll: async () => pages, openWindow },
  });
});

const come = async (data: unknown) => {
  const { showPush } = await import('./show-push.ts');
  await showPush({ json: () => JSON.parse(JSON.stringify(data)) } as Parameters<typeof showPush>[0]);
};
const tapped = async (tag: string) => {
  const { followPush } = await import('./show-push.ts');
  const notification = { tag, close: vi.fn() };
  await followPush(notification as unknown as Notification);
  expect(notification.close).toHaveBeenCalledOnce();
};

test('a message is told in the player’s language, without an amount, and a newer one of its kind takes its place', async () => {
  await come({ kind: 'deposit', language: 'en-PH' });
  await come({ kind: 'deposit', language: 'fil-PH' });
  expect(shown.map(([title, { tag, lang }]) => [title, tag, lang])).toEqual([
    ['Your deposit has arrived', 'deposit', 'en-PH'],
    ['Dumating na ang deposit ninyo', 'deposit', 'fil-PH'],
  ]);
});

test.each([{ kind: 'offer', language: 'en-PH' }, { title: 'Bonus' }, 7, null])('%j is told to nobody', async (data) => {
  await come(data);
  expect(shown).toEqual([]);
});

test('a tap opens the app at its place, and leads an open one there without a reload', async () => {
  await tapped('withdrawal');
  expect(openWindow.mock.calls).toEqual([['/record/transaction']]);
  pages = [page];
  await tapped('answer');
  expect(openWindow).toHaveBeenCalledOnce();
  expect(page.focus).toHaveBeenCalledOnce();
  expect(page.postMessage.mock.calls).toEqual([[{ kind: 'go-to', address: '/profile/tickets' }]]);
  await tapped('of somebody else');
  pages = [];
  await tapped('of somebody else');
  expect(page.postMessage).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledOnce();
});

test('an open app that the browser leaves in the background is led there all the same', async () => {
  pages = [page];
  page.focus.mockRejectedValueOnce(new DOMException('Not allowed to focus a window', 'InvalidAccessError'));
  await tapped('answer');
  expect(page.postMessage.mock.calls).toEqual([[{ kind: 'go-to', address: '/profile/tickets' }]]);
});
