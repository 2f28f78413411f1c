import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Crowded } from './crowded.ts';
import { makeFairTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A job that ends when the test says so. */
function held(begun: string[], name: string) {
  let end = (): void => undefined;
  const job = (): Promise<string> => {
    begun.push(name);
    return new Promise((resolve) => {
      end = () => resolve(name);
    });
  };
  return { job, end: () => end() };
}

const outcomeOf = (running: Promise<string>): Promise<string> =>
  running.catch((error: unknown) => (error instanceof Crowded ? 'crowded' : 'failed'));

const settled = () => vi.advanceTimersByTimeAsync(0);

test('a caller has so many places and so many to wait in, and the next is told so at once', async () => {
  const turn = makeFairTurns({ running: 2, waiting: 1 });
  const begun: string[] = [];
  const jobs = ['a', 'b', 'c', 'd'].map((name) => held(begun, name));
  const ends = jobs.map(({ job }) => outcomeOf(turn('one', job)));
  expect(await ends[3]).toBe('crowded');
  expect(begun).toEqual(['a', 'b']);
  jobs[1]!.end();
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const job of jobs) job.end();
  expect(await Promise.all(ends)).toEqual(['a', 'b', 'c', 'crowded']);
});

test('another caller does not wait', async () => {
  const turn = makeFairTurns({ running: 1, waiting: 0 });
  const begun: string[] = [];
  void turn('one', held(begun, 'a').job);
  void turn('other', held(begun, 'b').job);
  await settled();
  expect(begun).toEqual(['a', 'b']);
});

test('who has waited too long is told so and never runs, and the place goes to the next', async () => {
  const turn = makeFairTurns({ running: 1, waiting: 2, patienceMs: 1_000 });
  const begun: string[] = [];
  const [first, second, third] = ['a', 'b', 'c'].map((name) => held(begun, name));
  void turn('one', first!.job);
  const late = outcomeOf(turn('one', second!.job));
  await vi.advanceTimersByTimeAsync(999);
  void turn('one', third!.job);
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toBe('crowded');
  first!.end();
  await settled();
  expect(begun).toEqual(['a', 'c']);
});

test('a job that fails gives its place back, and so does one that never begins', async () => {
  const turn = makeFairTurns({ running: 1, waiting: 1 });
  const fail = (): Promise<string> => {
    throw new Error('a bug');
  };
  expect(await outcomeOf(turn('one', fail))).toBe('failed');
  expect(await outcomeOf(turn('one', () => Promise.reject(new Error('a bug'))))).toBe('failed');
  expect(await turn('one', async () => 'a place')).toBe('a place');
});
