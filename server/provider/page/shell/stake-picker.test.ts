// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { makeSound } from '../sound.ts';
import { makeShell } from './shell.ts';
import { makeStakePicker } from './stake-picker.ts';

const GAME = { id: 3, name: 'Slot', typeId: 1, motif: 'fruit', palette: 'red', minBet: 100, maxBet: 10_000 };
const GROUND = { from: '#000', to: '#111' };

test('each player of a phone finds the bet that they have chosen in a game, and no other’s', () => {
  const openFor = (playerId: number, game = GAME) => {
    const shell = makeShell(document.createElement('main'), game.name, game.motif, makeSound());
    shell.setBalance(1_000);
    const visit = { game, playerId, ground: GROUND, balance: 1_000, unfinished: [] };
    return makeStakePicker({ shell, visit, askBalance: async () => undefined }, 20);
  };
  const first = openFor(7);
  first.node.querySelectorAll('button')[1]?.click();
  expect(first.stake()).toBe(200);
  expect(openFor(8).stake()).toBe(100);
  expect(openFor(7, { ...GAME, id: 4 }).stake()).toBe(100);
  expect(openFor(7).stake()).toBe(200);
});
