import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { addEvents, noteTry, settleEvents, waitingEvents } from './events.ts';
import { PublicDatabase } from './schema.ts';

const event = (eventTime: number) => ({
  id: crypto.randomUUID(),
  eventTime,
  channel: 'WEB',
  appId: 'com.demo.web',
  version: '1',
});
const times = (rows: { item: { eventTime: number } }[]): number[] => rows.map(({ item }) => item.eventTime);

test('events are given out oldest first, whatever their ids', async () => {
  const db = new PublicDatabase('oldest-first');
  await addEvents(db, [30, 10, 50, 20, 40].map(event));
  const first = await waitingEvents(db, 3);
  expect(times(first)).toEqual([10, 20, 30]);
  await settleEvents(db, first);
  expect(times(await waitingEvents(db, 3))).toEqual([40, 50]);
});

test('beyond the limit the oldest go', async () => {
  const db = new PublicDatabase('oldest-go');
  const all = Array.from({ length: 505 }, (_, at) => at);
  await addEvents(db, all.map(event));
  expect(times(await waitingEvents(db, 1_000))).toEqual(all.slice(5));
});

test('each time that events could not be sent counts once, for those that were to be sent alone', async () => {
  const db = new PublicDatabase('tried');
  await addEvents(db, [10, 20].map(event));
  const [first] = await waitingEvents(db, 1);
  for (const tries of [1, 2]) {
    await noteTry(db, [first!]);
    expect((await waitingEvents(db)).map((row) => row.tries)).toEqual([tries, 0]);
  }
});
