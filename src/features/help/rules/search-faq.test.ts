import { expect, test } from 'vitest';
import { fil } from '../faq-text.fil.ts';
import { text } from '../faq-text.ts';
import { searchFaq } from './search-faq.ts';

const english = text.items;
const first = (items: readonly { q: string; a: string; words: string }[], asked: string) =>
  searchFaq(items, asked)[0]?.q;

test.each([
  ['wager', 'What does “left to bet” mean?'],
  ['  CANT withd', 'Why can’t I withdraw yet?'],
  ['kyc rejected', 'Why was my ID rejected?'],
  ['heart', 'What is the heart on a game?'],
  ['cancel', 'Can I cancel a withdrawal?'],
  ['offline works', 'What works without a connection?'],
])('%s finds its answer first', (asked, question) => expect(first(english, asked)).toBe(question));

test.each([
  ['taya', 'Ano ang halagang “itataya pa”?'],
  ['puso', 'Para saan ang puso sa laro?'],
  ['bakit withdraw', 'Bakit hindi pa ako makapag-withdraw?'],
])('%s finds its answer in Filipino', (asked, question) => expect(first(fil.items, asked)).toBe(question));

test('without a word all are there in their order, and a word that is nowhere finds nothing', () => {
  expect(searchFaq(english, ' ').map(({ q }) => q)).toEqual(english.map(({ q }) => q));
  expect(searchFaq(english, 'withdraw zebra')).toEqual([]);
  expect(searchFaq(english, '(.*)+[')).toHaveLength(english.length);
});

test('both languages answer the same questions', () => {
  expect(fil.items).toHaveLength(english.length);
  expect(new Set(english.map(({ q }) => q)).size).toBe(english.length);
});
