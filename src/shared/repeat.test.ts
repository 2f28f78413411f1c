import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendLogTo } from './log.ts';
import { repeat } from './repeat.ts';

const EVERY_MS = 2_000;
const lines: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  sendLogTo((...line) => lines.push(JSON.stringify(line)));
});
afterEach(() => vi.useRealTimers());

test('a chore is done at once and in its turns, unless it has just been done, and no more once it is ended', async () => {
  const work = vi.fn(async () => {});
  const end = repeat({ everyMs: EVERY_MS, failed: 'not swept', work });
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
  expect(work).toHaveBeenCalledTimes(3);
  await end();
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
  expect(work).toHaveBeenCalledTimes(3);
  const done = repeat({ everyMs: EVERY_MS, failed: 'not swept', work }, { isDoneNow: true });
  expect(work).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(work).toHaveBeenCalledTimes(4);
  await done();
});

test('a chore that takes longer than its turn is not begun a second time', async () => {
  let finish = (): void => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const end = repeat({ everyMs: EVERY_MS, failed: 'not swept', work });
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(work).toHaveBeenCalledTimes(2);
  finish();
  await end();
});

test('a chore that fails is logged by its name, and done again in its next turn', async () => {
  const work = vi.fn(async () => {
    throw new Error('the database is gone');
  });
  const end = repeat({ everyMs: EVERY_MS, failed: 'deposits were not swept', work });
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(work).toHaveBeenCalledTimes(2);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('deposits were not swept');
  await end();
});

test('its end waits for the turn under way', async () => {
  let finish = (): void => {};
  const end = repeat({
    everyMs: EVERY_MS,
    failed: 'not swept',
    work: () => new Promise<void>((done) => (finish = done)),
  });
  const ended = vi.fn();
  const ending = end().then(ended);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(ended).not.toHaveBeenCalled();
  finish();
  await ending;
  expect(ended).toHaveBeenCalledTimes(1);
});
