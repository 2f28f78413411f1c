import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { PublicDatabase } from './schema.ts';

/** The time for an answer is over when the test says so: all of it, or the part that runs. */
function letTimePass(): { all: () => void; part: () => void } {
  const running: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const one = new AbortController();
    running.push(one);
    return one.signal;
  });
  const part = (): void => running.splice(0).forEach((one) => one.abort());
  const all = (): void => {
    while (running.length > 0) part();
  };
  return { all, part };
}

afterEach(() => void vi.restoreAllMocks());

/** As a page that is gone does: it writes to the table, and never ends. */
function hold(db: PublicDatabase, table: string): () => void {
  const transaction = db.backendDB().transaction(table, 'readwrite');
  let isHeld = true;
  const goOn = (): void => {
    if (isHeld) transaction.objectStore(table).count().addEventListener('success', goOn);
  };
  goOn();
  return () => void (isHeld = false);
}

async function opened(name: string): Promise<PublicDatabase> {
  const db = new PublicDatabase(name);
  await db.open();
  return db;
}

test('what a page that is gone holds is given up, and what was asked of it is not done later either', async () => {
  const passTime = letTimePass().all;
  const [gone, db] = [await opened('held'), await opened('held')];
  const letGo = hold(gone, 'session');
  const row = { id: 'current', token: 'a-token', playerId: 7 } as const;
  const asked = Promise.allSettled([
    db.session.put(row),
    db.session.get('current'),
    db.transaction('rw', db.session, db.prefs, async () => {
      await db.session.put(row);
      await db.prefs.put({ id: 'language', value: 'fil-PH' });
    }),
  ]);
  expect(await db.prefs.count()).toBe(0);
  passTime();
  const ends = await asked;
  expect(ends.map((end) => end.status === 'rejected' && end.reason.name)).toEqual(Array(3).fill('TimeoutError'));
  letGo();
  expect([await db.session.count(), await db.prefs.count()]).toEqual([0, 0]);
  await db.session.put(row);
  expect(await db.session.get('current')).toEqual(row);
});

test('two questions of one transaction are given up together, and no error is left uncaught', async () => {
  const passTime = letTimePass().all;
  const [gone, db] = [await opened('both'), await opened('both')];
  const letGo = hold(gone, 'prefs');
  const asked = db.transaction('rw', db.prefs, () =>
    Promise.allSettled([db.prefs.put({ id: 'a', value: '' }), db.prefs.put({ id: 'b', value: '' })]),
  );
  const told = asked.catch((error: Error) => error.name);
  expect(await db.session.count()).toBe(0);
  passTime();
  expect(await told).toBe('AbortError');
  letGo();
  expect(await db.prefs.count()).toBe(0);
});

test('one that has begun takes the time that its work takes', async () => {
  const passTime = letTimePass().all;
  const db = await opened('long');
  const work = db.transaction('rw', db.prefs, async () => {
    for (let at = 0; at < 50; at++) {
      await db.prefs.put({ id: String(at), value: '' });
      passTime();
    }
  });
  await work;
  expect(await db.prefs.count()).toBe(50);
});

test('a page that was busy for all of the time hears the answer before it gives up', async () => {
  const time = letTimePass();
  const [other, db] = [await opened('busy'), await opened('busy')];
  const letGo = hold(other, 'prefs');
  const asked = db.prefs.count();
  expect(await db.session.count()).toBe(0);
  // However long the page was busy, it is told of one end alone before the answer has its turn.
  time.part();
  letGo();
  expect(await asked).toBe(0);
});

test('a clock that jumps gives nothing up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [other, db] = [await opened('jumped'), await opened('jumped')];
  const letGo = hold(other, 'prefs');
  const asked = db.prefs.count();
  expect(await db.session.count()).toBe(0);
  vi.advanceTimersByTime(3_600_000);
  vi.useRealTimers();
  letGo();
  expect(await asked).toBe(0);
});
