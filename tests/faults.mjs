/**
 * `npm run faults`: the loops of faults at their full length, with dice of their own. Takes hours. It prints its seed first;
 * PERYA_SEED plays the same run again. Words after `--` choose files: `npm run faults -- killed releases`.
 */
import { join } from 'node:path';
import '../server/launch/node-version.mjs';
import '../server/launch/follow-npm.mjs';

const { prepare, root } = await import('../server/launch/prepare.mjs');
prepare();
const { findBrowser } = await import('./find-browser.mjs');
const { freePorts } = await import('./free-ports.mjs');
const { runProgram } = await import('./program.mjs');

const LONGEST_MS = 24 * 60 * 60_000;
/** Every suite with a loop that PERYA_LONG lengthens. */
const UNITS = [
  'tests/faults',
  'tests/contract/any-json.test.ts',
  'server/art/draw-icon.test.ts',
  'server/call/pipeline.test.ts',
  'server/handlers/any-body.test.ts',
  'server/launch/killed-under-money.test.ts',
  'server/orders/at-once.test.ts',
  'server/players/implicit-rejection.test.ts',
  'server/players/probing.test.ts',
  'server/players/unseal.test.ts',
  'server/promotions/histories.test.ts',
  'server/provider/engines/slot/slot.test.ts',
  'server/uploads/clean-picture.test.ts',
  'server/uploads/receive-files.test.ts',
  'server/wallet-api/model.test.ts',
  'src/data/mail/letters-model.client.test.tsx',
  'src/page/qr/qr-code.test.tsx',
];
const ERRANDS = ['tests/faults', 'tests/e2e/offline.spec.ts'];

const chosen = process.argv.slice(2);
const among = (suites) => (chosen.length > 0 ? chosen : suites);
const seed = process.env.PERYA_SEED ?? String(Date.now() % 2 ** 31);
console.log(`PERYA_SEED=${seed}`);

const browser = await findBrowser();
if ('sentence' in browser) {
  console.error(browser.sentence);
  process.exit(1);
}
const env = {
  PERYA_LONG: '1',
  PERYA_SEED: seed,
  PERYA_CHROMIUM: browser.path,
  E2E_PORT: process.env.E2E_PORT ?? String(await freePorts()),
};
const run = (name, ...args) =>
  runProgram(join(root, 'node_modules', '.bin', name), args, { cwd: root, env, isShown: true, limitMs: LONGEST_MS });
const units = await run('vitest', 'run', '--passWithNoTests', ...among(UNITS));
const errands = await run('playwright', 'test', '--pass-with-no-tests', ...among(ERRANDS));
process.exitCode = units.ok && errands.ok ? 0 : 1;
