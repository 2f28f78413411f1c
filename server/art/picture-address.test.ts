import { expect, test } from 'vitest';
import { makeWorld } from '../seed/world.ts';
import { PICTURE_KINDS, pictureFor } from './picture-address.ts';

const world = makeWorld({ games: 50 });
const AVIF = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

function ask(path: string, query = '', accept: string | null = AVIF) {
  return pictureFor(path, new URLSearchParams(query), accept, world);
}

test.each([
  ['gameIconV2/1001.png', '', 240],
  ['gameIconV2/1001.png', 'w=1', 120],
  ['gameIconV2/1001.png', 'w=120', 120],
  ['gameIconV2/1001.png', 'w=121', 180],
  ['gameIconV2/1001.png', 'w=216', 240],
  ['gameIconV2/1001.png', 'w=324', 360],
  ['gameIconV2/1001.png', 'w=9999', 360],
  ['gameIconV2/1001.png', 'w=-3', 240],
  ['gameIconV2/1001.png', 'w=wide', 240],
  ['gameIconV2/1001.png', 'w=Infinity', 240],
  ['banner/wheel.png', '', 720],
  ['banner/wheel.png', 'w=300', 360],
  ['banner/wheel.png', 'w=1000', 1080],
  ['poster/night-market.png', 'w=721', 1080],
  ['brand/1.png', 'w=80', 120],
  ['avatar/12.png', '', 240],
  ['badge/bank.png', 'w=300', 360],
])('%s?%s is %i wide', (path, query, width) => {
  expect(ask(path, query)?.width).toBe(width);
});

test.each([
  [AVIF, 'avif'],
  ['image/webp,*/*', 'webp'],
  ['IMAGE/AVIF', 'avif'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif;q=0.0,image/webp;q=0', 'png'],
  ['image/*,*/*;q=0.8', 'png'],
  ['*/*', 'png'],
  ['', 'png'],
  [null, 'png'],
])('accepting %o gives %s', (accept, format) => {
  expect(ask('gameIconV2/1001.png', '', accept)?.format).toBe(format);
});

test.each([
  'gameIconV2/1000.png',
  'gameIconV2/1051.png',
  'gameIconV2/0.png',
  'gameIconV2/01001.png',
  'gameIconV2/1001.5.png',
  'gameIconV2/-1.png',
  'gameIconV2/koi.png',
  'gameIconV2/1001.webp',
  'gameIconV2/../1001.png',
  'gameIconV2/99999999999999999999.png',
  'brand/0.png',
  'brand/25.png',
  'avatar/13.png',
  'banner/constructor.png',
  'poster/.png',
  'elsewhere/1.png',
  'toString/1.png',
  '',
])('%s is no picture', (path) => {
  expect(ask(path)).toBeUndefined();
});

test('the version in the query changes nothing but the address', () => {
  expect(ask('gameIconV2/1002.png', 'v=1')?.key).toBe(ask('/gameIconV2/1002.png', 'v=2&x=y')?.key);
});

test('two pictures have two keys, and so have two sizes and two formats of one', () => {
  const keys = world.games.map(({ id }) => ask(`gameIconV2/${id}.png`)?.key);
  const others = [ask('gameIconV2/1001.png', 'w=120'), ask('gameIconV2/1001.png', '', 'image/webp')];
  const all = [...keys, ...others.map((picture) => picture?.key)];
  expect(new Set(all).size).toBe(all.length);
  for (const key of all) expect(key).toMatch(/^[a-f\d]{24}-\d+\.(avif|webp|png)$/);
});

test('every picture that the world names exists and holds no text', () => {
  const named = [
    ...world.banners.map(({ picture }) => picture),
    ...world.notices.map(({ picture }) => picture),
    ...world.videos.map(({ cover }) => cover),
    ...world.socialMedia.map(({ icon }) => icon),
    ...world.rechargeChannels.map(({ icon }) => icon),
    ...world.customerServices.map(({ icon }) => icon),
    ...world.genericImages.map(({ picture }) => picture),
    ...world.brands.map(({ id }) => `brand/${id}.png`),
    ...Array.from({ length: 13 }, (_, number) => `avatar/${number}.png`),
  ];
  for (const path of named) {
    const svg = ask(path)?.svg();
    expect(svg, path).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+" height="\d+"/);
    expect(svg, path).not.toMatch(/<text|undefined|NaN/);
    expect(PICTURE_KINDS).toContain(path.split('/')[0]);
  }
});
