/**
 * A release with another layout of the tables comes while three tabs and the service worker are open. The one that gets the
 * new code first upgrades the database under the others; nobody may be kept waiting, and no row of anybody may be lost,
 * in whatever order they follow.
 */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playerDatabaseName } from '#store/layout.ts';
import { PlayerDatabase } from '#store/player-schema.ts';
import { PublicDatabase } from '#store/schema.ts';
import { isLong } from '../kit/runs.ts';

const LONGEST_WAIT_MS = 3_000;
const ACTORS = ['tab 1', 'tab 2', 'tab 3', 'service worker'];
const ORDERS = permutations(ACTORS);

/** What older releases declared; the newest layout is the store's own. */
const OLD_PLAYER = [
  { answers: '[path+input]', favourites: 'gameId', drafts: 'form' },
  { me: 'id' },
  { facts: 'id' },
] as const;
const OLD_PUBLIC = [
  {
    config: 'id',
    games: 'id, typeId, [hot+showType+hotSort]',
    types: 'id',
    brands: 'id',
    banners: 'id',
    tips: 'id',
    prefs: 'id',
    events: 'id',
  },
] as const;

/** Twenty-four orders of three tabs are many openings; a busy machine takes its time. */
const ALL_ORDERS_MS = 60_000;

// Dexie says each time that it makes way for another tab.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

/** Those of this file: another one may have left its own open, and who deletes an open one waits for ever. */
const made = new Set<string>();

afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of made) await Dexie.delete(name);
  made.clear();
});

interface Database {
  name: string;
  layouts: readonly Readonly<Record<string, string>>[];
  open: (name: string) => Dexie;
  /** The table that holds what waits to be sent, and a row of it. */
  table: string;
  row: (number: number) => object;
}

const player: Database = {
  name: 'player',
  layouts: OLD_PLAYER,
  open: (name) => new PlayerDatabase(name),
  table: 'favourites',
  row: (number) => ({ gameId: number, wanted: true, confirmed: false, changedAt: 1, key: `key-${number}`, tries: 0 }),
};

const device: Database = {
  name: 'public',
  layouts: OLD_PUBLIC,
  open: (name) => new PublicDatabase(name),
  table: 'events',
  row: (number) => ({ id: `event-${number}`, item: {}, tries: 0 }),
};

const cases = [player, device].flatMap((database) =>
  database.layouts.map((_layout, at) => ({ database, version: at + 1, title: `${database.name} ${at + 1}` })),
);

test.each(cases)(
  `[DB-05] $title is upgraded under open tabs in all ${ORDERS.length} orders: nobody waits, no row is lost`,
  async ({ database, version }) => {
    let longestMs = 0;
    for (const [at, order] of ORDERS.entries()) {
      const name = database === player ? await playerDatabaseName(at) : `public-${at}`;
      made.add(name);
      const opened = new Map(ACTORS.map((actor) => [actor, openOld(name, database.layouts.slice(0, version))]));
      let rows = 0;
      const everybodyWrites = async (): Promise<void> => {
        for (const db of opened.values()) {
          const startedMs = performance.now();
          await db.table(database.table).put(database.row(++rows));
          longestMs = Math.max(longestMs, performance.now() - startedMs);
        }
      };
      await everybodyWrites();
      for (const actor of order) {
        opened.get(actor)?.close();
        opened.set(actor, database.open(name));
        // The new code of one and the old code of the others, side by side.
        await everybodyWrites();
      }
      const newest = opened.get('tab 1') as Dexie;
      expect(await newest.table(database.table).count(), `order ${order.join(', ')}`).toBe(rows);
      expect(newest.verno).toBe(database.open('unopened').verno);
      for (const db of opened.values()) db.close();
    }
    if (isLong) expect(longestMs).toBeLessThan(LONGEST_WAIT_MS);
    console.log(`${database.name} ${version}: ${ORDERS.length} orders, longest wait ${longestMs.toFixed(0)} ms`); // oxlint-disable-line no-console -- The figure is for the person who runs it.
  },
  ALL_ORDERS_MS,
);

function openOld(name: string, layouts: readonly Readonly<Record<string, string>>[]): Dexie {
  const db = new Dexie(name, { cache: 'disabled' });
  for (const [at, layout] of layouts.entries()) db.version(at + 1).stores(layout);
  return db;
}

function permutations<Value>(values: readonly Value[]): Value[][] {
  if (values.length <= 1) return [[...values]];
  return values.flatMap((first, at) => permutations(values.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}
