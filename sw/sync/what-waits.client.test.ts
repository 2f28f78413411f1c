import { expect, test, vi } from 'vitest';
import { care } from '#contract/care.ts';
import { API_PREFIX } from '#contract/envelope.ts';
import { games } from '#contract/games.ts';
import { logging } from '#contract/logging.ts';
import type { StopToSend } from '#contract/messages.ts';
import { markOf } from '#shared/mark-of.ts';
import { openLobby, setNavigator, signIn } from '../../tests/kit/client/page.ts';
import { at, startWorker } from '../../tests/kit/client/service-worker.ts';
import { settle } from '../../tests/kit/client/turns.ts';
import { json, signedOut, wire } from '../../tests/kit/client/wire.ts';

const { eventLog } = logging;
const PLAYER = 7;
const WISH = { kind: 'exclusion', length: 6, key: 'a-key', of: markOf(String(PLAYER)), until: 9e12 } as const;

const anEvent = () => ({
  id: crypto.randomUUID(),
  eventTime: 1_795_320_000,
  channel: 'WEB',
  appId: 'a',
  version: '1',
  name: 'seen',
});

/** A player has left the page; a heart and an event wait to be sent, and a wish to stop where there is one. */
async function left({ stop }: { stop?: StopToSend } = {}) {
  await openLobby();
  await signIn({ id: PLAYER });
  const { inPlayerStore } = await import('#data/player/session.ts');
  await inPlayerStore((store) => store.wishFavorite({ gameId: 5, wanted: true, isFavorite: false, atMs: 1 }));
  await settle();
  const worker = await startWorker();
  worker.pages.length = 0;
  const [{ deviceDatabase }, { addEvents }] = [await import('./device-database.ts'), await import('#store/events.ts')];
  await addEvents(deviceDatabase(), [anEvent()]);
  if (stop) await worker.hear({ kind: 'keep-stop', stop });
  const before = wire.asked().length;
  const names = new Map<string, string>([
    [care.excludeSelf.path, 'stop'],
    [games.gameLike.path, 'heart'],
    [eventLog.path, 'events'],
  ]);
  const sent = (): string[] =>
    wire
      .asked()
      .slice(before)
      .flatMap(({ path }) => names.get(path) ?? []);
  const register = worker.registration.sync?.register;
  register?.mockClear();
  return { worker, sent, woken: () => register?.mock.calls.length };
}

test('a player who has asked to stop is heard first, then their hearts, then what the page tells of itself', async () => {
  const { worker, sent } = await left({ stop: WISH });
  expect(await worker.hear({ kind: 'drain' })).toEqual([{ isLeft: false }]);
  expect(sent()).toEqual(['stop', 'heart', 'events']);
});

test('a heart does not overtake the wish to stop, and what needs no player does not wait for it', async () => {
  const { worker, sent, woken } = await left({ stop: WISH });
  wire.on(care.excludeSelf, 'refused');
  expect(await worker.hear({ kind: 'drain' })).toEqual([{ isLeft: true }]);
  expect(sent()).toEqual(['stop', 'events']);
  expect(woken()).toBe(1);
});

test('a page that is looked at sends its wish itself, also one that has come past this program', async () => {
  const { worker, sent } = await left({ stop: WISH });
  worker.pastIt.push(worker.page);
  expect(await worker.hear({ kind: 'drain' })).toEqual([{ isLeft: true }]);
  expect(sent()).toEqual(['events']);
});

test('a wish that the page itself has sent is forgotten', async () => {
  const { worker, sent, woken } = await left({ stop: WISH });
  await worker.hear({ kind: 'keep-stop' });
  expect(woken()).toBe(0);
  await worker.hear({ kind: 'drain' });
  expect(sent()).not.toContain('stop');
});

test('a heart that cannot be sent is left, though the events have gone', async () => {
  const { worker, sent, woken } = await left();
  wire.on(games.gameLike, 'refused');
  expect(await worker.hear({ kind: 'drain' })).toEqual([{ isLeft: true }]);
  expect([sent(), woken()]).toEqual([['heart', 'events'], 1]);
});

test('a try without a reason waits until the pause of the last failure is over, one with a reason does not', async () => {
  const { worker, sent } = await left();
  wire.is('refused');
  await worker.hear({ kind: 'drain' });
  wire.is(undefined);
  await worker.hear({ kind: 'drain', isTimely: false });
  expect(sent()).toEqual(['heart', 'events']);
  await worker.hear({ kind: 'drain' });
  expect(sent()).toEqual(['heart', 'events', 'heart', 'events']);
});

test('a session that the server ends meanwhile is told to every page, with the token it was', async () => {
  const { worker } = await left();
  worker.pages.push(worker.page);
  wire.on(games.gameLike, json(signedOut));
  await worker.hear({ kind: 'drain' });
  expect(worker.page.postMessage.mock.calls).toEqual([[{ kind: 'session-lost', token: 'a-token' }]]);
});

test('while a browser clears the device, what waits counts as left, and nobody meets the fault', async () => {
  const { worker, sent, woken } = await left();
  setNavigator({ locks: { request: () => Promise.reject(new DOMException('clearing', 'InvalidStateError')) } });
  expect(await worker.hear({ kind: 'drain' })).toEqual([{ isLeft: true }]);
  expect([sent(), woken()]).toEqual([[], 1]);
});

test('a database that a browser has refused once is opened by the next try', async () => {
  const worker = await startWorker();
  const refused = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('clearing', 'InvalidStateError');
  });
  expect(await worker.hear({ kind: 'drain' })).toEqual([{ isLeft: true }]);
  refused.mockRestore();
  expect(await worker.hear({ kind: 'drain' })).toEqual([{ isLeft: false }]);
});

const beacon = (): Request =>
  new Request(at(API_PREFIX + eventLog.path), { method: 'POST', body: JSON.stringify({ eventList: [anEvent()] }) });

test('after a beacon that has got through, what is left of earlier visits goes', async () => {
  const { worker, sent, woken } = await left();
  const { answer, kept } = worker.ask(beacon());
  expect((await answer)?.status).toBe(200);
  await kept();
  expect([sent(), woken()]).toEqual([['events', 'events'], 0]);
});

test('after one that has not, nothing is tried, and the browser is asked to wake this program', async () => {
  const { worker, sent, woken } = await left();
  wire.on(eventLog, json({ code: 503, errcode: 9009, message: '' }, 503));
  const { answer, kept } = worker.ask(beacon());
  expect((await answer)?.status).toBe(503);
  await kept();
  expect([sent(), woken()]).toEqual([['events'], 1]);
});

test('where the beacon gets through and the rest does not, the browser is asked as well', async () => {
  const { worker, sent, woken } = await left();
  wire.on(eventLog, () => (sent().length === 1 ? { code: 200, errcode: 0 } : 'refused'));
  const { answer, kept } = worker.ask(beacon());
  expect((await answer)?.status).toBe(200);
  await kept();
  expect([sent(), woken()]).toEqual([['events', 'events'], 1]);
});
