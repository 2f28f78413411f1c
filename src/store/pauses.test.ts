import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { LONGEST_PAUSE_MS, mustWait, readPause, savePause } from './pauses.ts';
import { PublicDatabase } from './schema.ts';

const NOW_MS = 1_790_000_000_000;

test.each([
  ['our own guess, not over', { inMs: 5_000, isAsked: false, isTimely: false }, true],
  ['our own guess, and a reason to try now', { inMs: 5_000, isAsked: false, isTimely: true }, false],
  ["the server's word, and a reason to try now", { inMs: 5_000, isAsked: true, isTimely: true }, true],
  ['over', { inMs: 0, isAsked: true, isTimely: false }, false],
  ['from before the clock was put back', { inMs: LONGEST_PAUSE_MS + 1, isAsked: true, isTimely: false }, false],
])('%s', (_name, { inMs, isAsked, isTimely }, expected) => {
  expect(mustWait({ untilMs: NOW_MS + inMs, isAsked }, { nowMs: NOW_MS, isTimely })).toBe(expected);
});

test('a pause is kept for its own kind until it is taken back', async () => {
  const db = new PublicDatabase('taken back');
  const pause = { untilMs: NOW_MS + 5_000, isAsked: true };
  await savePause(db, 'events', pause);
  expect(await readPause(db, 'events')).toEqual(pause);
  expect(await readPause(db, 'favourites')).toBeUndefined();
  await savePause(db, 'events', undefined);
  expect(await readPause(db, 'events')).toBeUndefined();
});

test.each(['', 'soon', 'null', '{}', '{"untilMs":"x"}'])(
  'a damaged pause (%s) keeps nothing waiting',
  async (value) => {
    const db = new PublicDatabase(`damaged ${value}`);
    await db.prefs.put({ id: 'pause-favourites', value });
    const pause = await readPause(db, 'favourites');
    expect(mustWait(pause, { nowMs: NOW_MS, isTimely: false })).toBe(false);
  },
);
