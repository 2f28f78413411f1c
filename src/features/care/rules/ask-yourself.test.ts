import { expect, test } from 'vitest';
import { noAnswers, openQuestions, rangeOf, scoreOf } from './ask-yourself.ts';

test.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [27, 'high'],
] as const)('a score of %i is %s', (score, range) => {
  expect(rangeOf(score)).toBe(range);
});

test('nine answers of "almost always" are 27, and what is open is named', () => {
  expect(scoreOf(noAnswers().map(() => 3))).toBe(27);
  expect(openQuestions(noAnswers().map((_, at) => (at === 4 ? undefined : 0)))).toEqual([4]);
});
