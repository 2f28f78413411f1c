/** Runs so many jobs at once and lets so many wait; one more is told so at once, instead of making all the others late. */
export interface BoundedPool {
  /** Undefined when there is no place even to wait. */
  run<Value>(job: () => Promise<Value>): Promise<Value> | undefined;
}

export function makeBoundedPool({
  running: mostRunning,
  waiting: mostWaiting,
}: {
  running: number;
  waiting: number;
}): BoundedPool {
  const waiting: (() => void)[] = [];
  let running = 0;

  const finish = (): void => {
    const next = waiting.shift();
    // The place goes from one job to the next without being free in between.
    if (next) next();
    else running -= 1;
  };

  const begin = async (): Promise<void> => {
    if (running >= mostRunning) return new Promise((resolve) => waiting.push(resolve));
    running += 1;
  };

  return {
    run: (job) => {
      if (running >= mostRunning && waiting.length >= mostWaiting) return undefined;
      return begin().then(job).finally(finish);
    },
  };
}
