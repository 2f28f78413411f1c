import { expect, test } from 'vitest';
import { handWords } from './hand-words.ts';

test('a hand that wins nothing has no name beside the words that it has not won', () => {
  expect(handWords(null)).toBe('');
  expect(handWords('flush')).toBe('Flush');
});
