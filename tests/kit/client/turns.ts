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
/** No test waits for it: it ends what goes on for ever, however busy the machine is. */
const TOO_LONG_MS = 120_000;

/** What React remembers of one page's clock must lie behind the next one's, or it waits for it. */
const BETWEEN_PAGES_MS = 1_000;

interface Counting {
  underWay: number;
  /** What of it has a name, for the message of a test that waits in vain. */
  named: string[];
  /** How long all pages before this one have run. */
  ranMs: number;
  turn: typeof setImmediate;
  realMs: () => number;
  /** The clock of the page that is here now. */
  wait: (work: () => void, ms: number) => unknown;
  stop: (waiting: unknown) => void;
}

/** Of all test files together: what keeps `setImmediate` for itself, as React does, is loaded once for all of them. */
const files = globalThis as { counting?: Counting; timers?: object };
const isCounted = files.counting !== undefined;
const counting = (files.counting ??= {
  underWay: 0,
  named: [],
  ranMs: 0,
  turn: setImmediate,
  realMs: performance.now.bind(performance),
  wait: setTimeout,
  stop: (waiting) => clearTimeout(waiting as NodeJS.Timeout),
});

/** A piece of the program that is loaded late; the test project writes this around every `import()`. */
export function counted<Value>(work: Promise<Value>, name: string): Promise<Value> {
  counting.underWay += 1;
  counting.named.push(name);
  return work.finally(() => {
    counting.underWay -= 1;
    counting.named.splice(counting.named.indexOf(name), 1);
  });
}

/** Before anything that keeps `setImmediate` for itself is loaded. */
export function countTurns(): void {
  if (isCounted) return;
  Object.assign(globalThis, { counted, setImmediate: countedTurn, ...timers });
  const { subtle } = crypto;
  for (const name of ['digest', 'encrypt', 'decrypt', 'importKey', 'exportKey', 'generateKey'] as const) {
    const work = subtle[name].bind(subtle) as (...input: unknown[]) => Promise<unknown>;
    Object.assign(subtle, { [name]: (...input: unknown[]) => counted(work(...input), name) });
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
  if (vi.isFakeTimers()) counting.ranMs = performance.now() + BETWEEN_PAGES_MS;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: nowMs,
  });
  const { ranMs } = counting;
  const ofThisPage = performance.now.bind(performance);
  performance.now = () => ranMs + ofThisPage();
  Object.assign(counting, { wait: setTimeout, stop: clearTimeout });
  Object.assign(globalThis, timers);
}

const turns = new Set<unknown>();

/** The same for all pages, since React keeps `setTimeout` for itself; it then waits by the clock of the page that is here. */
const timers = (files.timers ??= {
  // What waits for no time at all is a turn, and is never lost with a page's clock: Dexie tells of writes in one.
  setTimeout: (work: (...input: unknown[]) => void, ms = 0, ...input: unknown[]): unknown => {
    if (ms > 0) return counting.wait(() => work(...input), ms);
    const turn = {};
    turns.add(turn);
    countedTurn(() => turns.delete(turn) && work(...input));
    return turn;
  },
  requestAnimationFrame: (draw: (atMs: number) => void) => counting.wait(() => draw(performance.now()), FRAME_MS),
  cancelAnimationFrame: (waiting: unknown): void => counting.stop(waiting),
  clearTimeout: (waiting: unknown): void => {
    if (!turns.delete(waiting)) counting.stop(waiting);
  },
});

/** Until nothing happens any more that no clock has to be waited for. */
export async function settle(): Promise<void> {
  const beganMs = counting.realMs();
  for (let quiet = 0; quiet < QUIET_TURNS; quiet = counting.underWay === 0 ? quiet + 1 : 0) {
    if (counting.realMs() - beganMs > TOO_LONG_MS)
      throw new Error(`${counting.underWay} things go on and on, among them ${counting.named.join(', ')}`);
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
