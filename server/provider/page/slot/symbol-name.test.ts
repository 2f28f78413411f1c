import { afterEach, expect, test } from 'vitest';
import { text } from '../text.ts';
import { fil } from '../text.fil.ts';
import { symbolsOf } from '../theme.ts';
import { symbolName } from './symbol-name.ts';

const english = { ...text };
afterEach(() => void Object.assign(text, english));

const namesOf = (motif: string): string[] => {
  const pictures = symbolsOf(motif);
  return (['hero', 'second', 'wild', 'heart'] as const).map((symbol) => symbolName(symbol, pictures));
};

test('a reel’s symbols are read out by what they show, in both languages', () => {
  expect(namesOf('carabao')).toEqual(['carabao', 'rooster', 'wild', 'heart']);
  expect(namesOf('halo')).toEqual(['halo-halo dessert', 'mango', 'wild', 'heart']);
  Object.assign(text, fil);
  expect(namesOf('carabao')).toEqual(['kalabaw', 'tandang', 'wild', 'heart']);
});
