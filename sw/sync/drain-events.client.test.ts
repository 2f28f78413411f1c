import { expect, test } from 'vitest';
import { logging } from '#contract/logging.ts';
import { settle } from '../../tests/kit/client/turns.ts';
import { wire } from '../../tests/kit/client/wire.ts';

const { eventLog } = logging;

test('two triggers at once are one drainer, and every event goes once, twenty at a time', async () => {
  const [{ drainEvents }, { deviceDatabase }, { addEvents, waitingEvents }] = [
    await import('./drain-events.ts'),
    await import('./device-database.ts'),
    await import('#store/events.ts'),
  ];
  const items = Array.from({ length: 25 }, (_, at) => ({
    id: crypto.randomUUID(),
    eventTime: 1_795_320_000 + at,
    channel: 'WEB',
    appId: 'a',
    version: '1',
    name: 'seen',
  }));
  await addEvents(deviceDatabase(), items);
  const answer = wire.later();
  wire.on(eventLog, () => answer.reply);
  const draining = [drainEvents({ isTimely: true }), drainEvents({ isTimely: true })];
  await settle();
  answer.arrives({ code: 200, errcode: 0 });
  expect(await Promise.all(draining)).toEqual(['done', 'done']);
  const sent = wire.asked(eventLog).map(({ body }) => (body['eventList'] as { id: string }[]).map(({ id }) => id));
  expect(sent.map(({ length }) => length)).toEqual([20, 5]);
  expect(sent.flat()).toEqual(items.map(({ id }) => id));
  expect(await waitingEvents(deviceDatabase())).toEqual([]);
});
