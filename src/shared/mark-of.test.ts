import { expect, test } from 'vitest';
import { markOf } from './mark-of.ts';

test('a mark is FNV-1a of 64 bits', () => {
  expect(markOf('')).toBe('cbf29ce484222325');
  expect(markOf('a')).toBe('af63dc4c8601ec8c');
  expect(markOf('foobar')).toBe('85944171f73967e8');
});

test('two texts that differ a little have marks that do not look alike', () => {
  expect(markOf('1001')).not.toBe(markOf('1002'));
  expect(markOf('7')).toMatch(/^[0-9a-f]{16}$/);
});
