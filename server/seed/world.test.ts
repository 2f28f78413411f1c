import { expect, test } from 'vitest';
import { drawIcon } from '../art/draw-icon.ts';
import { motifNames } from '../art/motif-table.ts';
import { engineOf, rtpBpOf, stakeUnitOf } from '../provider/engines/engine-of.ts';
import { activities } from './promotions.ts';
import { makeWorld } from './world.ts';

const world = makeWorld({ games: 1200 });
const hot = world.games.filter((game) => game.hot === 1).toSorted((one, other) => one.hotSort - other.hotSort);

function share(test: (game: (typeof world.games)[number]) => boolean): number {
  return world.games.filter(test).length / world.games.length;
}

test.each([1, 1200, 5000, 20_000])('a world of %i games has as many different names', (count) => {
  const names = makeWorld({ games: count }).games.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(count);
});

test.each([0, -1, 1.5, 20_001, Number.NaN])('a world of %d games is refused', (count) => {
  expect(() => makeWorld({ games: count })).toThrow(RangeError);
});

test('a name is plain text of a length that a tile can show', () => {
  for (const { name } of makeWorld({ games: 5000 }).games) {
    expect(name.length).toBeLessThanOrEqual(26);
    expect(name).toMatch(/^[A-Z\d][A-Za-z\d' -]+$/);
  }
});

test('the world is the same every time', () => {
  expect(makeWorld({ games: 1200 })).toEqual(world);
});

test('a larger world begins with the smaller one', () => {
  expect(makeWorld({ games: 2000 }).games.slice(0, 1200)).toEqual(world.games);
  expect(makeWorld({ games: 7 }).games).toEqual(world.games.slice(0, 7));
});

test('each promotion stands in the world once', () => {
  const types = activities.map(({ type }) => type);
  expect(types.filter((type, at) => types.indexOf(type) !== at)).toEqual([]);
});

test('ids count up from 1001', () => {
  expect(world.games.map(({ id }) => id)).toEqual(Array.from({ length: 1200 }, (_, index) => 1001 + index));
});

test('there are 6 types and 24 brands, and every game is of a brand that makes its type', () => {
  expect(world.types.map(({ id, name, status }) => [id, name, status])).toEqual([
    [1, 'Slots', 1],
    [2, 'Fish', 1],
    [3, 'Poker', 1],
    [4, 'Sports', 1],
    [5, 'Live', 1],
    [6, 'Games', 1],
  ]);
  expect(world.brands).toHaveLength(24);
  for (const { name, typeId, brandId } of world.games) {
    expect(world.brands.find(({ id }) => id === brandId)?.typeIds, name).toContain(typeId);
  }
  for (const { id, name } of world.brands) {
    expect(
      world.games.some(({ brandId }) => brandId === id),
      name,
    ).toBe(true);
  }
});

test('flags are as rare as in a real lobby', () => {
  expect(hot).toHaveLength(60);
  expect(share(({ recent }) => recent === 1)).toBeGreaterThan(0.04);
  expect(share(({ recent }) => recent === 1)).toBeLessThan(0.07);
  expect(share(({ maintain }) => maintain === 1)).toBeGreaterThan(0.008);
  expect(share(({ maintain }) => maintain === 1)).toBeLessThan(0.025);
  expect(share(({ showType }) => showType === 1)).toBeGreaterThan(0.003);
  expect(share(({ showType }) => showType === 1)).toBeLessThan(0.02);
});

test('one brand is under maintenance, and exactly its games say so', () => {
  const resting = world.brands.filter(({ maintain }) => maintain === 1);
  expect(resting).toHaveLength(1);
  for (const { brandId, brandMaintain } of world.games) expect(brandMaintain === 1).toBe(brandId === resting[0]?.id);
});

test('the lobby opens with the six games of the board', () => {
  const brandOf = (id: number) => world.brands.find((brand) => brand.id === id)?.name;
  expect(hot.slice(0, 6).map((game) => [game.name, game.motif, game.palette, brandOf(game.brandId)])).toEqual([
    ['Lucky Sevens', 'seven', 'coral', 'Tala Gaming'],
    ['Koi Rush', 'koi', 'azure', 'Habagat'],
    ['Perlas Drop', 'gem', 'violet', 'Amihan'],
    ['Tongits Night', 'cards', 'jade', 'Baraha Co.'],
    ['Parol Riches', 'parol', 'gold', 'Tala Gaming'],
    ['Color Game', 'dice', 'pink', 'Perya Live'],
  ]);
  expect(hot.slice(0, 6).map(({ maintain }) => maintain)).toEqual([0, 0, 0, 0, 1, 0]);
});

test('hot games are in order, shown, and never look like a neighbor in a grid of three columns', () => {
  expect(hot.map(({ hotSort }) => hotSort)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  expect(new Set(hot.map(({ motif }) => motif)).size).toBe(60);
  for (const [index, game] of hot.entries()) {
    expect(game.showType).toBe(0);
    for (const apart of [1, 3]) expect(hot[index + apart]?.palette, `${game.name} + ${apart}`).not.toBe(game.palette);
  }
});

test('in every type, no game looks like the one before it', () => {
  for (const type of world.types) {
    const games = world.games.filter(({ typeId, hot: isHot }) => typeId === type.id && isHot === 0);
    for (const [index, game] of games.entries()) {
      const next = games[index + 1];
      expect(next && [next.motif, next.palette].join()).not.toBe([game.motif, game.palette].join());
      expect(next?.motif, `${game.name}, ${next?.name}`).not.toBe(game.motif);
    }
  }
});

test('every motif is the picture of a game, and no two games share one', () => {
  expect(new Set(world.games.map(({ motif }) => motif))).toEqual(new Set(motifNames));
  expect(new Set(world.games.map(drawIcon)).size).toBe(1200);
});

test('stakes and returns are within bounds, and a game is what opens', () => {
  for (const { minBet, maxBet, rtp, kind, version, typeId, motif } of world.games) {
    expect(minBet).toBeGreaterThan(0);
    expect(maxBet).toBeGreaterThan(minBet);
    const engine = engineOf({ typeId, motif });
    expect(rtp).toBe(rtpBpOf(engine));
    expect(kind).toBe(engine.kind);
    for (const stake of [minBet, maxBet]) expect(stake % stakeUnitOf(engine)).toBe(0);
    expect(Number.isInteger(version) && version >= 1 && version <= 9).toBe(true);
  }
});

test.each([1, 30, 1200])(
  'in a world of %i games every win is of a game one could open, and no phone is whole',
  (count) => {
    const { games, bigWins, newYearWins } = makeWorld({ games: count });
    expect(bigWins).toHaveLength(30);
    expect(newYearWins).toHaveLength(10);
    for (const { gameId, amount } of bigWins) {
      const game = games.find(({ id }) => id === gameId);
      expect(game && game.maintain + game.brandMaintain + game.showType).toBe(0);
      expect(Number.isInteger(amount) && amount >= 100_000).toBe(true);
    }
    for (const { phone } of [...bigWins, ...newYearWins]) expect(phone).toMatch(/^09\d\d\*{4}\d{3}$/);
  },
);

test('levels rise, and every address is an example', () => {
  const targets = world.userLevels.map(({ betAmount }) => betAmount);
  expect(targets).toHaveLength(12);
  expect(targets).toEqual(targets.toSorted((one, other) => one - other));
  const hosts = [...JSON.stringify(world).matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host);
  expect(hosts.length).toBeGreaterThan(5);
  for (const host of hosts) expect(host).toMatch(/(^|\.)example\.(com|org)$/);
});

test('all lists have the promised lengths', () => {
  expect([world.banners, world.notices, world.videos, world.socialMedia].map(({ length }) => length)).toEqual([
    7, 4, 3, 4,
  ]);
  expect([world.rechargeChannels, world.customerServices].map(({ length }) => length)).toEqual([4, 2]);
  expect(world.notices.filter(({ isH5Pop }) => isH5Pop === 1)).toEqual([]);
});
