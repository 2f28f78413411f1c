/**
 * Live reads of the public store. A read answers at once with what it last knew, so that a screen that comes back
 * paints in its first frame; it outlives the change from the memory store to the one that keeps.
 */
import { MemoryStore } from '#store/memory-store.ts';
import type { Live, Subscription } from '#store/live.ts';
import type { PublicStore, Queries, QueryName } from '#store/queries.ts';
import { log } from '#shared/log.ts';

/** How many reads are remembered after the last screen that wanted them has gone. */
const REMEMBERED_READS = 12;

let store: PublicStore = new MemoryStore();
const reads = new Map<string, SharedRead>();
/** Reads that a component held on to while it was hidden may be forgotten above and still be in use. */
const connected = new Set<SharedRead>();

export const currentStore = (): PublicStore => store;

export function switchStore(next: PublicStore): void {
  store = next;
  for (const read of connected) read.reconnect();
}

export function watch<Name extends QueryName>(
  name: Name,
  input: Queries[Name]['input'],
): Live<Queries[Name]['result']> {
  const id = `${name} ${JSON.stringify(input)}`;
  const read = reads.get(id) ?? new SharedRead(() => store.watch(name, input));
  // Re-inserting keeps the map in the order of last use.
  reads.delete(id);
  reads.set(id, read);
  forgetOldest();
  return read as Live<unknown> as Live<Queries[Name]['result']>;
}

function forgetOldest(): void {
  for (const [id, read] of reads) {
    if (reads.size <= REMEMBERED_READS) return;
    if (read.isIdle) {
      read.forget();
      reads.delete(id);
    }
  }
}

class SharedRead implements Live<unknown> {
  readonly #open: () => Live<unknown>;
  readonly #listeners = new Set<(value: unknown) => void>();
  #inner: Subscription | undefined;
  #last: { value: unknown } | undefined;
  #isForgotten = false;

  constructor(open: () => Live<unknown>) {
    this.#open = open;
    this.#connect();
  }

  get isIdle(): boolean {
    return this.#listeners.size === 0;
  }

  hasValue(): boolean {
    return this.#last !== undefined;
  }

  getValue(): unknown {
    return this.#last?.value;
  }

  subscribe(next: (value: unknown) => void): Subscription {
    this.#listeners.add(next);
    if (this.#last) next(this.#last.value);
    if (!connected.has(this)) this.#connect();
    return { unsubscribe: () => this.#leave(next) };
  }

  reconnect(): void {
    this.#inner?.unsubscribe();
    this.#connect();
  }

  forget(): void {
    this.#isForgotten = true;
    this.#stop();
  }

  #leave(next: (value: unknown) => void): void {
    this.#listeners.delete(next);
    if (this.#isForgotten && this.isIdle) this.#stop();
  }

  #stop(): void {
    connected.delete(this);
    this.#inner?.unsubscribe();
  }

  #connect(): void {
    connected.add(this);
    this.#inner = this.#open().subscribe(
      (value) => {
        this.#last = { value };
        for (const tell of this.#listeners) tell(value);
      },
      // A read that fails leaves the last answer on the screen; the store reopens itself for the next one. One that was given up
      // is no fault: the tables were held, or the page was too busy to hear the answer.
      (error) => log[isGivenUp(error) ? 'info' : 'error']('stored read failed', { why: String(error) }),
    );
  }
}

const isGivenUp = (error: unknown): boolean => (error as Error | undefined)?.name === 'TimeoutError';
