import { expect, test, vi } from 'vitest';
import { HOUR_MS } from '#shared/durations.ts';
import { anotherTab, leavePage, setNavigator, setOnline, signIn } from '../../../tests/kit/client/page.ts';
import { settle } from '../../../tests/kit/client/turns.ts';

test.each([
  [11, 1001],
  [13, undefined],
])('a game that the page died in is offered %i hours later: %o', async (hours, offered) => {
  await signIn();
  (await import('./left-game.ts')).leftGame.notePlaying(1001);
  await leavePage();
  vi.setSystemTime(Date.now() + hours * HOUR_MS);
  const { leftGame } = await import('./left-game.ts');
  await (await import('../player/session.ts')).keepSession();
  await leftGame.find();
  expect(leftGame.offered.value).toBe(offered);
});

test('a game that was left is not offered, unless the network had gone', async () => {
  await signIn();
  const { leftGame } = await import('./left-game.ts');
  leftGame.notePlaying(1001);
  leftGame.noteStopped();
  expect([leftGame.offered.value, localStorage.getItem('playing')]).toEqual([undefined, null]);
  leftGame.notePlaying(1001);
  setOnline(false);
  leftGame.noteStopped();
  expect(leftGame.offered.value).toBe(1001);
});

test('a game that the page died in is not offered to who asked to stop before', async () => {
  await signIn();
  (await import('./left-game.ts')).leftGame.notePlaying(1001);
  (await import('../care/stop.ts')).wishStop({ kind: 'timeOut', length: 60 });
  await leavePage();
  const { leftGame } = await import('./left-game.ts');
  await (await import('../player/session.ts')).keepSession();
  await leftGame.find();
  expect([leftGame.offered.value, localStorage.getItem('playing')]).toEqual([undefined, null]);
});

test('a game that is played in another tab is not offered', async () => {
  await signIn();
  (await import('./left-game.ts')).leftGame.notePlaying(1001);
  anotherTab();
  const { leftGame } = await import('./left-game.ts');
  await (await import('../player/session.ts')).keepSession();
  await leftGame.find();
  expect(leftGame.offered.value).toBeUndefined();
});

test('who leaves a game in one tab is still offered the one that another tab has opened since, once that tab dies', async () => {
  await signIn();
  const first = (await import('./left-game.ts')).leftGame;
  first.notePlaying(1001);
  anotherTab();
  (await import('./left-game.ts')).leftGame.notePlaying(1002);
  first.noteStopped();
  await leavePage();
  const { leftGame } = await import('./left-game.ts');
  await (await import('../player/session.ts')).keepSession();
  await leftGame.find();
  expect(leftGame.offered.value).toBe(1002);
});

test('a game that was left in another tab, after another one there, is played there no more', async () => {
  await signIn();
  const first = (await import('./left-game.ts')).leftGame;
  first.notePlaying(1002);
  first.notePlaying(1001);
  setOnline(false);
  first.noteStopped();
  setOnline(true);
  anotherTab();
  const { leftGame } = await import('./left-game.ts');
  await (await import('../player/session.ts')).keepSession();
  await leftGame.find();
  expect(leftGame.offered.value).toBe(1001);
});

test('a game of another player, whose phone died while they logged out, is not offered', async () => {
  await signIn();
  const { leftGame } = await import('./left-game.ts');
  leftGame.notePlaying(1001);
  const written = localStorage.getItem('playing');
  await signIn({ id: 8, token: 'ben-token' });
  localStorage.setItem('playing', written ?? '');
  await leavePage();
  const next = (await import('./left-game.ts')).leftGame;
  await (await import('../player/session.ts')).keepSession();
  await next.find();
  expect(next.offered.value).toBeUndefined();
});

test('in a browser that refuses all locks a game is played without an error, and the way back to it is offered', async () => {
  const rejected: unknown[] = [];
  const note = (error: unknown): void => void rejected.push(error);
  process.on('unhandledRejection', note);
  const refused = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  await signIn();
  setNavigator({ locks: { request: refused, query: refused } });
  const { leftGame } = await import('./left-game.ts');
  leftGame.notePlaying(1001);
  await leftGame.find();
  await settle();
  process.off('unhandledRejection', note);
  expect([rejected, leftGame.offered.value]).toEqual([[], 1001]);
});
