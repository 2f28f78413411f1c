import { expect, test } from 'vitest';
import { startWorker } from '../tests/kit/client/service-worker.ts';
import { pass } from '../tests/kit/client/turns.ts';

test('the way out deletes what was cached, goes, and loads the open pages anew', async () => {
  const worker = await startWorker({ script: () => import('./kill.ts') });
  for (const name of ['shell', 'api', 'of-long-ago']) await caches.open(name);
  const { deviceDatabase } = await import('./sync/device-database.ts');
  await deviceDatabase().prefs.put({ id: 'stop', value: 'waits to be sent' });
  await worker.install();
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
  await worker.activate();
  expect(await caches.keys()).toEqual([]);
  expect(worker.registration.unregister).toHaveBeenCalledOnce();
  expect(worker.page.navigate.mock.calls).toEqual([[worker.page.url]]);
  expect(await deviceDatabase().prefs.count()).toBe(1);
});

test.each([
  ['that stays in charge after five seconds is taken from the pages that are opened next', {}, 1],
  ['that has gone is not taken away once more', null, 0],
])('a service worker %s', async (_which, waiting, times) => {
  const worker = await startWorker({ script: () => import('./kill.ts') });
  await worker.install();
  Object.assign(worker.registration, { waiting });
  await pass(4_900);
  expect(worker.registration.unregister).not.toHaveBeenCalled();
  await pass(200);
  expect(worker.registration.unregister).toHaveBeenCalledTimes(times);
});

test('one that a page has brought back goes again at the page’s first word', async () => {
  const worker = await startWorker({ script: () => import('./kill.ts') });
  await worker.hear({ kind: 'tell-build' });
  expect(worker.registration.unregister).toHaveBeenCalledOnce();
});
