import { expect, test } from 'vitest';
import { diagnosisOf, diagnosisText, type Found } from './diagnosis.ts';

const FOUND: Found = {
  test: {
    isOnline: true,
    pingMs: 120,
    worker: 'in-charge',
    isUpdateWaiting: false,
    build: 'abc123',
    keptBuild: 'abc123',
    isDatabaseOpen: true,
    waitingEvents: 3,
    usageBytes: 2_048,
    quotaBytes: 9_000,
    isPersisted: true,
    gameListVersion: '42',
    testedAt: 1,
  },
  userAgent: 'Mozilla/5.0 (Linux; Android 14)',
  screen: '360 × 740',
  language: 'en',
  waiting: 2,
  errors: [{ atMs: Date.parse('2026-11-22T04:00:00Z'), what: 'TypeError index.js:1' }],
};

test('each thing that helps has a line of its own, the last errors as well', () => {
  const lines = diagnosisOf(FOUND);
  expect(lines.map(({ id }) => id)).toEqual([
    'version',
    'device',
    'screen',
    'connection',
    'offline',
    'storage',
    'waiting',
    'error 0',
  ]);
  expect(diagnosisText(lines, new Set())).toMatch(/abc123[\s\S]*Android 14[\s\S]*120 ms[\s\S]*TypeError index\.js:1/);
});

test('a line that was taken out is not told, and nothing is told without lines', () => {
  const lines = diagnosisOf(FOUND);
  const told = diagnosisText(lines, new Set(['device', 'error 0']));
  expect(told).not.toMatch(/Android|TypeError/);
  expect(told.split('\n')).toHaveLength(6);
  expect(diagnosisText(lines, new Set(lines.map(({ id }) => id)))).toBe('');
});

test('it says so when there is no connection, no answer or no database, and is never longer than a question takes', () => {
  const of = (more: object) => diagnosisText(diagnosisOf({ ...FOUND, test: { ...FOUND.test, ...more } }), new Set());
  expect(of({ isOnline: false })).toContain('offline');
  expect(of({ pingMs: undefined })).toContain('no answer');
  expect(of({ isDatabaseOpen: false })).toContain('doesn’t open');
  expect(of({ worker: 'none', keptBuild: '' })).toContain('Opens offline: no\n');
  expect(of({ worker: 'installing', keptBuild: '' })).toContain('Opens offline: no (installing)');
  const errors = Array.from({ length: 50 }, () => ({ atMs: 0, what: 'x'.repeat(500) }));
  expect(diagnosisText(diagnosisOf({ ...FOUND, errors }), new Set()).length).toBeLessThanOrEqual(2_000);
});
