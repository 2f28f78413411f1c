/**
 * What a player taps and what is told of it, against everything that can go wrong on the way, in random order. A
 * failure prints its seed and path; PERYA_LONG=1 plays many more.
 */
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { User } from '#contract/entities/user.ts';
import { must } from '#shared/assert.ts';
import { addEvents, settleEvents, waitingEvents } from '#store/events.ts';
import { noteFavoriteTry, settleFavorite, waitingFavorites } from '#store/favorites.ts';
import { openKeptPlayerStore } from '#store/kept-player-store.ts';
import { openPlayerDatabase } from '#store/player-schema.ts';
import { PublicDatabase } from '#store/schema.ts';
import { DAY_MS } from '#shared/durations.ts';
import { drainEvents } from '../../sw/sync/drain-events.ts';
import { drainFavorites } from '../../sw/sync/drain-favorites.ts';
import { underWay } from '../../sw/sync/event-endings.ts';
import { post } from '../../sw/sync/post.ts';
import { bePhone, Locks } from './phone-model.ts';
import { FATES, type Fate, ServerModel } from './server-model.ts';
import { runs } from '../kit/runs.ts';
import { fc } from '../kit/property.ts';

const RUNS = runs(60, 100_000);

type Step =
  | { do: 'tap'; game: number; tab: 0 | 1 }
  | { do: 'event' }
  | { do: 'drain'; fates: Fate[]; programs: number }
  | { do: 'deliver late' }
  | { do: 'end session' }
  | { do: 'sign in' }
  | { do: 'clock'; days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('tap'), game: fc.integer({ min: 1, max: 3 }), tab: fc.constantFrom(0, 1) }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'event' } as const) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('drain'),
      fates: fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 3 }),
      programs: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'deliver late' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'end session' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'sign in' } as const) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clock'), days: fc.constantFrom(-1, 1) }) },
);

const schedule = fc.array(step, { minLength: 3, maxLength: 10 });

interface Drains {
  favorites: (playerId: number) => Promise<unknown>;
  events: () => Promise<unknown>;
}

/** Each time for a reason, as when a line is back; how long nothing is sent without one is told in its own tests. */
const ours: Drains = {
  favorites: () => drainFavorites({ isTimely: true }),
  events: () => drainEvents({ isTimely: true }),
};

/** One phone for all schedules, because to make its databases takes longer than to play one. */
const playerId = 7;

async function play(steps: readonly Step[], drains: Drains): Promise<void> {
  const server = new ServerModel();
  const locks = new Locks();
  bePhone(locks, (request) => server.fetch(request));
  const device = new PublicDatabase();
  const signIn = () => device.session.put({ id: 'current', token: server.token, playerId });
  await Promise.all([signIn(), device.events.clear()]);
  const tabs = [await openKeptPlayerStore(playerId), await openKeptPlayerStore(playerId)];
  const kept = await openPlayerDatabase(playerId);
  await kept.favorites.clear();
  kept.close();
  await tabs[0]!.saveUser({ user: { id: playerId } as User, savedAt: 0 });
  const wanted = new Set<number>();
  const told = new Set<string>();

  /** A kill ends all of it: what is under way, what waits for its turn, and what the program had in memory. */
  const drain = async (programs = 1) => {
    const killed = new Promise<void>((resolve) => {
      server.killed = () => {
        locks.forget();
        underWay.clear();
        resolve();
      };
    });
    const all = Array.from({ length: programs }, () => drains.favorites(playerId).then(drains.events));
    await Promise.race([killed, Promise.all(all)]);
  };
  const take: { [Do in Step['do']]: (taken: Extract<Step, { do: Do }>) => unknown } = {
    tap: ({ game, tab }) => {
      if (!wanted.delete(game)) wanted.add(game);
      return tabs[tab]!.wishFavorite({ gameId: game, wanted: wanted.has(game), isFavorite: false, atMs: Date.now() });
    },
    event: () => {
      const id = crypto.randomUUID();
      told.add(id);
      return addEvents(device, [
        { id, eventTime: Math.floor(Date.now() / 1_000), channel: '', appId: '', version: '' },
      ]);
    },
    drain: ({ fates, programs }) => {
      server.fates = [...fates];
      return drain(programs);
    },
    'deliver late': () => server.deliverLate(),
    'end session': () => (server.token = crypto.randomUUID()),
    'sign in': signIn,
    clock: ({ days }) => vi.setSystemTime(Date.now() + days * DAY_MS),
  };

  for (const taken of steps) await take[taken.do](taken as never);
  server.fates = ['good'];
  await signIn();
  for (let count = 0; count < 3; count++) await drain();
  server.deliverLate();
  await drain();
  const waiting = await must(tabs[0], 'the first tab is open').waitingFavorites();
  for (const tab of tabs) tab.close();
  const left = await waitingEvents(device, 500);
  device.close();
  expect({ likes: server.likes, waiting }).toEqual({ likes: wanted, waiting: [] });
  expect(server.done).toHaveLength(new Set(server.done).size);
  expect({ events: server.events, left }).toEqual({ events: told, left: [] });
}

async function withClock(work: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  try {
    await work();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
}

test(`[GAME-07] nothing tapped is lost or done twice, in ${RUNS} schedules`, { timeout: 6 * 3_600_000 }, () =>
  withClock(() =>
    fc.assert(
      fc.asyncProperty(schedule, (steps) => play(steps, ours)),
      { numRuns: RUNS },
    ),
  ),
);

/** Found by schedules, or known from before the rule that prevents it. */
const regressions: [name: string, steps: Step[]][] = [
  [
    'wanted back to what was confirmed, after an answer was lost',
    [
      { do: 'tap', game: 1, tab: 0 },
      { do: 'drain', fates: ['answer lost', 'offline'], programs: 1 },
      { do: 'tap', game: 1, tab: 0 },
    ],
  ],
  [
    'an older wish that arrives after a newer one',
    [
      { do: 'tap', game: 1, tab: 0 },
      { do: 'drain', fates: ['request late', 'offline'], programs: 1 },
      { do: 'tap', game: 1, tab: 1 },
      { do: 'drain', fates: ['good'], programs: 1 },
      { do: 'deliver late' },
    ],
  ],
];

test.each(regressions)('%s', (_name, steps) => withClock(() => play(steps, ours)));

/** As workbox-background-sync replays: taken off before it is sent, any answer is success, put back if none came. */
const plainReplay: Drains = {
  favorites: async (playerId) => {
    const db = await openPlayerDatabase(playerId);
    const session = await new PublicDatabase().session.get('current');
    for (const row of await waitingFavorites(db)) {
      await settleFavorite(db, row);
      const sender = { token: session?.token, key: row.key };
      const ending = await post('/app/v1/gameLike', sender, { id: row.gameId, like: row.wanted ? 1 : 0 });
      if (ending.kind === 'unreachable') await db.favorites.put(row);
      await noteFavoriteTry(db, row);
    }
  },
  events: async () => {
    const db = new PublicDatabase();
    const rows = await waitingEvents(db, 20);
    if (rows.length === 0) return;
    await settleEvents(db, rows);
    const ending = await post('/app/v1/anonymous/appEventLogClient', {}, { eventList: rows.map(({ item }) => item) });
    if (ending.kind === 'unreachable') await db.events.bulkPut(rows);
  },
};

test('a plain replay of requests is found out within 100 schedules', () =>
  withClock(async () => {
    const checked = await fc.check(
      fc.asyncProperty(schedule, (steps) => play(steps, plainReplay)),
      { numRuns: 100, endOnFailure: true },
    );
    // By what it has lost or doubled, and not because it could not run.
    expect(String(checked.errorInstance)).toContain('AssertionError');
  }));
