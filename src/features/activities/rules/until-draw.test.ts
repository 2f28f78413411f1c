import { expect, test } from 'vitest';
import { behindServer, leftUntil } from './until-draw.ts';

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;

test('a wrong clock of the phone does not change how long it still is', () => {
  const server = NOW + 5 * HOUR;
  const behind = behindServer(server, undefined, NOW);
  expect(leftUntil(server + 26 * HOUR, behind, NOW)).toEqual({ days: 1, hours: 2, minutes: 0 });
  expect(leftUntil(server + 26 * HOUR, behind, NOW + HOUR)).toEqual({ days: 1, hours: 1, minutes: 0 });
});

test('an answer that was kept counts from when it was kept', () => {
  const behind = behindServer(NOW, NOW, NOW + HOUR);
  expect(leftUntil(NOW + 2 * HOUR, behind, NOW + HOUR)).toEqual({ days: 0, hours: 1, minutes: 0 });
});

test('a part of a minute is a minute, and the moment itself is none', () => {
  expect(leftUntil(NOW + 1, 0, NOW)).toEqual({ days: 0, hours: 0, minutes: 1 });
  expect(leftUntil(NOW, 0, NOW)).toBeUndefined();
});

test('a server that does not say its time is trusted to have the phone’s', () => {
  expect(behindServer(0, undefined, NOW)).toBe(0);
});
