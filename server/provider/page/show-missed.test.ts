// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { makeGameTable } from './game-table.ts';
import { makeShell } from './shell/shell.ts';
import { showMissed } from './show-missed.ts';
import { makeSound } from './sound.ts';

const GAME = { id: 1, name: 'Slot', typeId: 1, motif: 'fruit', palette: 'red', minBet: 100, maxBet: 10_000 };
const VISIT = { game: GAME, playerId: 7, ground: { from: '#000', to: '#111' }, balance: 1_000, unfinished: [] };
const LAST = { kind: 'slot', key: 'a-key-that-was-made', stake: 100, win: 500, balance: 900, isOver: true, spins: [] };

afterEach(() => vi.useRealTimers());

test('what was missed is asked for until there is an answer, and told before anything else is played', async () => {
  const asked: string[] = [];
  const seen: object[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path === '/api/seen') {
      seen.push(JSON.parse(body) as object);
      return Response.json({});
    }
    asked.push(path);
    if (asked.length === 1) throw new TypeError('the line is down');
    const missed = { isUnderway: false, stake: 100, win: 500, last: LAST };
    return Response.json(path === '/api/missed' ? missed : { balance: 1_400 });
  });
  const root = document.createElement('main');
  const sound = makeSound();
  const shell = makeShell(root, GAME.name, GAME.motif, sound);
  shell.setBalance(VISIT.balance);
  const table = makeGameTable({ visit: VISIT, token: 'a-token', shell, sound });
  const shown: string[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const showing = showMissed(table, { show: ({ key }) => void shown.push(key) }, false);
  await vi.advanceTimersByTimeAsync(500);
  await showing;
  expect(asked).toEqual(['/api/missed', '/api/missed', '/api/balance']);
  expect([shown, seen]).toEqual([[LAST.key], [{ key: LAST.key, withEarlier: true }]]);
  // Nor is anything said of a wait that is over.
  await vi.advanceTimersByTimeAsync(30_000);
  expect(root.querySelector('[role=status]')?.textContent).toBe('While you were away: you bet ₱1.00 and won ₱5.00');
});
