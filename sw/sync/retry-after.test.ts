import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const NOW_MS = Date.parse('2026-11-20T12:00:00Z');
const DATE = 'Thu, 01 Jan 2026 00:00:00 GMT';

test.each([
  ['nothing said', {}, undefined],
  ['seconds', { 'retry-after': '7' }, 7_000],
  ['longer than any pause', { 'retry-after': '86400' }, 3_600_000],
  ['a moment of the phone’s clock', { 'retry-after': 'Fri, 20 Nov 2026 12:00:30 GMT' }, 30_000],
  ['a moment of the server’s clock', { 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT', date: DATE }, 30_000],
  ['a moment that is over', { 'retry-after': 'Fri, 20 Nov 2026 11:00:00 GMT' }, 0],
  ['no moment at all', { 'retry-after': 'soon' }, undefined],
] as const)('%s', (_name, headers, expected) => {
  expect(readRetryAfter(new Headers(headers), NOW_MS)).toBe(expected);
});
