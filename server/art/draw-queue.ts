/**
 * Whose picture is drawn next: askers take turns, and of each the newest comes first, since that is what they look at. So
 * one new picture is not behind the three hundred of another asker, and what nobody waits for any more is not drawn.
 */
export interface Asker {
  /** Who takes turns with whom. */
  name?: string;
  signal?: AbortSignal;
}

export interface Job {
  /** All who have waited for it, by name. */
  readonly askers: ReadonlySet<string>;
  /** One more waits for the same picture. */
  join(asker: Asker): void;
  /** Hears the name of each who joins. */
  onJoined(tell: (asker: string) => void): void;
  isDropped(): boolean;
  onDropped(tell: () => void): void;
  /** From here on it is drawn, even when its askers go. */
  begin(): void;
}

/** All who waited for it have gone. */
export class NobodyWaits extends Error {
  constructor() {
    super('nobody waits for this picture any more');
  }
}

export function makeJob(first: Asker): Job {
  const askers = new Set<string>();
  let waiting = 0;
  let isDropped = false;
  let hasBegun = false;
  let tell = (): void => undefined;
  let tellOfJoined = (_asker: string): void => undefined;
  const leave = (): void => {
    waiting -= 1;
    if (waiting > 0 || hasBegun) return;
    isDropped = true;
    tell();
  };
  const join = ({ name = '', signal }: Asker): void => {
    waiting += 1;
    if (!askers.has(name)) {
      askers.add(name);
      tellOfJoined(name);
    }
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  };
  join(first);
  return {
    askers,
    join,
    onJoined: (call) => (tellOfJoined = call),
    isDropped: () => isDropped,
    onDropped: (call) => (tell = call),
    begin: () => (hasBegun = true),
  };
}

export interface DrawQueue {
  /** Rejects with `NobodyWaits` when all have gone before its turn. */
  run<Value>(job: Job, task: () => Promise<Value>): Promise<Value>;
}

interface Waiting {
  job: Job;
  begin: () => void;
}

export function makeDrawQueue(size: number): DrawQueue {
  let running = 0;
  /** Of each asker, the newest last; who stands first is next. A picture that several wait for has its turn with each. */
  const waiting = new Map<string, Waiting[]>();

  const leave = (one: Waiting): void => {
    one.job.onJoined(() => undefined);
    for (const asker of one.job.askers) {
      const left = waiting.get(asker)?.filter((other) => other !== one) ?? [];
      if (left.length > 0) waiting.set(asker, left);
      else waiting.delete(asker);
    }
  };

  const takeNext = (): Waiting | undefined => {
    const [next] = waiting;
    const one = next?.[1].at(-1);
    if (!next || !one) return undefined;
    leave(one);
    const [asker] = next;
    const others = waiting.get(asker);
    waiting.delete(asker);
    if (others) waiting.set(asker, others);
    return one;
  };

  const turn = (job: Job): Promise<void> =>
    new Promise((begin, reject) => {
      const one = { job, begin };
      const wait = (asker: string): void => void waiting.set(asker, [...(waiting.get(asker) ?? []), one]);
      for (const asker of job.askers) wait(asker);
      job.onJoined(wait);
      job.onDropped(() => {
        leave(one);
        reject(new NobodyWaits());
      });
    });

  return {
    run: async (job, task) => {
      if (job.isDropped()) throw new NobodyWaits();
      if (running >= size) await turn(job);
      else running += 1;
      job.begin();
      try {
        return await task();
      } finally {
        // The place goes straight to the next, so that a newcomer cannot take it in between.
        const next = takeNext();
        if (next) next.begin();
        else running -= 1;
      }
    },
  };
}
