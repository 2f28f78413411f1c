import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Brand, Game } from '#contract/entities/game.ts';
import { buildIndex, SLICE } from './game-index.ts';
import type { SearchAsk } from './searchable.ts';
import { makeWorld } from '#server/seed/world.ts';
import { fc } from '../../tests/kit/property.ts';
import { aGame, askFor, brand } from '../../tests/kit/search-games.ts';

const brands = [brand(7, 'Tala Gaming'), brand(8, 'Habagat')];
const types = { 1: 'Slots', 2: 'Fish' };
const games = [
  aGame(1, 'Lucky Sevens', { hot: 1, hotSort: 2 }),
  aGame(2, 'Koi Rush', { typeId: 2, brandId: 8, hot: 1, hotSort: 1 }),
  aGame(3, 'Koi Pond', { recent: 1, sort: 1 }),
  aGame(4, 'Pasko Señorita', { sort: 2 }),
  aGame(5, 'Koi Hidden', { showType: 1 }),
];
const index = await buildIndex(games, brands, types);

const found = (more: Partial<SearchAsk>) => index.find(askFor(more)).games.map(({ id }) => id);

test.each([
  ['the beginning of a word', { text: 'koi' }, [2, 3]],
  ['the beginning of a second word', { text: 'sev' }, [1]],
  ['a letter wrong', { text: 'lucki sevens' }, [1]],
  ['a letter missing', { text: 'seens' }, [1]],
  ['a letter wrong in each of two words, and no plural', { text: 'luky sevn' }, [1]],
  ['no accents', { text: 'senorita' }, [4]],
  ['capital letters', { text: 'KOI RUSH' }, [2]],
  ['the brand', { text: 'habagat' }, [2]],
  ['the type', { text: 'fish' }, [2]],
  ['a name and a brand together', { text: 'koi tala' }, [3]],
  ['nothing like it', { text: 'zzzz' }, []],
])('[GAME-19] finds by %s', (_how, asked, ids) => {
  expect(found(asked)).toEqual(ids);
});

test.each([
  ['popular', { order: 'popular' }, [2, 1, 3, 4]],
  ['new', { order: 'new' }, [3, 4, 2, 1]],
  ['A to Z', { order: 'name' }, [3, 2, 1, 4]],
  ['last played', { order: 'played', playedIds: [4, 1] }, [4, 1, 2, 3]],
  ['hot only', { isHot: true }, [2, 1]],
  ['new only', { isNew: true }, [3]],
  ['of one brand', { brandIds: [8] }, [2]],
  ['of one type', { typeIds: [2] }, [2]],
  ['liked only', { onlyIds: [4, 5] }, [4]],
  ['nothing liked yet', { onlyIds: [] }, []],
] as const)('lists without a word: %s', (_what, asked, ids) => {
  expect(found(asked as unknown as Partial<SearchAsk>)).toEqual(ids);
});

test('says which brands and types are called like that', () => {
  const { brandIds, typeIds } = index.find(askFor({ text: 'ta' }));
  expect([brandIds, typeIds]).toEqual([[7], []]);
  expect(index.find(askFor({ text: 'fi' })).typeIds).toEqual([2]);
});

test('counts all, and hands out as many as are wanted', () => {
  const { total, games: first } = index.find(askFor({ limit: 2 }));
  expect([total, first.length]).toEqual([4, 2]);
});

test('[GAME-19] in the demo world of 1,200 games a slip in each of two words still leads to the game that was meant', async () => {
  const world = makeWorld({ games: 1200 });
  const list = world.games.map((game) => v.parse(Game, game));
  const typeNames = Object.fromEntries(world.types.map(({ id, name }) => [id, name]));
  const whole = await buildIndex(
    list,
    world.brands.map((one) => v.parse(Brand, one)),
    typeNames,
  );
  const first = (text: string) => whole.find(askFor({ text, limit: 1 })).games[0]?.name;
  expect(['luky sevn', 'Lucky Sevens', 'lucky sevns', 'lukcy sevens'].map(first)).toEqual(
    Array.from({ length: 4 }, () => 'Lucky Sevens'),
  );
});

test('any text at all is answered, and never with a game that is not shown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      expect(found({ text })).not.toContain(5);
    }),
  );
});

test('a long list is read in slices, with time for a tap between them', async () => {
  let read = 0;
  let most = 0;
  const many = Array.from({ length: 20 * SLICE }, (_, at) =>
    Object.defineProperty(aGame(at + 1, ''), 'name', {
      get: () => {
        read += 1;
        return `Koi ${at}`;
      },
    }),
  );
  const tap = (): void => {
    most = Math.max(most, read);
    read = 0;
  };
  const taps = setInterval(tap);
  const whole = await buildIndex(many, brands, types);
  clearInterval(taps);
  tap();
  // Two slices may come before a timer that is due has its turn.
  expect(most).toBeLessThanOrEqual(3 * SLICE);
  expect(whole.find(askFor({ text: 'koi', limit: 1 })).total).toBe(20 * SLICE);
});
