// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { sitDownAt, stopClock } from '../../../../tests/kit/live-table.ts';
import type { Color } from '../../engines/color/color-game.ts';
import { keepPending, keepVisit } from '../kept.ts';
import { showMissed } from '../show-missed.ts';

const DICE: Color[] = ['red', 'blue', 'green'];
const FIRST = 'the-first-of-two-bets';
const SECOND = 'the-second-of-two-bets';

const betOf = (key: string, number: number) =>
  ({ kind: 'live', key, stake: 100, win: 0, balance: 800, number, bets: { red: 100 } }) as const;
const openAt = (number: number, leftMs: number) => ({ number, isOpen: true, leftMs, dice: null, earlier: [] });
const closedAt = (number: number) => ({ number, isOpen: false, leftMs: 9_000, dice: DICE, earlier: [] });

interface Asked {
  name: string;
  key: string | undefined;
  atMs: number;
}

const asked: Asked[] = [];

stopClock();
beforeEach(() => {
  asked.length = 0;
});

/** A table that shows these states one after the other; what became of a bet is told after a while. */
function sitDown(states: object[], answersAfterMs = 0) {
  return sitDownAt(async (name, body) => {
    const key = body['key'] as string | undefined;
    asked.push({ name, key, atMs: performance.now() });
    if (name === 'live') return states.length > 0 ? Response.json(states.shift()) : new Promise(() => undefined);
    const missed = { isUnderway: false, stake: 100, win: 0, last: { ...betOf(FIRST, 4), isOver: true, dice: DICE } };
    if (name === 'missed') return Response.json(missed);
    if (name !== 'join') return Response.json(name === 'seen' ? {} : { balance: 1_000 });
    await new Promise((goOn) => setTimeout(goOn, answersAfterMs));
    return Response.json({ ...betOf(key ?? '', 5), isOver: true, win: 200, dice: DICE });
  });
}

test('every bet of a roll is noted as seen, and not the last of them alone', async () => {
  const { game } = sitDown([openAt(5, 1_000), closedAt(5)]);
  for (const key of [FIRST, SECOND]) game.show({ ...betOf(key, 5), isOver: false, dice: null });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.filter(({ name }) => name === 'seen').map(({ key }) => key)).toEqual([FIRST, SECOND]);
});

test('the table is looked at in its next moment, however long it takes to hear of an earlier bet', async () => {
  const { game } = sitDown([openAt(6, 10_000)], 4_000);
  game.show({ ...betOf(FIRST, 5), isOver: false, dice: null });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked.filter(({ name }) => name === 'live').map(({ atMs }) => atMs)).toEqual([0, 10_120]);
});

test('a new bet whose answer has not come is sent again after a reload, though an earlier one is asked about meanwhile', async () => {
  keepVisit('a-launch');
  const pending = { name: 'join', body: { key: SECOND } } as const;
  keepPending(pending);
  const { game } = sitDown([openAt(6, 10_000)]);
  game.show({ ...betOf(FIRST, 5), isOver: false, dice: null });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.filter(({ name }) => name === 'join').map(({ key }) => key)).toEqual([FIRST]);
  expect(keepVisit('a-launch').pending).toEqual(pending);
});

test('a round that was missed is noted as seen once', async () => {
  const { game, table } = sitDown([openAt(5, 10_000)]);
  await showMissed(table, game, false);
  expect(asked.filter(({ name }) => name === 'seen').map(({ key }) => key)).toEqual([FIRST]);
});
