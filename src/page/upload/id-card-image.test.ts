import { expect, test } from 'vitest';
import { hasAllSides, idCardImage } from './id-card-image.ts';

test.each([
  [['a', 'b', '', ''], '1'],
  [['a', 'b', 'c', ''], 'a,b,c'],
  [['a', 'b', 'c', 'd'], 'a,b,c,d'],
  [[], '1'],
])('[KYC-03, KYC-04] %j travel as %s', (paths, expected) => {
  expect(idCardImage(paths)).toBe(expected);
});

test.each([
  [['a', 'b', 'c', ''], false],
  [['a', 'b', 'c', 'd'], true],
])('%j are all sides: %s', (paths, expected) => {
  expect(hasAllSides(paths)).toBe(expected);
});
