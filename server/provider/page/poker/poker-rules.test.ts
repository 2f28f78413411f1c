// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { makePokerRules } from './poker-rules.ts';

test('of a hand it is the cards that nothing changes, and not the result', () => {
  const game = { id: 4, name: 'Cards', typeId: 3, motif: 'cards', palette: 'red', minBet: 100, maxBet: 10_000 };
  const words = makePokerRules(game).map(({ textContent }) => textContent);
  expect(words.filter((one) => /drawn at random/.test(one))).toEqual([
    'The cards are drawn at random by our server before the deal, and nothing you do changes them.',
  ]);
});
