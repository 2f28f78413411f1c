// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { makeShell } from '../shell/shell.ts';
import { makeSound } from '../sound.ts';
import { ColorBoard } from './color-board.ts';

const GAME = { id: 2, name: 'Color', typeId: 6, motif: 'dice', palette: 'red', minBet: 100, maxBet: 10_000 };
const VISIT = { game: GAME, playerId: 7, ground: { from: '#000', to: '#111' }, balance: 1_000, unfinished: [] };

/** One chip is laid out and played; `settle` is what comes of it. */
async function play(settle: (board: ColorBoard) => void): Promise<string | null> {
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const shell = makeShell(root, GAME.name, GAME.motif, makeSound());
  shell.setBalance(VISIT.balance);
  const table = { shell, visit: VISIT, askBalance: async () => undefined };
  const board: ColorBoard = new ColorBoard(table, { name: 'Roll', press: async () => settle(board) });
  shell.stage.append(board.node);
  shell.controls.append(...board.controls);
  board.node.querySelector('button')?.click();
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Roll')?.click();
  await new Promise((goOn) => setTimeout(goOn));
  return document.activeElement?.textContent ?? null;
}

test('after a round the button for the same again has the focus', async () => {
  const focused = await play((board) => {
    board.empty();
    board.remember({ yellow: 100 });
  });
  expect(focused).toBe('Same again: ₱1');
});

test('after a bet that lies on the table the first color has the focus', async () => {
  const focused = await play((board) => {
    board.empty();
    board.setPlaced({ yellow: 100 });
  });
  expect(focused).toMatch(/^Yellow/);
});

test('where the bet was not taken the button that plays it keeps the focus', async () => {
  expect(await play(() => undefined)).toBe('Roll');
});
