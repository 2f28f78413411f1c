import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../server/launch/prepare.mjs';
import { runChecks } from './checks.mjs';
import { freePort } from './free-port.mjs';
import { findBrowser, installPackages } from './find-browser.mjs';
import { runProgram } from './program.mjs';

/** Ten minutes on two quiet cores; a machine that others use as well takes several times that. */
const LONGEST_ERRANDS_MS = 60 * 60_000;

/** Written by Playwright, as its settings say. */
const REPORT = join(root, 'test-results', 'playwright.json');

/** @returns {Promise<number>} the exit code */
export async function runEverything() {
  const browser = await findBrowser();
  if ('sentence' in browser) {
    console.error(browser.sentence);
    return 1;
  }
  console.log(`Browser: ${browser.path}`);
  if (process.env.CI) await addOlderPostgres();
  const checks = await runChecks();
  const errands = await runErrands(browser.path);
  const failed = checks.failed + errands.failed;
  console.log(`${checks.passed + errands.passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function runErrands(browser) {
  rmSync(REPORT, { force: true });
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const env = { PERYA_CHROMIUM: browser, E2E_PORT: process.env.E2E_PORT ?? String(await freePort()) };
  const { ok } = await runProgram(process.execPath, [cli, 'test'], {
    cwd: root,
    env,
    isShown: true,
    limitMs: LONGEST_ERRANDS_MS,
  });
  const {
    expected = 0,
    flaky = 0,
    unexpected = 0,
  } = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')).stats : {};
  // A server that does not start fails the run without failing a test.
  return { passed: expected + flaky, failed: Math.max(unexpected, ok ? 0 : 1) };
}

/** The oldest PostgreSQL we promise to run on, for the suites that look for it. Only on machines made for testing. */
async function addOlderPostgres() {
  if (existsSync('/usr/lib/postgresql/15/bin/postgres')) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return console.log('PostgreSQL 15 is not here, so the suites of SQL run on 18 alone.');
  }
  console.log("Installing Debian's PostgreSQL 15 …");
  await installPackages('postgresql-common');
  // Left to itself, Debian makes a cluster and starts it at once.
  writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  const { ok } = await installPackages('postgresql-15');
  if (!ok) console.log('PostgreSQL 15 cannot be installed, so the suites of SQL run on 18 alone.');
}
