import { expect, test } from 'vitest';
import { atServer, followServer } from './server-clock.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const HOUR = 3_600_000;

test('a phone that is right goes by its own clock', () => {
  followServer(NOW + 20_000, NOW);
  expect(atServer(NOW)).toBe(NOW);
});

test('a phone that is ahead or behind goes by the server’s, and a moment that was kept is told in it too', () => {
  followServer(NOW - 26 * HOUR, NOW);
  expect([atServer(NOW), atServer(NOW - HOUR)]).toEqual([NOW - 26 * HOUR, NOW - 27 * HOUR]);
  followServer(NOW + 26 * HOUR, NOW);
  expect(atServer(NOW)).toBe(NOW + 26 * HOUR);
});

test('a phone whose clock was set right is believed again', () => {
  followServer(NOW + 26 * HOUR, NOW);
  followServer(NOW + 1_000, NOW);
  expect(atServer(NOW)).toBe(NOW);
});

test('an answer without a time changes nothing', () => {
  followServer(NOW + 26 * HOUR, NOW);
  followServer(Number.NaN, NOW);
  expect(atServer(NOW)).toBe(NOW + 26 * HOUR);
});
