import { expect, test } from 'vitest';
import { logging } from '#contract/logging.ts';
import {
  leavePage,
  openLobby,
  setNavigator,
  setOnline,
  setVisibility,
  signIn,
} from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { refusal, wire } from '../../../tests/kit/client/wire.ts';

const { eventLog } = logging;

interface Told {
  name: string;
  [field: string]: unknown;
}

/** What has been handed over, batch by batch. */
const batches = (): Told[][] => wire.asked(eventLog).map(({ body }) => body['eventList'] as Told[]);
const names = (): string[] => batches().flatMap((batch) => batch.map(({ name }) => name));

test('[LOG-01, LOG-02] events go as JSON by beacon and say what they must', async () => {
  await openLobby();
  const { eventQueue } = await import('./events.ts');
  eventQueue.add('lobby-opened');
  await pass(3_000);
  const [handed] = wire.asked(eventLog);
  expect([handed?.isBeacon, handed?.body]).toMatchObject([
    true,
    { channel: 'WEB', appId: 'com.demo.web', platform: 0, clientReferrer: 'ph' },
  ]);
  const [opened] = batches()[0] ?? [];
  expect(opened).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    name: 'lobby-opened',
    eventTime: Math.floor(Date.now() / 1_000) - 3,
    channel: 'WEB',
    appId: 'com.demo.web',
    version: '1.0.28',
  });
});

test('[LOG-02] a player is told of by their number, and no longer once they have left', async () => {
  await openLobby();
  await signIn({ id: 4711 });
  const { eventQueue } = await import('./events.ts');
  eventQueue.add('as-player');
  await pass(3_000);
  eventQueue.add('just-before');
  const { leave } = await import('../sign-in/sign-out.ts');
  await leave({ keepsPassword: true });
  await pass(3_000);
  expect(batches().flatMap((batch) => batch.map(({ name, eventUserId }) => [name, eventUserId]))).toEqual([
    ['as-player', 4711],
    ['just-before', undefined],
  ]);
});

test('[LOG-01] a browser without beacons sends them itself', async () => {
  setNavigator({ sendBeacon: undefined });
  await openLobby();
  const { eventQueue } = await import('./events.ts');
  eventQueue.add('one');
  await pass(3_000);
  expect(wire.asked(eventLog).map(({ isBeacon, outlivesPage }) => [isBeacon, outlivesPage])).toEqual([
    [undefined, true],
  ]);
  expect(names()).toEqual(['one']);
});

test('[LOG-03] twenty go at once, fewer after three seconds, each once', async () => {
  await openLobby();
  const { eventQueue } = await import('./events.ts');
  for (let at = 0; at < 25; at += 1) eventQueue.add(`many-${at}`);
  await settle();
  expect(batches().map(({ length }) => length)).toEqual([20, 5]);
  eventQueue.add('single');
  await pass(2_900);
  expect(names()).toHaveLength(25);
  await pass(100);
  expect(names().at(-1)).toBe('single');
  await pass(60_000);
  expect(names()).toHaveLength(26);
});

test('[LOG-04] what waits goes in the moment in which the page is hidden', async () => {
  await openLobby();
  const { eventQueue } = await import('./events.ts');
  eventQueue.add('last');
  setVisibility('hidden');
  expect(wire.asked(eventLog)).toHaveLength(1);
  await settle();
  expect(names()).toEqual(['last']);
});

test('[LOG-08] what a line has lost is in the store, and goes with the next visit', async () => {
  await openLobby();
  const { eventQueue } = await import('./events.ts');
  setNavigator({ sendBeacon: undefined });
  wire.is('refused');
  eventQueue.add('lost');
  await pass(3_000);
  await leavePage();
  wire.reset();
  await openLobby();
  const { sendKeptEvents } = await import('./events.ts');
  await sendKeptEvents();
  expect(names()).toEqual(['lost']);
  await sendKeptEvents();
  expect(names()).toEqual(['lost']);
});

test('a batch that the server refuses is not sent again', async () => {
  await openLobby();
  const { eventQueue, sendKeptEvents } = await import('./events.ts');
  setNavigator({ sendBeacon: undefined });
  wire.on(eventLog, refusal(9002));
  eventQueue.add('refused');
  await pass(3_000);
  await sendKeptEvents();
  expect(names()).toEqual(['refused']);
});

test('where nothing is kept, what the line has lost goes with what follows, in its order', async () => {
  await openLobby();
  const { eventQueue } = await import('./events.ts');
  const { currentStore, switchStore } = await import('../lobby/stored.ts');
  const { MemoryStore } = await import('#store/memory-store.ts');
  switchStore(new MemoryStore());
  expect(currentStore().keeps).toBe(false);
  wire.is('refused');
  eventQueue.add('first');
  await pass(3_000);
  setOnline(true);
  wire.is(undefined);
  eventQueue.add('second');
  await pass(3_000);
  expect(
    batches()
      .at(-1)
      ?.map(({ name }) => name),
  ).toEqual(['first', 'second']);
});

test('what has been sent meanwhile, as from another tab, is not sent again', async () => {
  await openLobby();
  const { eventQueue } = await import('./events.ts');
  const { currentStore } = await import('../lobby/stored.ts');
  eventQueue.add('from-there');
  eventQueue.add('from-here');
  await settle();
  const kept = (await currentStore().events?.oldest(10)) ?? [];
  await currentStore().events?.settle(kept.flatMap(({ id = '', name }) => (name === 'from-there' ? [id] : [])));
  await pass(3_000);
  expect(names()).toEqual(['from-here']);
});

test('what is written down in a line of the device says not whose it was, and the next page sends it', async () => {
  await openLobby();
  await signIn({ id: 4711 });
  const { eventQueue } = await import('./events.ts');
  eventQueue.add('in-the-last-moment');
  const lines = Object.keys(localStorage).filter((key) => key.startsWith('unkeptEvents'));
  const written = lines.map((key) => localStorage.getItem(key)).join();
  expect(written).toContain('in-the-last-moment');
  expect(written).not.toContain('4711');
  // The page dies before the database has it.
  await leavePage();
  localStorage.setItem('unkeptEvents dead', written);
  wire.reset();
  await openLobby();
  (await import('./events.ts')).eventQueue.add('later');
  await pass(3_000);
  await (await import('./events.ts')).sendKeptEvents();
  expect(names()).toContain('in-the-last-moment');
});
