import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { buildStale } from '../server/launch/build.mjs';
import { root } from '../server/launch/prepare.mjs';
import { reach } from './changed.mjs';
import { runChecks } from './checks.mjs';
import { findBrowser } from './find-browser.mjs';
import { freePorts } from './free-ports.mjs';
import { prepareMachine } from './prepare-machine.mjs';
import { runProgram } from './program.mjs';
import { isHere, missingSentences, programs } from './smoke/programs.mjs';

/** Written by Playwright, as its settings say. */
const REPORT = join(root, 'test-results', 'playwright.json');

/**
 * @param {string | undefined} changedSince a revision: only what the files changed since then reach is run
 * @returns {Promise<number>} the exit code
 */
export async function runEverything(changedSince) {
  if (process.env.CI) await prepareMachine();
  const browser = await findBrowser();
  if ('sentence' in browser) {
    console.error(browser.sentence);
    return 1;
  }
  console.log(`Browser: ${browser.path}`);
  const env = {
    PERYA_CHROMIUM: browser.path,
    ...(browser.whole && { PERYA_WHOLE_CHROMIUM: browser.whole }),
  };
  const sums = changedSince === undefined ? await runWhole(env) : await runChanged(changedSince, env);
  const passed = sums.reduce((sum, one) => sum + one.passed, 0);
  const failed = sums.reduce((sum, one) => sum + one.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function runChanged(since, env) {
  const { tests, specs } = reach(since);
  if (!buildStale(root)) return [{ passed: 0, failed: 1 }];
  return Promise.all([runChecks(tests), ...(specs.length > 0 ? [playwright(specs, env)] : [])]);
}

/**
 * One after the other: each keeps the processors busy by itself, so side by side they end no sooner. And a page has times of its own,
 * after which it says that there is no connection; work beside it would use them up.
 */
async function runWhole(env) {
  // Both need what is built, and one of them builds it.
  if (!buildStale(root)) return [{ passed: 0, failed: 1 }];
  return [await runChecks(), await playwright([], env), await runSmoke(env)];
}

/** A browser that is missing is named in a sentence; that is no failure. */
export async function runSmoke(env) {
  for (const sentence of missingSentences()) console.log(sentence);
  if (!Object.keys(programs).some(isHere)) return { passed: 0, failed: 0 };
  return playwright(['-c', 'tests/smoke/playwright.config.ts'], env);
}

async function playwright(args, env) {
  const port = process.env.E2E_PORT ?? String(await freePorts());
  rmSync(REPORT, { force: true });
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const { ok } = await runProgram(process.execPath, [cli, 'test', ...args], {
    cwd: root,
    env: { ...env, E2E_PORT: port },
    isShown: true,
  });
  const { expected = 0, unexpected = 0 } = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')).stats : {};
  // A server that does not start fails the run without failing a test.
  return { passed: expected, failed: Math.max(unexpected, ok ? 0 : 1) };
}
