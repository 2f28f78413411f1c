import { expect, test } from 'vitest';
import { addBets, COLOR_RTP_BP, COLORS, type Dice, matchesOf, payColors, rollDice, stakeOf } from './color-game.ts';

const everyRoll: Dice[] = COLORS.flatMap((a) => COLORS.flatMap((b) => COLORS.map((c): Dice => [a, b, c])));

test('gives back what its rules say, on one color and on several', () => {
  expect(everyRoll).toHaveLength(216);
  for (const bets of [{ red: 100 }, { red: 100, blue: 300 }, { yellow: 50, white: 50, pink: 50, green: 200 }]) {
    const returned = everyRoll.reduce((sum, dice) => sum + payColors(bets, dice), 0) / 216 / stakeOf(bets);
    expect(Math.round(returned * 10_000)).toBe(COLOR_RTP_BP);
  }
});

test.each([
  [['red', 'blue', 'green'], 2],
  [['red', 'red', 'green'], 3],
  [['red', 'red', 'red'], 12],
  [['blue', 'blue', 'green'], 0],
] as const)('100 on red with %j returns %i times as much', (dice, times) => {
  expect(payColors({ red: 100 }, dice)).toBe(100 * times);
});

test('a color without money neither costs nor pays', () => {
  expect(payColors({}, ['red', 'red', 'red'])).toBe(0);
  expect(matchesOf('red', ['red', 'red', 'red'])).toBe(3);
});

test('each die is rolled by itself', () => {
  const rolls = [0, 3, 5];
  expect(rollDice(() => rolls.shift() ?? 0)).toEqual(['yellow', 'blue', 'green']);
});

test('bets of one table are added up by their colors', () => {
  expect(addBets({ red: 500, blue: 100 }, { red: 500, green: 200 })).toEqual({ red: 1_000, blue: 100, green: 200 });
  expect(addBets({}, {})).toEqual({});
});
