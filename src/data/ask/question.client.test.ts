/** How one question gets along with a bad connection, another tab and a clock that is moved. */
import { expect, test, vi } from 'vitest';
import { games } from '#contract/games.ts';
import { wallet } from '#contract/wallet.ts';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { leavePage, openLobby, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, portalPage, wire } from '../../../tests/kit/client/wire.ts';

const ROW = wallet.getExchange;
const asked = (): number => wire.asked(ROW).length;

async function read() {
  await openLobby();
  await signIn();
  const { useAnswer } = await import('./use-answer.ts');
  const reading = await drawHook(() => useAnswer(ROW, {}));
  await pass(400, 2);
  return reading;
}

/** Another call gets through. */
async function reachServer(): Promise<void> {
  const { call } = await import('../call/call.ts');
  await call(games.lobbyTips, {});
  await settle();
}

/** Its first request has no answer until the test gives one. */
async function readLate() {
  await openLobby();
  await signIn();
  const early = wire.later();
  wire.on(ROW, () => early.reply);
  const { useAnswer } = await import('./use-answer.ts');
  const reading = await drawHook(() => useAnswer(ROW, {}));
  await pass(400, 2);
  return { reading, early };
}

test('an older answer that another tab keeps late does not take the place of a newer one', async () => {
  const reading = await read();
  const { keepAnswer } = await import('./kept-answers.ts');
  const { savedAt = 0 } = reading.value;
  await keepAnswer(ROW, { path: ROW.path, input: '{}', savedAt: savedAt - 5_000, answer: exampleOf(ROW) });
  await settle();
  expect(reading.value.savedAt).toBe(savedAt);
});

test('an answer from what the phone calls tomorrow is asked for again', async () => {
  await read();
  vi.setSystemTime(Date.now() - 24 * 60 * 60_000);
  await pass(ROW.policy.freshMs * 1.5, 12);
  expect(asked()).toBe(2);
});

test('what a Wi-Fi with a page of its own has kept away comes as soon as the Wi-Fi lets calls through', async () => {
  await openLobby();
  await signIn();
  wire.is(() => portalPage());
  const { useAnswer } = await import('./use-answer.ts');
  const reading = await drawHook(() => useAnswer(ROW, {}));
  await pass(400, 2);
  expect(reading.value).toMatchObject({ answer: undefined, failure: { kind: 'broken' } });
  wire.is(undefined);
  await reachServer();
  expect(reading.value.answer).toBeDefined();
});

test('a request that fails after the connection is back is made again at once', async () => {
  const { reading, early } = await readLate();
  wire.on(games.lobbyTips, 'refused');
  await reachServer();
  wire.on(games.lobbyTips, exampleOf(games.lobbyTips));
  await reachServer();
  expect([asked(), reading.value.answer]).toEqual([1, undefined]);
  wire.on(ROW, exampleOf(ROW));
  early.arrives('refused');
  await settle();
  expect([asked(), reading.value.answer !== undefined]).toEqual([2, true]);
});

test('a request that fails late on a connection that was never lost for others is made again at once', async () => {
  const { reading, early } = await readLate();
  await reachServer();
  wire.on(ROW, exampleOf(ROW));
  early.arrives('refused');
  await settle();
  expect([asked(), reading.value.answer !== undefined]).toEqual([2, true]);
});

test('what anyone is told stays on the screen as another player logs in', async () => {
  await openLobby();
  await signIn();
  const { questionOf, useAnswer } = await import('./use-answer.ts');
  await drawHook(() => useAnswer(games.lobbyTips, {}));
  await pass(400, 2);
  const isShown: boolean[] = [];
  questionOf(games.lobbyTips, '{}').shown.subscribe((shown) => void isShown.push(shown !== undefined));
  await signIn({ id: 8, token: 'ben-token' });
  expect(isShown).toEqual([true]);
});

/** The player's database opens only when it is let. */
function holdPlayerStore(): () => void {
  const held: (() => void)[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...asked) => {
    if (!asked[0].includes('-u-')) return open(...asked);
    const waiting = {} as IDBOpenDBRequest;
    held.push(() => {
      const request = open(...asked);
      Object.assign(request, waiting);
      Object.defineProperties(waiting, { result: { get: () => request.result }, error: { get: () => request.error } });
    });
    return waiting;
  });
  return () => held.forEach((openNow) => openNow());
}

/** A later visit of the player, where the server answers nothing and the device not yet. */
async function readBeforeTheStore() {
  await leavePage();
  const letOpen = holdPlayerStore();
  wire.on(ROW, new Response('Bad Gateway', { status: 502 }));
  const { keepSession, resumeSession } = await import('#data/player/session.ts');
  await resumeSession(undefined);
  void keepSession();
  const { useAnswer } = await import('./use-answer.ts');
  const reading = await drawHook(() => useAnswer(ROW, {}));
  await pass(400, 2);
  return { reading, letOpen };
}

test('a failure is not told before what the device keeps has been read', async () => {
  const first = await read();
  const { answer } = first.value;
  const { reading, letOpen } = await readBeforeTheStore();
  expect([asked(), reading.value.answer, reading.value.failure]).toEqual([2, undefined, undefined]);
  letOpen();
  await pass(400, 2);
  expect(reading.value).toMatchObject({ answer, failure: { kind: 'broken' } });
});

test('a failure is told after a few seconds where the device does not answer', async () => {
  await read();
  const { reading } = await readBeforeTheStore();
  await pass(3_500);
  expect(reading.value).toMatchObject({ answer: undefined, failure: { kind: 'broken' } });
});

test('who asks while an answer is still being kept gets a newer one', async () => {
  const reading = await read();
  const { inPlayerStore } = await import('../player/session.ts');
  let free = (): void => undefined;
  void inPlayerStore(() => new Promise<void>((resolve) => (free = resolve)));
  void reading.value.refresh();
  await settle();
  void reading.value.refresh();
  await settle();
  expect(asked()).toBe(3);
  free();
});
