// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Color } from '../../engines/color/color-game.ts';
import { makeGameTable } from '../game-table.ts';
import { makeShell } from '../shell/shell.ts';
import { makeSound } from '../sound.ts';
import { LiveGame } from './live-game.ts';

const GAME = { id: 3, name: 'Table', typeId: 5, motif: 'dice', palette: 'red', minBet: 100, maxBet: 10_000 };
const VISIT = { game: GAME, playerId: 7, ground: { from: '#000', to: '#111' }, balance: 1_000, unfinished: [] };
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

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // There is no compositor here.
  Object.assign(Element.prototype, { getAnimations: () => [], animate: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of ['getAnimations', 'animate']) Reflect.deleteProperty(Element.prototype, name);
});

/** A table that shows these states one after the other; what became of a bet is told after a while. */
function sitDown(states: object[], answersAfterMs = 0): LiveGame {
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const name = path.slice('/api/'.length);
    const { key } = JSON.parse(body) as { key?: string };
    asked.push({ name, key, atMs: performance.now() });
    if (name === 'live') return states.length > 0 ? Response.json(states.shift()) : new Promise(() => undefined);
    if (name !== 'join') return Response.json(name === 'seen' ? {} : { balance: 1_000 });
    await new Promise((goOn) => setTimeout(goOn, answersAfterMs));
    return Response.json({ ...betOf(key ?? '', 5), isOver: true, win: 200, dice: DICE });
  });
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const sound = makeSound();
  const shell = makeShell(root, GAME.name, GAME.motif, sound);
  shell.setBalance(VISIT.balance);
  return new LiveGame(makeGameTable({ visit: VISIT, token: 'a-token', shell, sound }));
}

test('every bet of a roll is noted as seen, and not the last of them alone', async () => {
  const game = sitDown([openAt(5, 1_000), closedAt(5)]);
  for (const key of [FIRST, SECOND]) game.show({ ...betOf(key, 5), isOver: false, dice: null });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.filter(({ name }) => name === 'seen').map(({ key }) => key)).toEqual([FIRST, SECOND]);
});

test('the table is looked at in its next moment, however long it takes to hear of an earlier bet', async () => {
  const game = sitDown([openAt(6, 10_000)], 4_000);
  game.show({ ...betOf(FIRST, 5), isOver: false, dice: null });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked.filter(({ name }) => name === 'live').map(({ atMs }) => atMs)).toEqual([0, 10_120]);
});
