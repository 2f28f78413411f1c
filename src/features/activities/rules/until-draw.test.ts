import { expect, test } from 'vitest';
import { leftUntil } from './until-draw.ts';

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;

test('it is told in days, hours and minutes', () => {
  expect(leftUntil(NOW + 26 * HOUR, NOW)).toEqual({ days: 1, hours: 2, minutes: 0 });
});

test('a part of a minute is a minute, and the moment itself is none', () => {
  expect(leftUntil(NOW + 1, NOW)).toEqual({ days: 0, hours: 0, minutes: 1 });
  expect(leftUntil(NOW, NOW)).toBeUndefined();
});
