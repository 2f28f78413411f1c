import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { PlayerDatabase } from './player-schema.ts';

async function opened(): Promise<PlayerDatabase> {
  const { PlayerDatabase } = await import('./player-schema.ts');
  const db = new PlayerDatabase('perya-u-asleep');
  await db.open();
  return db;
}

/** As a browser does that keeps the page for Back, or does not. */
const tell = (event: 'pagehide' | 'pageshow', persisted: boolean): boolean =>
  window.dispatchEvent(Object.assign(new Event(event), { persisted }));

const draft = (form: string) => ({ form, fields: {} });

/** Puts the page to sleep, or ends it, after the first of two changes that belong together. */
function hideBetween(db: PlayerDatabase, tables: ('drafts' | 'asked')[], persisted: boolean): Promise<string> {
  const done = db.transaction('rw', tables, async () => {
    await db.drafts.put(draft('first'));
    tell('pagehide', persisted);
    await db.drafts.put(draft('second'));
  });
  return done.then(
    () => 'done',
    () => 'given up',
  );
}

async function kept(): Promise<unknown> {
  tell('pageshow', true);
  return (await opened()).drafts.toCollection().primaryKeys();
}

test('a page that falls asleep within changes of several tables leaves none of them', async () => {
  expect(await hideBetween(await opened(), ['drafts', 'asked'], true)).toBe('given up');
  expect(await kept()).toEqual([]);
});

test('a page that falls asleep keeps what it has changed in one table', async () => {
  expect(await hideBetween(await opened(), ['drafts'], true)).toBe('given up');
  expect(await kept()).toEqual(['first']);
});

test('a page that goes for good ends what it has begun', async () => {
  expect(await hideBetween(await opened(), ['drafts', 'asked'], false)).toBe('done');
  expect(await kept()).toEqual(['first', 'second']);
});
