/**
 * A database that is open may be lost all the same: the phone wants its memory back, the disk is full, the player has
 * cleared the storage. Whatever is asked of it is then asked once more on a new connection, and what is followed is
 * followed again; only what fails twice is told to the caller.
 */
import { type Dexie, liveQuery } from 'dexie';
import { pause } from '#shared/pause.ts';
import type { Subscription } from './live.ts';

/** The connection is of no use any more, and does not know it. */
const BROKEN = new Set(['InvalidStateError', 'UnknownError']);
/** It is closed already; one that was closed on purpose stays so, and the second try fails like the first. */
const ENDED = new Set(['DatabaseClosedError', 'AbortError']);
const CLEARING_WAITS_MS = [50, 100, 200, 400, 800];
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/** The same store, of which every promise is tried twice. Its methods are each one transaction: all of it or nothing. */
export function surviving<Store extends object>(store: Store, db: Dexie): Store {
  return new Proxy(store, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...input: unknown[]): unknown => {
        const ask = (): unknown => value.apply(target, input);
        const first = ask();
        return isPromise(first) ? first.then(undefined, (error: unknown) => askAgain(db, error, ask)) : first;
      };
    },
  });
}

async function askAgain(db: Dexie, error: unknown, ask: () => unknown): Promise<unknown> {
  const name = nameOf(error);
  if (isFull(error)) await makeRoom();
  else if (ENDED.has(name)) return askOnceCleared(db, ask);
  // What is asked next opens it again.
  else if (BROKEN.has(name) && db.isOpen()) db.close({ disableAutoOpen: false });
  else if (!BROKEN.has(name)) throw error;
  return ask();
}

/** Chromium refuses to open a database while it clears an origin, for some moments; Dexie would take that for the last word. */
async function askOnceCleared(db: Dexie, ask: () => unknown): Promise<unknown> {
  for (const waitMs of CLEARING_WAITS_MS) {
    try {
      return await ask();
    } catch (error) {
      // Where the database is open all the same, it is no origin that is being cleared, but a write that is refused.
      if (!isRefused(error) || db.isOpen()) throw error;
    }
    await pause(waitMs);
    // Another question may have opened it meanwhile, or a sign-out has closed it for good.
    if (db.hasFailed() && !db.hasBeenClosed()) db.close({ disableAutoOpen: false });
  }
  return ask();
}

/** Dexie has promises of its own. */
const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { then?: unknown } | undefined)?.then === 'function';

const isFull = (error: unknown): boolean => isOrWraps(error, 'QuotaExceededError');

/** One that was closed on purpose is closed, and nothing has refused it. */
const isRefused = (error: unknown): boolean => isOrWraps(error, 'AbortError');

const isOrWraps = (error: unknown, name: string): boolean =>
  nameOf(error) === name || nameOf((error as { inner?: unknown } | null)?.inner) === name;

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');

/** Pictures come again; what a player has done does not. */
async function makeRoom(): Promise<void> {
  await globalThis.caches?.delete('icons').catch(() => false);
}

/** A live read that goes on for as long as the caller listens, whatever becomes of the connection below it. */
export function follow<Value>(
  read: () => Promise<Value>,
  next: (value: Value) => void,
  fail: (error: unknown) => void = () => undefined,
): Subscription {
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Subscription;
  let isOver = false;

  const begin = (): void => {
    timer = undefined;
    current = liveQuery(noticed).subscribe((value) => {
      waitMs = FIRST_WAIT_MS;
      clearTimeout(timer);
      timer = undefined;
      next(value);
    }, fail);
  };
  // Seen here, since a live query says nothing of a database that was closed under it, and is silent from then on.
  const noticed = async (): Promise<Value> => {
    try {
      return await read();
    } catch (error) {
      // What was being read when the listener left fails for having been closed, and is nobody's any more.
      if (isOver) throw error;
      timer ??= setTimeout(() => {
        current.unsubscribe();
        begin();
      }, waitMs);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      throw error;
    }
  };
  begin();
  return {
    unsubscribe: () => {
      isOver = true;
      clearTimeout(timer);
      current.unsubscribe();
    },
  };
}
