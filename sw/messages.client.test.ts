import { expect, test } from 'vitest';
import { config } from '#contract/config.ts';
import { API_PREFIX } from '#contract/envelope.ts';
import { logging } from '#contract/logging.ts';
import { startWorker } from '../tests/kit/client/service-worker.ts';
import { pass } from '../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../tests/kit/client/wire.ts';

const event = { eventTime: 1_795_320_000, channel: 'WEB', appId: 'a', version: '1', name: 'seen' };

async function eventWaits(): Promise<void> {
  const [{ deviceDatabase }, { addEvents }] = [
    await import('./sync/device-database.ts'),
    await import('#store/events.ts'),
  ];
  await addEvents(deviceDatabase(), [{ ...event, id: crypto.randomUUID() }]);
}

test('a player who agrees to the new version gets it, and a page that was left out is taken', async () => {
  const worker = await startWorker();
  await worker.hear({ kind: 'take-over' });
  expect([worker.skipWaiting, worker.clients.claim].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  await worker.hear({ kind: 'activate' });
  expect([worker.skipWaiting, worker.clients.claim].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test.each([{ kind: 'logout' }, { kind: 'keep-pictures', urls: 'all' }, 'activate', null])(
  'of the words %j of another release nothing comes',
  async (words) => {
    const worker = await startWorker();
    expect(await worker.hear(words)).toEqual([]);
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    expect(wire.asked()).toEqual([]);
  },
);

test('what a page has learned before this program was there is kept', async () => {
  const worker = await startWorker();
  await worker.hear({ kind: 'keep-config', reply: exampleOf(config.appConfig) });
  expect(await (await (await caches.open('api')).match(`${API_PREFIX}/kept/config`))?.text()).toContain('"42"');
});

test('what waits is sent at a word of the page, which hears that nothing is left', async () => {
  const worker = await startWorker();
  await eventWaits();
  expect(await worker.hear({ kind: 'drain' })).toEqual([{ isLeft: false }]);
  expect(wire.asked(logging.eventLog)).toHaveLength(1);
  expect(worker.registration.sync?.register).not.toHaveBeenCalled();
});

test('where it cannot be sent the page hears so, and the browser is asked to wake this program once it can', async () => {
  const worker = await startWorker();
  await eventWaits();
  wire.is('refused');
  expect(await worker.hear({ kind: 'drain' })).toEqual([{ isLeft: true }]);
  expect(worker.registration.sync?.register).toHaveBeenCalledOnce();
  // Woken by a connection that is back, and gone again: the browser is to come once more.
  await expect(Promise.all([worker.sync(), pass(2_000)])).rejects.toThrow('still waiting');
  wire.is(undefined);
  await Promise.all([worker.sync(), pass(2_000)]);
  expect(wire.asked(logging.eventLog)).toHaveLength(3);
});

test('in a browser without such a wake-up it is tried whenever this program starts', async () => {
  await eventWaits();
  await startWorker({ hasSync: false });
  await pass(2_000);
  expect(wire.asked(logging.eventLog)).toHaveLength(1);
});

test('the browser’s sync of another name wakes nothing', async () => {
  const worker = await startWorker();
  await eventWaits();
  await Promise.all([worker.sync('workbox-background-sync:older'), pass(2_000)]);
  expect(wire.asked()).toEqual([]);
});

/** In one moment all phones under a mast get it back. */
test('a connection that is back is spoken in at a moment of each phone’s own, within two seconds', async () => {
  const worker = await startWorker();
  await eventWaits();
  const whens: number[] = [];
  const beganMs = Date.now();
  wire.on(logging.eventLog, () => {
    whens.push(Date.now() - beganMs);
    return { code: 200, errcode: 0 };
  });
  const random = Math.random;
  Math.random = () => 0.5;
  try {
    await Promise.all([worker.sync(), pass(2_000)]);
  } finally {
    Math.random = random;
  }
  expect(whens).toEqual([1_000]);
});
