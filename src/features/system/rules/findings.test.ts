import { expect, test } from 'vitest';
import type { SelfTest } from '#data/self-test.ts';
import { asReport, findingsOf } from './findings.ts';

const WELL: SelfTest = {
  isOnline: true,
  pingMs: 42,
  worker: 'in-charge',
  isUpdateWaiting: false,
  build: 'abcd1234',
  keptBuild: 'abcd1234',
  isDatabaseOpen: true,
  waitingEvents: 3,
  usageBytes: 1_500_000,
  quotaBytes: 90_000_000_000,
  isPersisted: false,
  gameListVersion: 'v7',
  testedAt: Date.parse('2026-11-20T02:30:00Z'),
};
const AROUND = { savedAt: Date.parse('2026-11-20T02:00:00Z'), screen: '360 × 740', isApp: false, browser: 'Chrome' };

const failing = (changes: Partial<SelfTest>, around: Partial<typeof AROUND> = {}): string[] =>
  findingsOf({ ...WELL, ...changes }, { ...AROUND, ...around })
    .filter(({ state }) => state === 'bad')
    .map(({ name }) => name);

test.each([
  ['a device that is well', {}, []],
  ['no network', { isOnline: false, pingMs: undefined }, ['Network', 'Server']],
  ['a server that is silent', { pingMs: undefined }, ['Server']],
  ['no service worker', { worker: 'none', keptBuild: '' }, ['Service worker', 'Opens offline']],
  ['no database', { isDatabaseOpen: false, waitingEvents: undefined, gameListVersion: '' }, ['Database', 'Game list']],
  ['a browser that hides its storage', { usageBytes: undefined, quotaBytes: undefined }, []],
] as const)('%s', (_name, changes, expected) => {
  expect(failing(changes)).toEqual(expected);
});

test('support reads the values and what fails', () => {
  const report = asReport(findingsOf({ ...WELL, isOnline: false }, AROUND)).split('\n');
  expect(report).toContain('Network: offline (Fails)');
  expect(report).toContain('Server: answered in 42 ms');
  expect(report).toContain('Storage: 1.5 MB of 90.0 GB, may be cleared by the phone');
  expect(report).toContain('Lobby saved at: 10:00');
  expect(report).toContain('Version: 1.0.28, build abcd1234');
});
