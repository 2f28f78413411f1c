/** `npm test -- --changed`: which browser suites the changed files reach. Vitest follows the imports by itself. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../server/launch/prepare.mjs';

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
    ['lobby', 'home-first', 'general', 'games', 'search', 'menu', 'demo-world', 'progress', 'contrast'],
  ],
  ['src/features/play/', ['play', 'play-opening', 'play-leaving', 'play-real']],
  ['src/features/wallet/', ['withdraw', 'accounts']],
  ['src/features/deposit/', ['deposit']],
  ['src/features/safebox/', ['safebox']],
  ['src/features/points/', ['points']],
  ['src/features/care/', ['player-routes', 'session', 'care']],
  ['src/features/profile/', ['own-picture', 'player-routes', 'session']],
  ['src/features/kyc/', ['kyc']],
  ['src/features/mail/', ['mail', 'player-routes']],
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
  ['src/data/lobby/', ['home-first', 'search', 'images', 'early', 'damaged-rows', ...CORE]],
  ['src/data/app/', ['updates', 'updates-tabs', 'install', 'installed', 'worker', 'missing-chunk', ...CORE]],
  ['src/data/device/', ['low-data', 'languages', 'storage', 'killed-store', 'no-storage', ...CORE]],
  ['src/data/player/', ['two-players', 'two-players-games', 'player-offline', 'heartbeat', ...CORE]],
  ['src/data/play/', ['play', 'play-opening', 'play-leaving', 'play-real']],
  ['src/data/money/', ['money-once', 'withdraw', 'deposit']],
  ['src/data/call/', ['money-once', 'home-first', 'service', ...CORE]],
  ['src/data/care/', ['care']],
  ['src/data/ask/', ['money-once', 'home-first', 'service', ...CORE]],
  ['src/page/rich-text/', ['rich-text']],
  ['src/page/upload/', ['id-upload', 'kyc']],
  ['src/page/code/', ['codes', 'forget', 'safebox']],
  ['src/page/', ['money-once', 'transactions', 'withdraw', ...CORE]],
  ['src/early/', ['early', 'lobby', 'offline', 'images', 'missing-program', 'no-storage', 'shell']],
  ['src/ui/sheet/', ['sheets', 'overlays']],
  [
    'src/ui/',
    ['accessibility', 'accessibility-screens', 'accessibility-player', 'small-screens', 'text-size', ...CORE],
  ],
  ['src/store/', ['storage', 'killed-store', 'upgrades', 'no-storage', 'full-storage', 'leaving-hearts', ...CORE]],
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
  ['server/deposits/', ['deposit', 'money-once']],
  ['server/bank-api/', ['deposit']],
  ['server/orders/', ['withdraw', 'accounts', 'records']],
  ['server/safebox/', ['safebox']],
  ['server/points/', ['points']],
  ['server/coupons/', ['deposit']],
  ['server/letters/', ['mail', 'player-routes']],
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
  ['server/ledger/', ['play-real', 'withdraw', 'deposit', 'money-once', 'safebox']],
  ['server/events/', ['event-log', 'event-log-worker']],
  ['server/config/', ['lobby', 'general', 'guards', 'early', 'updates']],
  ['server/seed/', ['demo-world', 'lobby', 'session', 'play-real']],
  ['server/art/', ['images', 'lobby']],
  ['server/play/', ['play-real', 'play', 'play-opening', 'play-leaving', 'heartbeat']],
  ['server/call/', ['calls', 'asked-once', 'money-once', 'session', 'lobby', 'play-real']],
  ['server/profile/', ['own-picture', 'player-routes']],
  ['server/promotions/', ['christmas', 'money-once']],
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
const BUILT_WITH = /^(vite\.config\.ts|package(-lock)?\.json|playwright\.config\.ts)$/;

/** Nothing that a browser sees. */
const NO_BROWSER = /\.(test\.tsx?|md)$|^(docs|tests\/(bench|contract|lint|smoke))\/|^[^/]+$/;

/** Paths for Playwright. */
export function reach(since) {
  const specs = listSpecs();
  const wanted = new Set();
  for (const file of filesSince(since)) {
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
