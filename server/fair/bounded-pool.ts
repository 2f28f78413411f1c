/** Runs so many jobs at once and lets so many wait; one more is told so at once, instead of making all the others late. */
import { Crowded } from './crowded.ts';

export interface BoundedPool {
  /** Undefined when there is no place even to wait. One that has waited too long ends with `Crowded`, and never runs. */
  run<Value>(job: () => Promise<Value>): Promise<Value> | undefined;
  isIdle(): boolean;
}

export interface Bounds {
  running: number;
  waiting: number;
  /** How long one may wait; without it, for as long as it takes. */
  patienceMs?: number;
}

export function makeBoundedPool({ running: mostRunning, waiting: mostWaiting, patienceMs }: Bounds): BoundedPool {
  const waiting = new Set<() => void>();
  let running = 0;

  const finish = (): void => {
    const [next] = waiting;
    // The place goes from one job to the next without being free in between.
    if (next) next();
    else running -= 1;
  };

  const begin = (): Promise<void> => {
    if (running >= mostRunning) return wait();
    running += 1;
    return Promise.resolve();
  };

  const wait = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.delete(enter);
        reject(new Crowded('the wait was too long'));
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(leave, patienceMs);
      const enter = (): void => {
        clearTimeout(timer);
        waiting.delete(enter);
        resolve();
      };
      waiting.add(enter);
    });

  return {
    run: (job) => {
      if (running >= mostRunning && waiting.size >= mostWaiting) return undefined;
      return begin().then(async () => {
        try {
          return await job();
        } finally {
          finish();
        }
      });
    },
    isIdle: () => running === 0,
  };
}

/** As the places of one caller do, those of all callers end with `Crowded` when there is none. */
export async function inPool<Value>(pool: BoundedPool, job: () => Promise<Value>): Promise<Value> {
  const running = pool.run(job);
  if (!running) throw new Crowded('too many at once');
  return running;
}
