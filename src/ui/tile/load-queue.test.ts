// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LoadQueue } from './load-queue.ts';

const url = (at: number): string => `/gameIconV2/${at}.png?v=1`;

/** Stands in for the browser's own, which knows where things are; here the test says so. */
class Observer {
  static made: Observer[] = [];
  readonly options: IntersectionObserverInit;
  readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;

  constructor(tell: Observer['tell'], options: IntersectionObserverInit) {
    this.tell = tell;
    this.options = options;
    Observer.made.push(this);
  }

  observe(): void {}
  unobserve(): void {}
}

let queue: LoadQueue;

beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
});

beforeEach(() => {
  queue = new LoadQueue();
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[IMG-05] the latest 200 pictures are remembered, and the one unused for longest is forgotten', () => {
  for (let at = 1; at <= 200; at++) queue.noteLoaded(url(at));
  expect(queue.isLoaded(url(1))).toBe(true);
  queue.noteLoaded(url(201));
  expect([queue.isLoaded(url(1)), queue.isLoaded(url(2)), queue.isLoaded(url(201))]).toEqual([false, true, true]);
  queue.noteLoaded(url(2));
  queue.noteLoaded(url(202));
  expect([queue.isLoaded(url(2)), queue.isLoaded(url(3))]).toEqual([true, false]);
});

test('[IMG-04] pictures are looked at no more than five times a second during a fling', () => {
  const main = document.body.appendChild(document.createElement('main'));
  const startedAt: number[] = [];
  for (let step = 0; step < 100; step++) {
    const picture = main.appendChild(document.createElement('img'));
    queue.whenNear(picture, () => startedAt.push(Date.now()));
    Observer.made.at(-1)?.tell([{ target: picture, isIntersecting: true }]);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(200);
  expect(startedAt).toHaveLength(100);
  const looks = [...new Set(startedAt)];
  // One at once, and then one in every 200 ms of the second that the fling took.
  expect(looks.length).toBeGreaterThanOrEqual(4);
  expect(looks.length).toBeLessThanOrEqual(6);
  const gaps = looks.slice(1).map((at, index) => at - (looks[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(200);
});

test('[IMG-03] pictures are awaited up to 1.3 screens, and those flung past in between are not loaded', () => {
  const main = document.body.appendChild(document.createElement('main'));
  const started: string[] = [];
  const [first, passed, last] = ['first', 'passed', 'last'].map((name) => {
    const picture = main.appendChild(document.createElement('img'));
    queue.whenNear(picture, () => started.push(name));
    return picture;
  });
  const observer = Observer.made.at(-1);
  expect(observer?.options).toEqual({ root: main, rootMargin: '30% 0px' });
  const near = (target: Element | undefined, isIntersecting: boolean): void =>
    observer?.tell(target ? [{ target, isIntersecting }] : []);
  near(first, true);
  near(passed, true);
  near(passed, false);
  near(last, true);
  vi.advanceTimersByTime(200);
  expect(started).toEqual(['first', 'last']);
});

test('a picture that is given up is not started any more', () => {
  const main = document.body.appendChild(document.createElement('main'));
  const [shown, gone] = [document.createElement('img'), document.createElement('img')];
  main.append(shown, gone);
  let isStarted = false;
  queue.whenNear(shown, () => undefined);
  const giveUp = queue.whenNear(gone, () => (isStarted = true));
  Observer.made.at(-1)?.tell([{ target: shown, isIntersecting: true }]);
  Observer.made.at(-1)?.tell([{ target: gone, isIntersecting: true }]);
  giveUp();
  vi.advanceTimersByTime(400);
  expect(isStarted).toBe(false);
});
