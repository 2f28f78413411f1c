import { expect, test, vi } from 'vitest';
import { games } from '#contract/games.ts';
import { tickets } from '#contract/tickets.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { openLobby, setNavigator, setOnline, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { json, wire } from '../../../tests/kit/client/wire.ts';

const { takeBreak } = games;
const MINUTES = 15;
const FEW_STEPS = 50;

async function asPlayer() {
  await openLobby();
  await signIn();
  await import('#data/ask/late-questions.ts');
  return import('./stop.ts');
}

test('a time-out that ends while the page has no connection is forgotten, and is not sent when the connection is back', async () => {
  const { wishStop, stop } = await asPlayer();
  setOnline(false);
  wishStop({ kind: 'timeOut', length: MINUTES });
  await pass((MINUTES + 1) * MINUTE_MS, FEW_STEPS);
  expect(stop.value).toBeUndefined();
  setOnline(true);
  await pass(5_000);
  expect(wire.asked(takeBreak)).toEqual([]);
});

test('a page that has slept past the end of a time-out does not send it', async () => {
  const { wishStop, stop } = await asPlayer();
  setOnline(false);
  wishStop({ kind: 'timeOut', length: MINUTES });
  vi.setSystemTime(Date.now() + (MINUTES + 1) * MINUTE_MS);
  setOnline(true);
  await pass(5_000);
  expect(wire.asked(takeBreak)).toEqual([]);
  await pass(MINUTES * MINUTE_MS, FEW_STEPS);
  expect(stop.value).toBeUndefined();
});

test('a time-out that the server does not understand holds back neither a question to customer service nor the hearts', async () => {
  const told: { kind: string; stop?: object }[] = [];
  setNavigator({
    serviceWorker: { controller: { postMessage: (message: (typeof told)[number]) => told.push(message) } },
  });
  const { wishStop, stop } = await asPlayer();
  wire.on(takeBreak, json({ code: 404, errcode: 404 }, 404));
  wishStop({ kind: 'timeOut', length: 1_440 });
  const { askService } = await import('../tickets/tickets.ts');
  askService({ content: 'Where is it?', pictures: [], subject: 1 });
  await pass(10 * MINUTE_MS, FEW_STEPS);
  expect([stop.value?.kind, wire.asked(tickets.openTicket).length]).toEqual(['timeOut', 1]);
  // The service worker sends no heart before what it keeps of a time-out.
  expect(told.filter(({ kind }) => kind === 'keep-stop').at(-1)).toEqual({ kind: 'keep-stop' });
});

test('a time-out that the server has taken stops nobody who logs in after its player', async () => {
  const { wishStop } = await asPlayer();
  const { isStopped } = await import('./send-stop.ts');
  wishStop({ kind: 'timeOut', length: 1_440 });
  await pass(2_000);
  const own = isStopped();
  await signIn({ id: 8, token: 'ben-token' });
  expect([own, isStopped()]).toEqual([true, false]);
});

test('where eight players of a phone have asked to stop, the wish of a ninth takes the place of the oldest', async () => {
  const others = Array.from({ length: 8 }, (_, at) => {
    const wish = { kind: 'timeOut', length: 1_440, wishedAt: 0, until: Date.now() + 60 * MINUTE_MS };
    return { ...wish, key: `key ${at}`, of: `player ${at}` };
  });
  localStorage.setItem('stop', JSON.stringify(others));
  const { wishStop, stop } = await asPlayer();
  setOnline(false);
  wishStop({ kind: 'timeOut', length: 1_440 });
  const kept = JSON.parse(localStorage.getItem('stop') ?? '[]') as { of: string }[];
  expect([stop.value?.kind, kept.map(({ of }) => of).slice(1)]).toEqual([
    'timeOut',
    others.slice(0, 7).map(({ of }) => of),
  ]);
});
