import { expect, test } from 'vitest';
import { coinOf } from './coin.ts';
import { latePaths } from './late-paths.ts';
import { iconPaths } from './paths.ts';

test.each([
  ['ph', 'coinPeso'],
  ['PH', 'coinPeso'],
  ['', 'coinPeso'],
  ['constructor', 'coinPeso'],
  ['mo', 'coinLotus'],
  ['intl', 'coinSun'],
])('[IMG-06] the coin for the region "%s" is %s', (region, coin) => {
  expect(coinOf(region)).toBe(coin);
});

test('[IMG-06] each of the three coins is a drawing of its own', () => {
  const drawings = [iconPaths.coinPeso, latePaths.coinLotus, latePaths.coinSun];
  expect(new Set(drawings).size).toBe(3);
  for (const drawing of drawings) expect(drawing).toMatch(/^M/);
});
