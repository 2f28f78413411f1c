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

export const makeBoundedPool = (bounds: Bounds): BoundedPool => new Places(bounds);

class Places implements BoundedPool {
  readonly #bounds: Bounds;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  run<Value>(job: () => Promise<Value>): Promise<Value> | undefined {
    const { running, waiting } = this.#bounds;
    return this.#running >= running && this.#waiting.size >= waiting ? undefined : this.#runInTurn(job);
  }

  isIdle(): boolean {
    return this.#running === 0;
  }

  async #runInTurn<Value>(job: () => Promise<Value>): Promise<Value> {
    if (this.#running >= this.#bounds.running) await this.#wait();
    else this.#running += 1;
    try {
      return await job();
    } finally {
      this.#finish();
    }
  }

  #finish(): void {
    const [next] = this.#waiting.size > 0 ? this.#waiting : [];
    // The place goes from one job to the next without being free in between.
    if (next) next();
    else this.#running -= 1;
  }

  #wait(): Promise<void> {
    const { patienceMs } = this.#bounds;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.delete(enter);
        reject(new Crowded('the wait was too long'));
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(leave, patienceMs);
      const enter = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(enter);
        resolve();
      };
      this.#waiting.add(enter);
    });
  }
}

/** As the places of one caller do, those of all callers end with `Crowded` when there is none. */
export async function inPool<Value>(pool: BoundedPool, job: () => Promise<Value>): Promise<Value> {
  const running = pool.run(job);
  if (!running) throw new Crowded('too many at once');
  return running;
}
