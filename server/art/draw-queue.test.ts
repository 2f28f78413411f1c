import { expect, test } from 'vitest';
import { makeDrawQueue, makeJob, NobodyWaits } from './draw-queue.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** One at a time, each for as long as the test says; what was drawn is written down. */
function drawing() {
  const queue = makeDrawQueue(1);
  const drawn: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (picture: string, name: string, signal?: AbortSignal) => {
    const task = (): Promise<string> => {
      drawn.push(picture);
      return new Promise((resolve) => ends.push(() => resolve(picture)));
    };
    return queue.run(makeJob(signal ? { name, signal } : { name }), task);
  };
  const endOne = async () => {
    ends.shift()?.();
    await tick();
  };
  return { ask, drawn, endOne };
}

test('one new picture is not behind the three hundred of another asker', async () => {
  const { ask, drawn, endOne } = drawing();
  for (let at = 0; at < 300; at += 1) void ask(`greedy ${at}`, 'greedy');
  void ask('honest', 'honest');
  for (let ended = 0; ended < 2; ended += 1) await endOne();
  expect(drawn).toContain('honest');
});

test('one of those three hundred comes sooner once another network asks for it as well', async () => {
  const queue = makeDrawQueue(1);
  const drawn: number[] = [];
  const ends: (() => void)[] = [];
  const jobs = Array.from({ length: 300 }, () => makeJob({ name: 'greedy' }));
  const all = jobs.map((job, at) =>
    queue.run(job, () => {
      drawn.push(at);
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  jobs[1]?.join({ name: 'honest' });
  for (let ended = 0; ended < 2; ended += 1) {
    ends.shift()?.();
    await tick();
  }
  expect(drawn).toEqual([0, 299, 1]);
  while (ends.length > 0) {
    ends.shift()?.();
    await tick();
  }
  await Promise.all(all);
  expect(drawn.toSorted((one, other) => one - other)).toEqual(jobs.map((_job, at) => at));
});

test('of one asker the newest is drawn first', async () => {
  const { ask, drawn, endOne } = drawing();
  for (const picture of ['first', 'second', 'third']) void ask(picture, 'one');
  for (let ended = 0; ended < 2; ended += 1) await endOne();
  expect(drawn).toEqual(['first', 'third', 'second']);
});

test('what nobody waits for any more is not drawn', async () => {
  const { ask, drawn, endOne } = drawing();
  void ask('first', 'one');
  const gone = new AbortController();
  const left = ask('left', 'two', gone.signal);
  void ask('last', 'three');
  gone.abort();
  await expect(left).rejects.toThrow(NobodyWaits);
  await endOne();
  expect(drawn).toEqual(['first', 'last']);
});

test('a picture that two wait for is drawn when one of them goes', async () => {
  const gone = new AbortController();
  const job = makeJob({ signal: gone.signal });
  job.join({});
  gone.abort();
  expect(await makeDrawQueue(1).run(job, async () => 'drawn')).toBe('drawn');
});

test('a picture that is being drawn is finished, even when its asker goes', async () => {
  const gone = new AbortController();
  const job = makeJob({ signal: gone.signal });
  const drawn = makeDrawQueue(1).run(job, async () => {
    gone.abort();
    return 'drawn';
  });
  expect([await drawn, job.isDropped()]).toEqual(['drawn', false]);
});
