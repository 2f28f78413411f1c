import { expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../tests/kit/client/page.ts';
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
