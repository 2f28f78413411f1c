import { expect, test, vi } from 'vitest';
import { leavePage } from '../tests/kit/client/page.ts';
import {
  at,
  documentOf,
  file,
  ICON,
  navigationTo,
  PIECE,
  PROGRAM,
  serveSite,
  startWorker,
} from '../tests/kit/client/service-worker.ts';
import { portalPage, wire } from '../tests/kit/client/wire.ts';

const kept = async (): Promise<string[]> =>
  (await (await caches.open('shell')).keys()).map(({ url }) => url.replace(location.origin, '')).toSorted();

test('an installation keeps every file of its version, and no older version is disturbed by it', async () => {
  serveSite();
  const worker = await startWorker({ settings: 's1' });
  await worker.install();
  expect(await kept()).toEqual(
    [PROGRAM, PIECE, `${ICON}?__WB_REVISION__=r2`, '/index.html?__WB_REVISION__=r1-s1'].toSorted(),
  );
  expect(worker.skipWaiting).not.toHaveBeenCalled();
});

test.each([
  ['a script that is gone', PROGRAM, new Response('', { status: 404 })],
  ['a style that the page of a Wi-Fi stands for', PIECE, portalPage()],
  ['an icon whose connection breaks', ICON, 'refused'],
  ['a document that is not ours', '/index.html', file('<title>Welcome</title>', 'text/html')],
] as const)('with %s nothing is installed, and the browser tries again later', async (_what, path, reply) => {
  serveSite();
  wire.on({ path }, reply);
  const worker = await startWorker();
  await expect(worker.install()).rejects.toThrow();
});

test('a changed setting of the operator makes the document another one, and the scripts stay', async () => {
  serveSite();
  await (await startWorker({ settings: 's1' })).install();
  await leavePage();
  wire.reset();
  serveSite();
  const next = await startWorker({ settings: 's2' });
  await next.install();
  expect(wire.asked().map(({ path }) => path)).toEqual(['/index.html']);
  await next.activate();
  expect(await kept()).toContain('/index.html?__WB_REVISION__=r1-s2');
  expect(await kept()).not.toContain('/index.html?__WB_REVISION__=r1-s1');
});

test('a version that takes over deletes caches that nobody knows any more, and takes the open pages', async () => {
  for (const name of ['shell', 'api', 'icons', 'pictures', 'workbox-expiration', 'apis-of-2024'])
    await caches.open(name);
  const worker = await startWorker();
  await worker.activate();
  expect((await caches.keys()).toSorted()).toEqual(['api', 'icons', 'pictures', 'shell', 'workbox-expiration']);
  expect(worker.clients.claim).toHaveBeenCalledOnce();
});

test('a browser with static routes is told where hashed files and pictures of pages come from', async () => {
  serveSite();
  const addRoutes = vi.fn(async () => undefined);
  await (await startWorker({ addRoutes })).install();
  expect(addRoutes.mock.calls).toEqual([
    [
      [
        { condition: { urlPattern: { pathname: '/assets/*' }, requestMethod: 'GET' }, source: { cacheName: 'shell' } },
        { condition: { urlPattern: { pathname: '/poster/*' }, requestMethod: 'GET' }, source: 'network' },
      ],
    ],
  ]);
});

test('one that has another idea of them is installed all the same', async () => {
  serveSite();
  const worker = await startWorker({ addRoutes: () => Promise.reject(new TypeError('condition')) });
  await worker.install();
  expect(await kept()).toHaveLength(4);
});

test('its build is the one of the document that it keeps itself', async () => {
  serveSite();
  const worker = await startWorker();
  expect(await worker.hear({ kind: 'tell-build' })).toEqual([{ build: '' }]);
  await worker.install();
  wire.on({ path: '/index.html' }, documentOf('ofLater2'));
  expect(await worker.hear({ kind: 'tell-build' })).toEqual([{ build: 'ofToday1' }]);
});

test('of a cleared shell the network gives the page, and the rest is fetched behind it', async () => {
  serveSite();
  wire.on({ path: '/lobby/home' }, documentOf('ofToday1'));
  const worker = await startWorker();
  const { answer, kept: repaired } = worker.ask(navigationTo('/lobby/home'));
  expect(await (await answer)?.text()).toContain('ofToday1');
  await repaired();
  expect(await kept()).toHaveLength(4);
  wire.is('refused');
  expect(await (await worker.ask(new Request(at(PROGRAM))).answer)?.text()).toBe('program');
});
