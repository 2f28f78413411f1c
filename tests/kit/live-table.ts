/** The page of the Color Game at a shared table, without a browser: its clock is the test's, and so is what its server answers. */
import { afterEach, beforeEach, vi } from 'vitest';
import { LiveGame } from '#server/provider/page/color/live-game.ts';
import { makeGameTable } from '#server/provider/page/game-table.ts';
import { makeShell } from '#server/provider/page/shell/shell.ts';
import { makeSound } from '#server/provider/page/sound.ts';

const GAME = { id: 3, name: 'Table', typeId: 5, motif: 'dice', palette: 'red', minBet: 100, maxBet: 10_000 };
const VISIT = { game: GAME, playerId: 7, ground: { from: '#000', to: '#111' }, balance: 1_000, unfinished: [] };

type Answer = (name: string, body: Record<string, unknown>) => Promise<Response>;

/** For each test of a file. */
export function stopClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'performance'] });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    // There is no compositor here.
    Object.assign(Element.prototype, { getAnimations: () => [], animate: () => undefined });
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const name of ['getAnimations', 'animate']) Reflect.deleteProperty(Element.prototype, name);
  });
}

export function sitDownAt(answer: Answer) {
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) =>
    answer(path.slice('/api/'.length), JSON.parse(body) as Record<string, unknown>),
  );
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const sound = makeSound();
  const shell = makeShell(root, GAME.name, GAME.motif, sound);
  shell.setBalance(VISIT.balance);
  const table = makeGameTable({ visit: VISIT, token: 'a-token', shell, sound });
  return { root, shell, table, game: new LiveGame(table) };
}
