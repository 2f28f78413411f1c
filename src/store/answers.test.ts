import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { keepAnswer, MOST_ANSWERS } from './answers.ts';
import { PublicDatabase } from './schema.ts';

test('a device keeps the newest answers, and the oldest make room', async () => {
  const db = new PublicDatabase('answers');
  const row = (at: number) => ({ path: '/app/v1/list', input: `{"page":${at}}`, savedAt: at, answer: {} });
  for (let at = 1; at <= MOST_ANSWERS + 5; at += 1) await keepAnswer(db.answers, row(at));
  const kept = (await db.answers.toArray()).map(({ savedAt }) => savedAt).toSorted((one, other) => one - other);
  expect([kept.length, kept.at(0), kept.at(-1)]).toEqual([MOST_ANSWERS, 6, MOST_ANSWERS + 5]);
  db.close();
});
