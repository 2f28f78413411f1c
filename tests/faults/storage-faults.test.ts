/**
 * A phone that loses its storage while it is in use, at a random moment and in every way that is known: what is shown
 * is live again within two seconds, and what was tapped is there. A failure prints its seed; PERYA_LONG=1 plays more.
 */
import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { User } from '#contract/entities/user.ts';
import { openKeptPlayerStore } from '#store/kept-player-store.ts';
import { makeKeptStore } from '#store/kept-store.ts';
import { deletePlayersExcept, type FavoriteRow } from '#store/player-schema.ts';
import { PublicDatabase } from '#store/schema.ts';
import { HANG_MS, isLong, runs } from '../kit/runs.ts';
import { fc } from '../kit/property.ts';

const RUNS = runs(60, 10_000);
/** The clock is looked at in the long runs only: on a busy machine it tells more of the machine. */
const LIVE_AGAIN_MS = isLong ? 2_000 : 20_000;

const failure = (name: string) => () => {
  throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', name);
};

/** The `at`-th use of a function ends like this. */
interface Fault {
  name: keyof typeof FAULTS;
  at: number;
}

type Method = (...input: unknown[]) => unknown;

/** Where a fault strikes, and what happens in that place; returning lets the use go on. */
const FAULTS = {
  'no transaction any more': { of: IDBDatabase.prototype, method: 'transaction', strike: failure('InvalidStateError') },
  'a read is lost': { of: IDBObjectStore.prototype, method: 'getAll', strike: failure('UnknownError') },
  'a single read is lost': { of: IDBObjectStore.prototype, method: 'get', strike: failure('UnknownError') },
  'a write is lost': { of: IDBObjectStore.prototype, method: 'put', strike: failure('UnknownError') },
  'the device is full': { of: IDBObjectStore.prototype, method: 'put', strike: failure('QuotaExceededError') },
  'the browser closes it': {
    of: IDBDatabase.prototype,
    method: 'transaction',
    strike: (database: unknown) => forceCloseDatabase(database as Parameters<typeof forceCloseDatabase>[0]),
  },
} as const;

const fault: fc.Arbitrary<Fault> = fc.record({
  name: fc.constantFrom(...(Object.keys(FAULTS) as (keyof typeof FAULTS)[])),
  at: fc.integer({ min: 1, max: 12 }),
});

function plant({ name, at }: Fault): () => void {
  const { of, method, strike } = FAULTS[name];
  const place = of as unknown as Record<string, Method>;
  const whole = place[method]!;
  let used = 0;
  place[method] = function (this: unknown, ...input) {
    used += 1;
    if (used === at) strike(this);
    return whole.apply(this, input);
  };
  return () => void (place[method] = whole);
}

const rejected: unknown[] = [];
const note = (error: unknown): void => void rejected.push(error);

beforeEach(() => void process.on('unhandledRejection', note));
afterEach(() => {
  process.off('unhandledRejection', note);
  expect(rejected.splice(0)).toEqual([]);
});

let playerId = 0;

async function play({ fault, taps }: { fault: Fault; taps: number[] }): Promise<void> {
  playerId += 1;
  const store = await openKeptPlayerStore(playerId);
  let shown: FavoriteRow[] = [];
  const following = store.watchFavorites((rows) => void (shown = rows));
  await store.saveUser({ user: { id: playerId } as User, savedAt: 0 });
  const wanted = new Set<number>();
  const mend = plant(fault);
  for (const gameId of taps) {
    if (!wanted.delete(gameId)) wanted.add(gameId);
    await store.wishFavorite({ gameId, wanted: wanted.has(gameId), isFavorite: false, atMs: 0 });
  }
  await expect
    .poll(() => new Set(shown.filter((row) => row.wanted).map((row) => row.gameId)), {
      timeout: LIVE_AGAIN_MS,
      interval: 2,
    })
    .toEqual(wanted);
  mend();
  following?.unsubscribe();
  store.close();
  if (playerId % 100 === 0) await deletePlayersExcept(undefined);
}

test(
  `[DB-04] hearts that are tapped while the storage fails are kept and shown, in ${RUNS} runs`,
  { timeout: HANG_MS + RUNS * 1_000 },
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.record({ fault, taps: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }) }),
        play,
      ),
      { numRuns: RUNS },
    ),
);

const anAnswer = (answer: string) => ({ path: 'a', input: '{}', savedAt: 1, answer });

test('a store that is cleared under the page says so, and goes on empty', async () => {
  const store = makeKeptStore(new PublicDatabase('cleared'));
  await store.open();
  const shown: unknown[] = [];
  const following = store.answers?.watch('a', '{}', (row) => shown.push(row?.answer));
  await store.answers?.save(anAnswer('before'));
  await expect.poll(() => shown.at(-1)).toBe('before');
  let lost = 0;
  store.onLost(() => (lost += 1));
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('cleared');
    request.addEventListener('success', resolve);
    request.addEventListener('error', reject);
  });
  expect(lost).toBe(1);
  expect(await store.gameListVersion()).toBe('');
  await store.answers?.save(anAnswer('after'));
  await expect.poll(() => shown.at(-1), { timeout: LIVE_AGAIN_MS }).toBe('after');
  following?.unsubscribe();
});

test('what is closed on purpose stays closed: nobody who has left is written down again', async () => {
  const store = await openKeptPlayerStore(77_777);
  await store.saveUser({ user: { id: 77_777 } as User, savedAt: 0 });
  store.close();
  await deletePlayersExcept(undefined);
  await expect(store.wishFavorite({ gameId: 1, wanted: true, isFavorite: false, atMs: 0 })).rejects.toThrow();
  expect((await indexedDB.databases()).filter(({ name }) => name?.startsWith('perya-u-'))).toEqual([]);
});
