/** `npm test -- --changed`: which tests and which browser suites the changed files reach. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from '../server/launch/prepare.mjs';
import { importsOf, modulesOf } from './import-graph.mjs';

/** One errand of each kind, for what stands below every screen. */
const CORE = ['lobby', 'offline', 'player-offline', 'session', 'favorites', 'play', 'sheets', 'service-worker'];

/** The first row whose beginning fits a changed file names its suites; a suite may stand in several. */
export const REACH = [
  ['tests/kit/testers/', ['kit', 'killed', 'cold-start']],
  ['src/features/auth/', ['login', 'register', 'forget', 'codes', 'id-upload', 'social', 'passkeys', 'remembering']],
  ['src/features/account/', ['session', 'passkeys', 'player-routes', 'push']],
  ['src/features/activities/', ['christmas', 'money-once', 'coin']],
  ['src/features/legal/', ['legal', 'info', 'offline-screens']],
  ['src/features/lobby/parts/menu/', ['menu', 'languages', 'low-data']],
  ['src/features/lobby/parts/search/', ['search', 'offline-screens']],
  ['src/features/lobby/parts/game-sheet/', ['game-sheet', 'games', 'offline-screens']],
  [
    'src/features/lobby/',
    ['lobby', 'home-first', 'early-places', 'general', 'games', 'search', 'menu', 'demo-world', 'progress', 'contrast'],
  ],
  ['src/features/play/', ['play', 'play-opening', 'play-leaving', 'play-real']],
  ['src/features/wallet/', ['withdraw', 'accounts', 'passkeys']],
  ['src/features/deposit/', ['deposit']],
  ['src/features/safebox/', ['safebox']],
  ['src/features/points/', ['points']],
  ['src/features/care/', ['player-routes', 'session', 'care']],
  ['src/features/profile/', ['own-picture', 'player-routes', 'session']],
  ['src/features/kyc/', ['kyc']],
  ['src/features/mail/', ['mail', 'offline-words', 'player-routes']],
  ['src/features/news/', ['rich-text', 'deep-links', 'player-routes']],
  ['src/features/records/', ['withdraw', 'transactions', 'records']],
  ['src/features/help/', ['service', 'tickets', 'player-routes']],
  [
    'src/features/system/',
    ['service', 'overlays', 'guards', 'info', 'missing-chunk', 'damaged-rows', 'offline-screens'],
  ],
  ['src/app/overlays/', ['overlays', 'install', 'installed']],
  ['src/app/tracking/', ['event-log', 'event-log-worker', 'page-hides']],
  ['src/app/', ['shell', 'guards', 'deep-links', 'updates', 'updates-tabs', 'general', ...CORE]],
  [
    'src/data/sign-in/',
    ['login', 'register', 'forget', 'codes', 'id-upload', 'social', 'passkeys', 'remembering', ...CORE],
  ],
  ['src/data/events/', ['event-log', 'event-log-worker', 'page-hides', 'killed-sync']],
  ['src/data/favorites/', ['favorites', 'leaving-hearts', 'killed', ...CORE]],
  ['src/data/mail/', ['mail', 'player-routes']],
  ['src/data/tickets/', ['tickets', 'service']],
  ['src/data/dots/', ['mail', 'player-routes']],
  ['src/data/lobby/', ['home-first', 'search', 'images', 'early', 'first-banner', 'damaged-rows', ...CORE]],
  ['src/data/app/', ['updates', 'updates-tabs', 'install', 'installed', 'worker', 'missing-chunk', ...CORE]],
  ['src/data/device/', ['low-data', 'languages', 'storage', 'killed-store', 'no-storage', ...CORE]],
  ['src/data/player/', ['two-players', 'two-players-games', 'player-offline', 'heartbeat', ...CORE]],
  ['src/data/play/', ['play', 'play-opening', 'play-leaving', 'play-real']],
  ['src/data/money/', ['money-once', 'money-table', 'withdraw', 'deposit']],
  ['src/data/call/', ['money-once', 'home-first', 'service', ...CORE]],
  ['src/data/care/', ['care']],
  ['src/data/ask/', ['money-once', 'money-table', 'home-first', 'service', ...CORE]],
  ['src/page/rich-text/', ['rich-text']],
  ['src/page/push/', ['push', 'deposit', 'withdraw', 'tickets', 'session']],
  ['src/page/upload/', ['id-upload', 'kyc']],
  ['src/page/code/', ['codes', 'forget', 'safebox']],
  ['src/page/', ['money-once', 'transactions', 'withdraw', ...CORE]],
  [
    'src/early/',
    [
      'early',
      'first-banner',
      'early-frames',
      'early-places',
      'early-press',
      'lobby',
      'offline',
      'images',
      'missing-program',
      'no-storage',
      'shell',
    ],
  ],
  ['src/ui/sheet/', ['sheets', 'overlays']],
  [
    'src/ui/',
    [
      'accessibility',
      'accessibility-screens',
      'accessibility-player',
      'offline-words',
      'small-screens',
      'text-size',
      'text-size-narrow',
      ...CORE,
    ],
  ],
  [
    'src/store/',
    ['storage', 'killed-store', 'upgrades', 'no-storage', 'full-storage', 'leaving-hearts', 'held-tables', ...CORE],
  ],
  [
    'src/',
    [
      ...CORE,
      'calls',
      'heartbeat',

      'line-states',
      'two-players',
      'two-players-games',
      'http-address',
      'storage',
      'damaged-rows',
    ],
  ],
  ['sw/push/', ['push']],
  ['sw/sync/', ['event-log-worker', 'killed-sync', 'favorites']],
  ['sw/api/', ['asked-once', 'bad-answers', 'offline']],
  [
    'sw/',
    [
      'asked-once',
      'service-worker',
      'offline',
      'event-log-worker',
      'updates',
      'kill-switch',
      'killed-sync',
      'bad-answers',
    ],
  ],
  ['workers/', ['worker', 'search', 'login', 'remembering']],
  ['server/kyc/', ['kyc']],
  ['server/deposits/', ['deposit', 'money-once', 'money-table']],
  ['server/bank-api/', ['deposit']],
  ['server/orders/', ['withdraw', 'money-table', 'accounts', 'records', 'passkeys']],
  ['server/safebox/', ['safebox']],
  ['server/points/', ['points']],
  ['server/coupons/', ['deposit']],
  ['server/letters/', ['mail', 'player-routes']],
  ['server/gifts/', ['mail', 'christmas', 'money-once', 'money-table']],
  ['server/dots/', ['mail']],
  ['server/records/', ['records', 'transactions']],
  ['server/care/', ['care', 'session']],
  ['server/invites/', ['christmas', 'register']],
  ['server/agents/', ['register']],
  ['server/social/', ['social']],
  ['server/links/', ['deep-links', 'frames']],
  ['server/http/', ['frames', 'http-address', 'deep-links', 'service-worker', 'releases', ...CORE]],
  ['server/uploads/', ['id-upload', 'kyc', 'own-picture', 'tickets']],
  ['server/players/', ['login', 'register', 'forget', 'codes', 'passkeys', 'remembering', 'session']],
  ['server/wallet-api/', ['play-real', 'provider-bets', 'withdraw']],
  ['server/ledger/', ['play-real', 'withdraw', 'deposit', 'money-once', 'money-table', 'safebox']],
  ['server/events/', ['event-log', 'event-log-worker']],
  ['server/config/', ['lobby', 'general', 'guards', 'early', 'first-banner', 'updates']],
  ['server/seed/', ['demo-world', 'lobby', 'session', 'play-real']],
  ['server/art/', ['images', 'lobby']],
  ['server/play/', ['play-real', 'play', 'play-opening', 'play-leaving', 'heartbeat']],
  ['server/call/', ['calls', 'asked-once', 'money-once', 'money-table', 'session', 'lobby', 'play-real']],
  ['server/profile/', ['own-picture', 'player-routes']],
  ['server/promotions/', ['christmas', 'money-once', 'money-table']],
  ['server/tickets/', ['tickets']],
  ['server/push/', ['push']],
  ['server/provider/', ['provider', 'provider-bets', 'provider-time', 'play-real', 'frames']],
  ['server/', ['play-real', 'session', 'lobby', 'images', 'two-players', 'releases']],
  ['public/', ['installed', 'chat', 'images']],
  ['tests/e2e/', []],
  ['tests/faults/', []],
  ['tests/kit/', CORE],
];

/** What every program is built with. */
const BUILT_WITH = /^(vite(st)?\.config\.ts|package(-lock)?\.json|playwright\.config\.ts)$/;

/** Nothing that a browser sees. */
const NO_BROWSER = /\.(test\.tsx?|md)$|^(docs|tests\/(bench|contract|lint|smoke))\/|^[^/]+$/;

/** What was changed since a revision, and what that reaches: paths for vitest and for Playwright. */
export function reach(since) {
  const files = filesSince(since);
  return { tests: testsFor(files), specs: specsFor(files) };
}

/**
 * These gather everything. Through them every test of the whole server, or of the whole page, would be reached. What opens the
 * screens of one feature for its tests (`tests/kit/client/mail.tsx`) is none of them.
 */
const GATHERS = /^(server\/(app|services|index)\.ts|src\/app\/|tests\/kit\/(?!client\/(?!app\.)[a-z-]+\.tsx$))/;

/** They read the whole tree, and take a second. */
const READS_ALL = /^tests\/[^/]+\.test\.ts$/;

/**
 * The tests that import a changed file, in however many steps, and those that stand in its folder. A test that
 * starts the whole server is reached by what it names itself, and by the modules that it stands beside.
 */
export function testsFor(files) {
  const modules = modulesOf('server', 'src', 'sw', 'workers', 'tests');
  const isTest = (path) => /\.test\.tsx?$/.test(path);
  if (files.some((file) => BUILT_WITH.test(file))) return modules.filter(isTest);
  const importers = new Map();
  for (const path of modules)
    for (const named of importsOf(path, 'any')) importers.set(named, [...(importers.get(named) ?? []), path]);
  const reached = new Set(files);
  for (const path of reached)
    for (const next of importers.get(path) ?? []) if (isTest(next) || !GATHERS.test(next)) reached.add(next);
  const folders = new Set(files.map(dirname));
  return modules.filter(
    (path) => isTest(path) && (READS_ALL.test(path) || reached.has(path) || folders.has(dirname(path))),
  );
}

/** Paths for Playwright. */
export function specsFor(files) {
  const specs = listSpecs();
  const wanted = new Set();
  for (const file of files) {
    if (specs.includes(file)) wanted.add(file);
    else for (const name of namesFor(file)) for (const spec of specs) if (isNamed(spec, name)) wanted.add(spec);
  }
  return [...wanted];
}

export function namesFor(file) {
  if (BUILT_WITH.test(file)) return CORE;
  if (NO_BROWSER.test(file)) return [];
  return REACH.find(([beginning]) => file.startsWith(beginning))?.[1] ?? [];
}

const isNamed = (spec, name) => spec.endsWith(`/${name}.spec.ts`);

export const listSpecs = () =>
  ['tests/e2e', 'tests/faults'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `${folder}/${name}`),
  );

function filesSince(since) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
}
