import { expect, test } from 'vitest';
import type { Game } from '#contract/entities/game.ts';
import { aGame, askFor, brand } from '../../tests/kit/search-games.ts';
import { buildIndex } from './game-index.ts';
import type { SearchAsk } from './searchable.ts';

async function search(games: Game[], brands = [brand(7, 'Tala Gaming')]) {
  const index = await buildIndex(games, brands, { 1: 'Slots' });
  const ask = (asked: Partial<SearchAsk>) => index.find(askFor(asked));
  return { ask, found: (asked: Partial<SearchAsk>) => ask(asked).games.map(({ id }) => id) };
}

test('a game that is called what was typed comes before those of a brand that is', async () => {
  const brands = [brand(7, 'Koi'), brand(8, 'Tala Gaming')];
  const { found } = await search([aGame(1, 'Mango'), aGame(2, 'Koi', { brandId: 8 }), aGame(3, 'Pasko')], brands);
  expect(found({ text: 'koi' })[0]).toBe(2);
});

test('of two alike the one that many play comes first', async () => {
  const { found } = await search([aGame(1, 'Koi Rush'), aGame(2, 'Koi Rush', { hot: 1, hotSort: 1 })]);
  expect(found({ text: 'koi' })).toEqual([2, 1]);
});

test('what is typed is put in another order where the player asks for one', async () => {
  const { found } = await search([aGame(1, 'Koi Rush'), aGame(2, 'Koi Pond'), aGame(3, 'Koi Ahoy')]);
  expect(found({ text: 'koi', order: 'name' })).toEqual([3, 2, 1]);
  expect(found({ text: 'koi', order: 'played', playedIds: [2] })[0]).toBe(2);
});

test('numbers in names are in the order of numbers, and what is called alike in that of their ids', async () => {
  const { found } = await search([aGame(9, 'Game 10'), aGame(4, 'Game 9'), aGame(7, 'Game 2'), aGame(3, 'Game 2')]);
  expect(found({ order: 'name' })).toEqual([3, 7, 4, 9]);
});

test('a word of three letters is not guessed at: with one wrong it could be any other', async () => {
  const { found } = await search([aGame(1, 'Koi'), aGame(2, 'Carp')]);
  expect([found({ text: 'kai' }), found({ text: 'cerp' })]).toEqual([[], [2]]);
});

test('a brand that is not shown is not offered', async () => {
  const { ask } = await search([aGame(1, 'Koi')], [brand(7, 'Tala Gaming'), brand(8, 'Tala Live', 0)]);
  expect(ask({ text: 'tala' }).brandIds).toEqual([7]);
});
