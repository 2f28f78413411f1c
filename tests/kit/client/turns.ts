/**
 * Time in a test of the page: the clock stands until a test lets it go on, and whatever needs no clock has happened before
 * the next line of the test. What is under way without a clock is counted: turns of the loop, as the database takes them,
 * pieces of the program on their way, and what is encrypted.
 */
import { vi } from 'vitest';

/** So many turns without anything under way: promises that follow each other may take a turn each. */
const QUIET_TURNS = 4;
const MOST_STEPS = 200;
const LEAST_STEP_MS = 10;
const FRAME_MS = 16;
const TOO_LONG_MS = 15_000;

interface Counting {
  underWay: number;
  turn: typeof setImmediate;
  realMs: () => number;
}

/** Of all test files together: what keeps `setImmediate` for itself, as React does, is loaded once for all of them. */
const files = globalThis as { counting?: Counting };
const isCounted = files.counting !== undefined;
const counting = (files.counting ??= { underWay: 0, turn: setImmediate, realMs: performance.now.bind(performance) });

/** A piece of the program that is loaded late; the test project writes this around every `import()`. */
export function counted<Value>(work: Promise<Value>): Promise<Value> {
  counting.underWay += 1;
  return work.finally(() => (counting.underWay -= 1));
}

/** Before anything that keeps `setImmediate` for itself is loaded. */
export function countTurns(): void {
  if (isCounted) return;
  Object.assign(globalThis, { counted, setImmediate: countedTurn });
  const { subtle } = crypto;
  for (const name of ['digest', 'encrypt', 'decrypt', 'importKey', 'exportKey', 'generateKey'] as const) {
    const work = subtle[name].bind(subtle) as (...input: unknown[]) => Promise<unknown>;
    Object.assign(subtle, { [name]: (...input: unknown[]) => counted(work(...input)) });
  }
}

function countedTurn(work: (...input: unknown[]) => void, ...input: unknown[]): NodeJS.Immediate {
  counting.underWay += 1;
  return counting.turn(() => {
    counting.underWay -= 1;
    work(...input);
  });
}

/** The clocks of a page that has just begun: they stand, and nothing waits for them. Turns of the loop go on. */
export function beginClock(nowMs: number): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: nowMs,
  });
  // What waits for no time at all is a turn, and is never lost with a page's clock: Dexie tells of writes in one.
  const { setTimeout: wait, clearTimeout: stop } = globalThis;
  const turns = new Set<unknown>();
  Object.assign(globalThis, {
    setTimeout: (work: (...input: unknown[]) => void, ms = 0, ...input: unknown[]): unknown => {
      if (ms > 0) return wait(work, ms, ...input);
      const turn = {};
      turns.add(turn);
      countedTurn(() => turns.delete(turn) && work(...input));
      return turn;
    },
    requestAnimationFrame: (draw: (atMs: number) => void) => wait(() => draw(performance.now()), FRAME_MS),
    cancelAnimationFrame: stop,
    clearTimeout: (waiting: unknown): void => {
      if (!turns.delete(waiting)) stop(waiting as Parameters<typeof stop>[0]);
    },
  });
}

/** Until nothing happens any more that no clock has to be waited for. */
export async function settle(): Promise<void> {
  const beganMs = counting.realMs();
  for (let quiet = 0; quiet < QUIET_TURNS; quiet = counting.underWay === 0 ? quiet + 1 : 0) {
    if (counting.realMs() - beganMs > TOO_LONG_MS) throw new Error(`${counting.underWay} things go on and on`);
    await new Promise((resolve) => counting.turn(resolve));
  }
}

/** Lets the clock go on for so long, with everything that happens meanwhile; in few steps where little happens. */
export async function pass(ms: number, mostSteps = MOST_STEPS): Promise<void> {
  await settle();
  const stepMs = Math.max(LEAST_STEP_MS, Math.ceil(ms / mostSteps));
  for (let leftMs = ms; leftMs > 0; leftMs -= stepMs) {
    vi.advanceTimersByTime(Math.min(stepMs, leftMs));
    await settle();
  }
}
