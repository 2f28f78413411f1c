import { expect, test } from 'vitest';
import { BUSY } from '#contract/envelope.ts';
import { games } from '#contract/games.ts';
import { logging } from '#contract/logging.ts';
import { buttonOf, draw, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { aGame, lobbyOf } from '../../../../tests/kit/client/home.ts';
import { openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, json, type Reply, wire } from '../../../../tests/kit/client/wire.ts';

interface Waits {
  hearts?: number[];
  events?: number;
  /** What becomes of what is sent. */
  reply?: Reply;
}

async function open({ hearts = [], events = 0, reply = 'refused' }: Waits) {
  await openLobby(lobbyOf([aGame(1), aGame(2)]));
  await signIn({ appGameDataUser: { gameLikes: { 2: 1 }, gameHistory: [] } });
  wire.on(games.gameLike, reply);
  wire.on(logging.eventLog, reply);
  const { toggleFavorite } = await import('#data/favorites/favorites.ts');
  for (const id of hearts) {
    toggleFavorite(id);
    await pass(10);
  }
  const { eventQueue } = await import('#data/events/events.ts');
  for (let count = 0; count < events; count += 1) eventQueue.add(`event-${count}`);
  await pass(5_000);
  const { WaitingList } = await import('./waiting-list.tsx');
  const place = await draw(<WaitingList />);
  await pass(100);
  return place;
}

const lines = (place: Element) => [...place.querySelectorAll('li')].map(seenText);

test('hearts that wait stand there by the name of their game and what was wished', async () => {
  const [first, second, third] = lines(await open({ hearts: [1, 2, 9] }));
  expect([first, second, third]).toEqual([
    expect.stringContaining('Game 1'),
    expect.stringContaining('Game 2'),
    expect.stringContaining('9'),
  ]);
  expect(first?.replace('Game 1', '')).not.toBe(second?.replace('Game 2', ''));
});

test('of many events twenty stand there, and how many more there are', async () => {
  const all = lines(await open({ events: 30 }));
  const { readWaitingEvents } = await import('#data/events/events.ts');
  const count = (await readWaitingEvents()).length;
  expect(all).toHaveLength(21);
  expect([count >= 30, all.at(-1)]).toEqual([true, `${count - 20} more events`]);
});

const busy = () => json({ code: BUSY.status, errcode: BUSY.errcode }, BUSY.status);

test('what waits can be sent now, and leaves the list', async () => {
  const place = await open({ hearts: [1], events: 1, reply: busy() });
  expect(lines(place)).toHaveLength(2);
  wire.on(games.gameLike, exampleOf(games.gameLike));
  wire.on(logging.eventLog, exampleOf(logging.eventLog));
  await tap(buttonOf(place, 'Send now'));
  await pass(5_000);
  expect([lines(place), wire.asked(games.gameLike).at(-1)?.body['id']]).toEqual([[], 1]);
});

test('that is not offered without a connection', async () => {
  const place = await open({ hearts: [1], reply: busy() });
  expect(buttonOf(place, 'Send now')).toBeDefined();
  setOnline(false);
  await pass(100);
  expect(buttonOf(place, 'Send now')).toBeUndefined();
});
