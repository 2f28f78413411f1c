import { expect, test } from 'vitest';
import { config } from '#contract/config.ts';
import { games } from '#contract/games.ts';
import { session } from '#contract/session.ts';
import { leavePage, openLobby, setOnline, setVisibility, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../tests/kit/client/wire.ts';

test('a call without an answer after four seconds says what the connection is like, and its answer takes that back', async () => {
  const answer = wire.later();
  wire.on(config.appConfig, () => answer.reply);
  const { call } = await import('./call.ts');
  const { isReachable } = await import('./connection.ts');
  const asking = call(config.appConfig, { gameListVersion: '' });
  await pass(3_000);
  expect(isReachable.value).toBe(true);
  await pass(1_000);
  expect(isReachable.value).toBe(false);
  answer.arrives(exampleOf(config.appConfig));
  await asking;
  expect(isReachable.value).toBe(true);
});

test('a call that is answered in time leaves nothing behind, and neither does one that another has overtaken', async () => {
  const { call } = await import('./call.ts');
  const { isReachable } = await import('./connection.ts');
  await call(config.appConfig, { gameListVersion: '' });
  wire.on(session.online, 'dead');
  void call(session.online, {});
  await pass(1_000);
  await call(config.appConfig, { gameListVersion: '' });
  await pass(10_000);
  expect(isReachable.value).toBe(true);
});

test('a dead connection that comes back without a word is found within a quarter of a minute', async () => {
  await openLobby();
  await signIn();
  const { isReachable } = await import('./connection.ts');
  const { lobbyKeeper } = await import('../lobby/lobby.ts');
  wire.is('dead');
  void lobbyKeeper.refresh();
  await pass(20_000);
  expect(isReachable.value).toBe(false);
  wire.is(undefined);
  await pass(15_000);
  expect(isReachable.value).toBe(true);
});

test('a visit that begins on a dead connection finds within a quarter of a minute that it is back', async () => {
  await openLobby();
  await signIn();
  await leavePage();
  wire.is('dead');
  const { resumeSession } = await import('../player/session.ts');
  const { isReachable } = await import('./connection.ts');
  const { lobbyKeeper } = await import('../lobby/lobby.ts');
  await resumeSession(undefined);
  await lobbyKeeper.start();
  void lobbyKeeper.keep();
  await pass(4_000);
  expect(isReachable.value).toBe(false);
  wire.is(undefined);
  await pass(15_000);
  expect(isReachable.value).toBe(true);
});

test('a change is never let go with the questions: the server may be at it', async () => {
  await openLobby();
  await signIn();
  const { call } = await import('./call.ts');
  const { lobbyKeeper } = await import('../lobby/lobby.ts');
  const answer = wire.later();
  wire.on(games.startGame, () => answer.reply);
  let end = '';
  void call(games.startGame, { gameId: 1001 }).then(({ ok }) => (end = ok ? 'answered' : 'failed'));
  await pass(10_000);
  await lobbyKeeper.refreshAnew();
  await settle();
  expect(end).toBe('');
  answer.arrives(exampleOf(games.startGame));
  await settle();
  expect(end).toBe('answered');
});

test('a question that was asked just before the connection is tried again is let go once it is old, and a change never is', async () => {
  const { beginWait, letGoOfOld, wasLetGo } = await import('#shared/waits.ts');
  const [old, change] = [beginWait({ isQuestion: true }), beginWait({ isQuestion: false })];
  await pass(2_900);
  const young = beginWait({ isQuestion: true });
  await pass(200);
  letGoOfOld();
  const gone = () => [old, young, change].map(({ signal }) => wasLetGo(signal));
  expect(gone()).toEqual([true, false, false]);
  await pass(2_700);
  expect(gone()).toEqual([true, false, false]);
  await pass(200);
  expect(gone()).toEqual([true, true, false]);
});

test('where anything is answered after a try, the connection is only slow, and a young question waits for its answer', async () => {
  const { beginWait, letGoOfOld, wasLetGo } = await import('#shared/waits.ts');
  const [young, answered] = [beginWait({ isQuestion: true }), beginWait({ isQuestion: true })];
  await pass(200);
  letGoOfOld();
  await pass(100);
  answered.end();
  await pass(9_000);
  expect(wasLetGo(young.signal)).toBe(false);
});

test('it is worth trying again when the page is seen, and not when it goes out of sight', async () => {
  const { onWorthTrying } = await import('./connection.ts');
  const tries: boolean[] = [];
  onWorthTrying((isAlone) => void tries.push(isAlone));
  setVisibility('hidden');
  expect(tries).toEqual([]);
  setVisibility('visible');
  setOnline(true);
  expect(tries).toEqual([true, false]);
});
