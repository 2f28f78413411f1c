/** Web Locks as far as the product uses them, for several tabs of one origin. */

interface Held {
  name: string;
  mode: LockMode;
  lose: (why: Error) => void;
}

interface Waiting extends Pick<Held, 'name' | 'mode'> {
  begin: () => void;
}

type Work = (lock: unknown) => unknown;

export class Locks {
  #held: Held[] = [];
  #waiting: Waiting[] = [];

  request(name: string, ...rest: [Work] | [LockOptions, Work]): Promise<unknown> {
    const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
    const { mode = 'exclusive', ifAvailable = false, steal = false, signal } = options;
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    return new Promise((resolve, reject) => {
      const begin = (): void => void this.#hold({ name, mode, lose: reject }, work).then(resolve, reject);
      if (steal) {
        const robbed = this.#held.filter((one) => one.name === name);
        this.#held = this.#held.filter((one) => one.name !== name);
        for (const { lose } of robbed) lose(new DOMException('Stolen', 'AbortError'));
        return begin();
      }
      const waiting = { name, mode, begin };
      if (this.#isFree(waiting) && !this.#waiting.some((one) => one.name === name)) return begin();
      if (ifAvailable) return void Promise.resolve(work(null)).then(resolve, reject);
      this.#waiting.push(waiting);
      signal?.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(signal.reason as Error);
      });
    });
  }

  query(): Promise<{ held: { name: string }[] }> {
    return Promise.resolve({ held: this.#held.map(({ name }) => ({ name })) });
  }

  #isFree({ name, mode }: Pick<Held, 'name' | 'mode'>): boolean {
    return this.#held.every((one) => one.name !== name || (mode === 'shared' && one.mode === 'shared'));
  }

  async #hold(held: Held, work: Work): Promise<unknown> {
    this.#held.push(held);
    try {
      return await work({ name: held.name, mode: held.mode });
    } finally {
      this.#held = this.#held.filter((one) => one !== held);
      this.#serve(held.name);
    }
  }

  #serve(name: string): void {
    for (const next of this.#waiting.filter((one) => one.name === name)) {
      if (!this.#isFree(next)) return;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      next.begin();
    }
  }
}
