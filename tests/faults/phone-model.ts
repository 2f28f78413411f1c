/** The rest of a phone, where the real store and the real drain run without a browser: locks, and an address. */
import { vi } from 'vitest';

/** A lock is lost together with the program that held it. */
export class Locks {
  #held = new Map<string, Promise<unknown>>();

  /** The browser has killed the service worker: nobody holds anything. */
  forget(): void {
    this.#held = new Map();
  }

  async request(name: string, ...rest: unknown[]): Promise<unknown> {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    const held = this.#held;
    const before = held.get(name);
    const isImpatient = rest.length > 1 && (rest[0] as LockOptions).ifAvailable;
    if (before && isImpatient) return work(null);
    const mine = (before ?? Promise.resolve()).then(() => work({ name }));
    const settled = mine.then(
      () => undefined,
      () => undefined,
    );
    held.set(name, settled);
    void settled.then(() => held.get(name) === settled && held.delete(name));
    return mine;
  }
}

/** As it was before anything stood in its place: one phone follows another. */
const NodeRequest = globalThis.Request;

/** From here on `fetch` is the given one, and addresses may be relative, as they are in a browser. */
export function bePhone(locks: Locks, fetch: (request: Request) => Promise<Response>): void {
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal(
    'Request',
    class extends NodeRequest {
      constructor(address: string, init: RequestInit) {
        super(new URL(address, 'http://perya.test'), init);
      }
    },
  );
}
