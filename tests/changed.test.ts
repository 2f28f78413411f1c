import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listSpecs, namesFor, REACH, testsFor } from './changed.mjs';

const PROJECT = join(import.meta.dirname, '..');
const names = listSpecs().map((path) => path.replace(/^.*\/|\.spec\.ts$/g, ''));
const named = [...new Set(REACH.flatMap(([, suites]) => suites))];

test('every browser suite is reached by a change, and no row names one that is not there', () => {
  expect(names.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});

test('a change in any folder of the product reaches a suite', () => {
  const folders = ['src', 'src/features', 'sw', 'workers', 'server'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}/any.ts`),
  );
  expect(folders.length).toBeGreaterThan(30);
  expect(folders.filter((file) => namesFor(file).length === 0)).toEqual([]);
});

test.each([
  ['server/deposits/start-deposit.ts', 'deposit'],
  ['server/orders/exchange.ts', 'withdraw'],
  ['server/safebox/safebox.ts', 'safebox'],
  ['server/letters/read-letters.ts', 'mail'],
  ['server/records/coin-detail.ts', 'transactions'],
  ['server/players/codes.ts', 'codes'],
  ['server/social/line-login.ts', 'social'],
  ['server/http/document.ts', 'frames'],
  ['src/data/sign-in/social.ts', 'social'],
  ['src/data/events/events.ts', 'event-log'],
  ['src/data/mail/letters.ts', 'mail'],
  ['vite.config.ts', 'service-worker'],
])('a change of %s reaches the errand of %s', (file, suite) => {
  expect(namesFor(file)).toContain(suite);
});

test('texts for developers and tests of one module reach no browser', () => {
  for (const file of ['README.md', 'docs/gotchas.md', 'src/data/call.test.ts', 'tests/bench/run.mjs']) {
    expect(namesFor(file), file).toEqual([]);
  }
});

test.each([
  ['server/letters/letter-store.ts', 'server/letters/letters.test.ts', 'server/fair/crowded.test.ts'],
  ['src/data/mail/letters.ts', 'src/data/mail/letters.client.test.ts', 'src/data/play/framed-game.client.test.ts'],
])('a change of %s reaches what imports it, and not what starts everything', (file, reached, unreached) => {
  const tests = testsFor([file]);
  expect(testsFor([reached, unreached])).toEqual(expect.arrayContaining([reached, unreached]));
  expect(tests).toContain(reached);
  expect(tests).not.toContain(unreached);
});

test('a change of the settings of the tests reaches all of them', () => {
  expect(testsFor(['vitest.config.ts']).length).toBeGreaterThan(400);
});

test('a part of a screen reaches the tests that open the screen by a helper', () => {
  const reached = testsFor(['src/features/mail/parts/all-buttons.tsx']);
  expect(reached).toContain('src/features/mail/screens/mail-pages.client.test.tsx');
});
