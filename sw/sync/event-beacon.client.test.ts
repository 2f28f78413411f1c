import { expect, test } from 'vitest';
import { API_PREFIX } from '#contract/envelope.ts';
import { logging } from '#contract/logging.ts';
import { settle } from '../../tests/kit/client/turns.ts';
import { json, refusal, wire } from '../../tests/kit/client/wire.ts';

const { eventLog } = logging;
const [ONE, TWO] = [1, 2].map((at) => `00000000-0000-4000-8000-00000000000${at}`) as [string, string];
const event = (id: string) => ({
  id,
  eventTime: 1_795_320_000,
  channel: 'WEB',
  appId: 'a',
  version: '1',
  name: 'seen',
});

/** Two events are in the store, and the page hands both over. */
async function pass() {
  const [{ passEvents }, { deviceDatabase }, { addEvents, waitingEvents }, pauses] = [
    await import('./event-beacon.ts'),
    await import('./device-database.ts'),
    await import('#store/events.ts'),
    await import('#store/pauses.ts'),
  ];
  const db = deviceDatabase();
  const items = [event(ONE), event(TWO)];
  await addEvents(db, items);
  let isLeft = false;
  const send = async (): Promise<number | string> => {
    const body = JSON.stringify({ eventList: items });
    const request = new Request(API_PREFIX + eventLog.path, { method: 'POST', body });
    return passEvents(request, async () => void (isLeft = true)).then(
      ({ status }) => status,
      (error: unknown) => String(error),
    );
  };
  return {
    send,
    isLeft: () => isLeft,
    waiting: async () => (await waitingEvents(db)).map(({ id }) => id).toSorted(),
    pause: (isAsked: boolean) => pauses.savePause(db, 'events', { untilMs: Date.now() + 60_000, isAsked }),
  };
}

test('[LOG-08] what the server has taken leaves the store', async () => {
  const beacon = await pass();
  expect([await beacon.send(), await beacon.waiting(), beacon.isLeft()]).toEqual([200, [], false]);
});

test.each([
  ['a line that breaks', 'refused', 'TypeError: Failed to fetch'],
  ['a server that fails', json({ code: 500, errcode: 9006 }, 500), 500],
] as const)('%s: it stays, and is asked for again', async (_name, reply, end) => {
  const beacon = await pass();
  wire.is(reply);
  expect([await beacon.send(), await beacon.waiting(), beacon.isLeft()]).toEqual([end, [ONE, TWO], true]);
});

test.each([
  ['a server that has asked for time', true],
  ['one that this phone has just failed to reach', false],
])('%s is not asked before it is over', async (_what, isAsked) => {
  const beacon = await pass();
  await beacon.pause(isAsked);
  expect([await beacon.send(), wire.asked(eventLog), await beacon.waiting(), beacon.isLeft()]).toEqual([
    503,
    [],
    [ONE, TWO],
    true,
  ]);
});

test('what the server would never take leaves the store as well', async () => {
  const beacon = await pass();
  wire.on(eventLog, refusal(9002));
  expect([await beacon.send(), await beacon.waiting()]).toEqual([200, []]);
});

test('what is on its way from the store does not go a second time with a beacon', async () => {
  const beacon = await pass();
  const { drainEvents } = await import('./drain-events.ts');
  const answer = wire.later();
  wire.on(eventLog, () => answer.reply);
  const draining = drainEvents({ isTimely: true });
  await settle();
  expect([await beacon.send(), beacon.isLeft()]).toEqual([429, false]);
  answer.arrives('refused');
  expect([await draining, await beacon.waiting()]).toEqual(['unfinished', [ONE, TWO]]);
  expect(wire.asked(eventLog)).toHaveLength(1);
  wire.on(eventLog, { code: 200, errcode: 0 });
  expect([await drainEvents({ isTimely: true }), await beacon.waiting()]).toEqual(['done', []]);
});

test('what a beacon is carrying does not go a second time from the store, and stays there where it does not arrive', async () => {
  const beacon = await pass();
  const { drainEvents } = await import('./drain-events.ts');
  const answer = wire.later();
  wire.on(eventLog, () => answer.reply);
  const sending = beacon.send();
  await settle();
  const draining = drainEvents({ isTimely: true });
  await settle();
  expect(wire.asked(eventLog)).toHaveLength(1);
  expect(await draining).toBe('done');
  answer.arrives('refused');
  await sending;
  wire.on(eventLog, { code: 200, errcode: 0 });
  expect([await drainEvents({ isTimely: true }), await beacon.waiting()]).toEqual(['done', []]);
});

test('a beacon with one event that nobody else is sending goes', async () => {
  const beacon = await pass();
  const { underWay } = await import('./event-endings.ts');
  underWay.add(ONE);
  expect(await beacon.send()).toBe(200);
  expect(wire.asked(eventLog)).toHaveLength(1);
});
