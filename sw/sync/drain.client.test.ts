import { expect, test, vi } from 'vitest';
import { GAME } from '#contract/errcodes.ts';
import { games } from '#contract/games.ts';
import { openLobby, signIn } from '../../tests/kit/client/page.ts';
import { pass, settle } from '../../tests/kit/client/turns.ts';
import { refusal, wire } from '../../tests/kit/client/wire.ts';
import type { Waiting } from './drain.ts';

const { gameLike } = games;

/** What waits in a test's hand: rows by their names. */
async function drainOf(names: string[], more: Partial<Waiting<string>> = {}) {
  const { drain } = await import('./drain.ts');
  const rows = [...names];
  const told: string[] = [];
  const close = vi.fn();
  const waiting: Waiting<string> = {
    token: 'a-token',
    next: async () => rows[0],
    callOf: (name) => ({ path: gameLike.path, body: { name }, tries: 0 }),
    conclude: async (name, step) => {
      told.push(`${name} ${step.do}`);
      rows.shift();
    },
    close,
    ...more,
  };
  return { run: () => drain('favourites', async () => waiting, { isTimely: true }), rows, told, close };
}

const PLAYER = 7;
const sent = (): unknown[] => wire.asked(gameLike).map(({ body }) => body['name']);

test('what another tap has changed meanwhile is looked at anew, and does not go as it was', async () => {
  const changed = ['old', 'new'];
  const { run } = await drainOf([], {
    next: async () => changed[0],
    take: async (name) => (name === 'old' ? void changed.shift() : name),
    conclude: async () => void changed.shift(),
  });
  expect([await run(), sent()]).toEqual(['done', ['new']]);
});

test('one try sends a hundred things at most: a thumb that goes on tapping keeps nobody busy for ever', async () => {
  const { run } = await drainOf([], { next: async () => 'again', conclude: async () => undefined });
  expect([await run(), sent().length]).toEqual(['unfinished', 100]);
});

test('what is open is closed at the end, also where something fails in the middle', async () => {
  const { run, close } = await drainOf(['a'], { conclude: () => Promise.reject(new Error('cleared')) });
  await expect(run()).rejects.toThrow('cleared');
  expect(close).toHaveBeenCalledOnce();
});

test('the first that fails is the last that is tried, and a success ends the pause that it has begun', async () => {
  const { readPause } = await import('#store/pauses.ts');
  const { deviceDatabase } = await import('./device-database.ts');
  const { run, told } = await drainOf(['a', 'b'], { next: async () => (told.length < 1 ? 'a' : undefined) });
  wire.on(gameLike, 'refused');
  expect([await run(), sent()]).toEqual(['unfinished', ['a']]);
  expect(await readPause(deviceDatabase(), 'favourites')).toMatchObject({ isAsked: false });
  told.length = 0;
  wire.on(gameLike, { code: 200, errcode: 0 });
  expect(await run()).toBe('done');
  expect(await readPause(deviceDatabase(), 'favourites')).toBeUndefined();
});

test('what needs no session and hears that one is over has met a fault like another', async () => {
  const onLostSession = vi.fn();
  const { drain } = await import('./drain.ts');
  wire.on(gameLike, { code: 401, errcode: 401, message: '' });
  const guest: Waiting<string> = {
    next: async () => 'a',
    callOf: () => ({ path: gameLike.path, body: {}, tries: 0 }),
    conclude: async () => undefined,
  };
  expect(await drain('events', async () => guest, { isTimely: true, onLostSession })).toBe('unfinished');
  expect(onLostSession).not.toHaveBeenCalled();
});

test('on a dead connection a try is over after half a minute', async () => {
  wire.is('dead');
  const { run } = await drainOf(['a']);
  let end = 'waits';
  void run().then((how) => (end = how));
  await pass(29_900);
  expect(end).toBe('waits');
  await pass(200);
  expect(end).toBe('unfinished');
});

/** A player has tapped these hearts, and the page has not sent them. */
async function hearts(...ids: number[]) {
  await openLobby();
  await signIn({ id: PLAYER });
  const { inPlayerStore } = await import('#data/player/session.ts');
  const wish = (gameId: number, wanted: boolean) =>
    inPlayerStore((store) => store.wishFavorite({ gameId, wanted, isFavorite: false, atMs: gameId }));
  for (const id of ids) await wish(id, true);
  await settle();
  const [{ drainFavorites }, { openExistingPlayerDatabase }] = [
    await import('./drain-favorites.ts'),
    await import('#store/player-schema.ts'),
  ];
  return {
    wish,
    drain: () => drainFavorites({ isTimely: true }),
    row: async (gameId: number) => (await openExistingPlayerDatabase(PLAYER))?.favorites.get(gameId),
    waiting: async () => ((await inPlayerStore((store) => store.waitingFavorites())) ?? []).map(({ gameId }) => gameId),
  };
}

test('a dozen hearts go with one try, each under a key of its own', async () => {
  const ids = Array.from({ length: 12 }, (_, at) => at + 1);
  const { drain, waiting } = await hearts(...ids);
  expect(await drain()).toBe('done');
  expect(wire.asked(gameLike).map(({ body }) => body['id'])).toEqual(ids);
  expect(new Set(wire.asked(gameLike).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(12);
  expect(await waiting()).toEqual([]);
});

test.each([
  ['that games take no hearts now', GAME.likeRefused, undefined],
  ['something that its player should hear', 1_099, 1_099],
])('a heart that the server refuses with %s goes back, and waits no longer', async (_why, errcode, told) => {
  const { drain, waiting, row } = await hearts(5);
  wire.on(gameLike, refusal(errcode));
  expect([await drain(), await waiting()]).toEqual(['done', []]);
  expect(await row(5)).toMatchObject({ gameId: 5, wanted: false });
  expect((await row(5))?.refused).toBe(told);
});

test('a heart waits longer after every try that has failed', async () => {
  const { drain } = await hearts(5);
  const [{ readPause }, { deviceDatabase }] = [await import('#store/pauses.ts'), await import('./device-database.ts')];
  wire.on(gameLike, 'refused');
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const waits: number[] = [];
  for (const _try of [1, 2, 3]) {
    await drain();
    waits.push(((await readPause(deviceDatabase(), 'favourites'))?.untilMs ?? 0) - Date.now());
  }
  expect(waits).toEqual([2_000, 4_000, 8_000]);
});

test('a heart whose answer was lost goes again under its key; one tapped again says which it replaces', async () => {
  const { drain, wish } = await hearts(5);
  wire.on(gameLike, 'cut');
  await drain();
  await drain();
  await wish(5, false);
  await wish(5, true);
  wire.on(gameLike, { code: 200, errcode: 0 });
  await drain();
  const [first, second, last] = wire.asked(gameLike);
  const keyOf = (one: typeof first) => one?.headers.get('idempotency-key');
  expect(keyOf(second)).toBe(keyOf(first));
  expect(keyOf(last)).not.toBe(keyOf(first));
  expect(last?.body['replaces']).toEqual([keyOf(first)]);
});
