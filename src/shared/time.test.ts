import { expect, test } from 'vitest';
import { formatTime } from './time.ts';

const at = (iso: string): number => Date.parse(iso);

test('names the time alone for today in Manila, and the day for any other', () => {
  const now = at('2026-11-20T18:00:00+08:00');
  expect(formatTime(at('2026-11-20T10:42:00+08:00'), now)).toBe('10:42');
  // It is still the 19th in London, and already the 20th in Manila.
  expect(formatTime(at('2026-11-19T17:30:00Z'), now)).toBe('01:30');
  expect(formatTime(at('2026-11-19T10:42:00+08:00'), now)).toBe('Nov 19, 10:42');
});
