import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameTime, rest, setStanding, untilGoing } from './game-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setStanding(false);
  vi.useRealTimers();
});

test('stands still while something lies over the game, and goes on where it stood', async () => {
  const begunMs = gameTime();
  await vi.advanceTimersByTimeAsync(300);
  setStanding(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gameTime() - begunMs).toBe(300);
  setStanding(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(gameTime() - begunMs).toBe(500);
});

test('a rest lasts as long as was asked for, whatever lay over it meanwhile', async () => {
  const log: string[] = [];
  void rest(1_000).then(() => log.push('rested'));
  await vi.advanceTimersByTimeAsync(400);
  setStanding(true);
  await vi.advanceTimersByTimeAsync(10_000);
  setStanding(false);
  await vi.advanceTimersByTimeAsync(599);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(log).toEqual(['rested']);
});

test('a caller that waits for it goes on at once while it goes, and otherwise when it goes again', async () => {
  const log: string[] = [];
  await untilGoing();
  setStanding(true);
  void untilGoing().then(() => log.push('goes'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(log).toEqual([]);
  setStanding(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['goes']);
});
