import { expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { openLobby, setOnline, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../tests/kit/client/wire.ts';

const { startGame, exitGame, playState, takeBreak } = games;
const LAUNCHED = { ...exampleOf(startGame), url: 'https://games.example/play', realityCheckMinutes: 30 };

async function begin() {
  await openLobby();
  await signIn();
  wire.on(startGame, LAUNCHED);
  return import('./game-visit.ts');
}

async function openGame(gameId = 1001) {
  const { useGameVisit } = await begin();
  const visit = await drawHook(() => useGameVisit(gameId));
  await settle();
  return visit;
}

const keys = () => wire.asked(startGame).map(({ headers }) => headers.get('idempotency-key'));
const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page that comes back from the browser’s memory opens its game anew, after its goodbye', async () => {
  const visit = await openGame();
  window.dispatchEvent(new Event('pagehide'));
  comeBack(true);
  await pass(100);
  expect([new Set(keys()).size, wire.asked(exitGame).length, visit.value.visit.kind]).toEqual([2, 1, 'open']);
});

test('one that was loaded has launched its game already', async () => {
  await openGame();
  comeBack(false);
  await pass(100);
  expect(keys()).toHaveLength(1);
});

test('a page that comes back to another player opens nothing for them', async () => {
  await openGame();
  window.dispatchEvent(new Event('pagehide'));
  await signIn({ id: 8, token: 'another-token' });
  comeBack(true);
  await pass(100);
  expect(keys()).toHaveLength(1);
});

test('a launch waits for the goodbye of the game before, and for no longer than a second', async () => {
  await openGame();
  const late = wire.later();
  wire.on(exitGame, () => late.reply);
  window.dispatchEvent(new Event('pagehide'));
  comeBack(true);
  await pass(900);
  expect(keys()).toHaveLength(1);
  await pass(200);
  expect(keys()).toHaveLength(2);
});

test('a game that opens after its player has left is closed', async () => {
  const late = wire.later();
  const { useGameVisit } = await begin();
  wire.on(startGame, () => late.reply);
  await drawHook(() => useGameVisit(1001));
  await settle();
  window.dispatchEvent(new Event('pagehide'));
  await settle();
  expect(wire.asked(exitGame)).toHaveLength(1);
  late.arrives(LAUNCHED);
  await pass(100);
  expect(wire.asked(exitGame)).toHaveLength(2);
  const { leftGame } = await import('./left-game.ts');
  await leftGame.find();
  expect(leftGame.offered.value).toBeUndefined();
});

test('a game that opens late, after another has taken its place, does not close that one', async () => {
  const late = wire.later();
  const { useGameVisit } = await begin();
  wire.on(startGame, ({ body }) => (body['gameId'] === 1001 ? late.reply : LAUNCHED));
  await drawHook(() => useGameVisit(1001));
  const second = await drawHook(() => useGameVisit(1002));
  await settle();
  late.arrives(LAUNCHED);
  await pass(100);
  expect([wire.asked(startGame).length, wire.asked(exitGame), second.value.visit.kind]).toEqual([2, [], 'open']);
});

test('how often the player is told how they stand is the server’s word, and every hour where it has none', async () => {
  expect((await openGame()).value.visit).toMatchObject({ realityCheckMinutes: 30 });
  const { realityCheckMinutes: _own, ...without } = LAUNCHED;
  const { useGameVisit } = await begin();
  wire.on(startGame, without);
  const visit = await drawHook(() => useGameVisit(1002));
  await settle();
  expect(visit.value.visit).toMatchObject({ realityCheckMinutes: 60 });
});

test('a time-out that the server does not know yet opens no game, and says until when', async () => {
  const { useGameVisit } = await begin();
  (await import('../care/stop.ts')).wishStop({ kind: 'timeOut', length: 60 });
  const visit = await drawHook(() => useGameVisit(1001));
  await settle();
  expect(visit.value.visit).toEqual({
    kind: 'failed',
    failure: { kind: 'on-break', untilMs: Date.now() + 60 * 60_000 },
  });
  expect([keys(), wire.asked(playState), wire.asked(takeBreak)]).toEqual([[], [], []]);
});

test('a game that has opened stands first among those that were played', async () => {
  await openGame(1003);
  const { playHistory } = await import('./play-history.ts');
  await settle();
  expect(playHistory.value[0]).toBe(1003);
});

test('while a game is open it is the one to come back to after a crash, and no more once it is left', async () => {
  await openGame(1003);
  await settle();
  expect(JSON.parse(localStorage.getItem('playing') ?? '{}')).toMatchObject({ gameId: 1003 });
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('playing')).toBeNull();
});

test('a player who has asked to stop is not led back to a game that they left without a connection', async () => {
  await openGame(1003);
  await settle();
  setOnline(false);
  (await import('../care/stop.ts')).wishStop({ kind: 'timeOut', length: 60 });
  window.dispatchEvent(new Event('pagehide'));
  expect((await import('./left-game.ts')).leftGame.offered.value).toBeUndefined();
});

test('a visit that the server has ended leaves no way back to its game', async () => {
  const visit = await openGame(1003);
  await settle();
  visit.value.abandon();
  expect(localStorage.getItem('playing')).toBeNull();
});

test('a game that is left has its sums and its balance asked for at once, and again when its last round has ended', async () => {
  const leave = await openAndLeave();
  await pass(100);
  expect(leave.asked()).toBe(1);
  await pass(3_500);
  expect(leave.asked()).toBe(1);
  await pass(1_000);
  expect(leave.asked()).toBe(2);
});

test('the sums of a game that is left are not asked for again where another game is open by then', async () => {
  const leave = await openAndLeave();
  await pass(100);
  const { useGameVisit } = await import('./game-visit.ts');
  await drawHook(() => useGameVisit(1002));
  await pass(6_000);
  expect(leave.asked()).toBe(1);
});

async function openAndLeave() {
  const { useGameVisit } = await begin();
  const [{ createElement }, { createRoot }] = [await import('react'), await import('react-dom/client')];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  function Visit() {
    useGameVisit(1001);
    return null;
  }
  root.render(createElement(Visit));
  await settle();
  const before = wire.asked(playState).length;
  root.unmount();
  return { asked: () => wire.asked(playState).length - before };
}

test('who opens a game after five minutes without one begins to play anew, with sums of nothing', async () => {
  wire.on(playState, { ...exampleOf(playState), rounds: 2, bet: 1_000, win: 500 });
  await openGame();
  const { playClock, playLedger } = await import('./play-state.ts');
  await playLedger.refresh();
  expect(playLedger.sums()).toMatchObject({ bet: 1_000 });
  playClock.noteTold(30);
  playClock.pause();
  await pass(5 * 60_000 + 1_000, 10);
  const { useGameVisit } = await import('./game-visit.ts');
  await drawHook(() => useGameVisit(1002));
  await settle();
  expect([playLedger.sums(), playClock.toldAtMinute.value]).toEqual([{ rounds: 0, bet: 0, win: 0 }, 0]);
});
