/** Every check that needs no browser, one line each. All of them run, so that one failure does not hide the next. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { buildStale } from '../server/launch/build.mjs';
import { root } from '../server/launch/prepare.mjs';
import { runProgram } from './program.mjs';

const REPORT = join(root, 'node_modules', '.cache', 'vitest-report.json');

const LONGEST_FAILURE = 600;

const tool = (name, ...args) => runProgram(join(root, 'node_modules', '.bin', name), args, { cwd: root });

/** These wait for nothing, so they run side by side with the tests. */
const READING = [
  ['format', () => tool('oxfmt', '--check', '.')],
  ['lint', () => tool('oxlint')],
  // Every checker reads the same types anew, and the processors are busy with the other three.
  ['types', () => tool('tsc', '-b', '--checkers', '1')],
  ['unused code', () => tool('knip')],
];

const AFTER = [
  ['build', async () => ({ ok: buildStale(root), output: '' })],
  ['size', measureSize],
];

/**
 * @param {string[]} wanted what vitest is told besides, to run a part of the tests
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(wanted = []) {
  const sum = { passed: 0, failed: 0 };
  // On a busy machine who does more at once has a larger part of it, and the tests are what ends last.
  await Promise.all([...READING, ['tests', () => runTests(wanted)]].map((step) => runStep(step, sum)));
  for (const step of AFTER) await runStep(step, sum);
  return sum;
}

async function runStep([name, step], sum) {
  const beganAt = performance.now();
  const { ok, output, passed = ok ? 1 : 0, failed = ok ? 0 : 1, note = '', failures = '' } = await step();
  const seconds = ((performance.now() - beganAt) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.padStart(6)} s  ${note}`.trimEnd());
  // Before and after what the program printed: a log that was cut at either end still has them.
  if (!ok) console.log([failures, output, failures].filter(Boolean).join('\n'));
  sum.passed += passed;
  sum.failed += failed;
}

async function runTests(wanted) {
  rmSync(REPORT, { force: true });
  const report = ['--reporter=default', '--reporter=json', `--outputFile=${REPORT}`];
  const { ok, output } = await tool('vitest', 'run', ...report, ...wanted);
  const told = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : {};
  const { numPassedTests: passed = 0, numFailedTests = 0, numPendingTests: skipped = 0 } = told;
  // A file that cannot even be read, or an error outside of all tests, fails the run without failing a test.
  const failed = Math.max(numFailedTests, ok ? 0 : 1);
  const note = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return { ok, output, passed, failed, note, failures: tellFailures(told) };
}

/** Each test that failed, by its name, with the beginning of its message. */
const tellFailures = ({ testResults = [] }) =>
  testResults
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const unread = message === '' || failed.length > 0 ? [] : [`${name}\n      ${message}`];
      return [...unread, ...failed.map((test) => `${name} > ${test.fullName}\n      ${test.failureMessages[0] ?? ''}`)];
    })
    .map((told) => `    ${told.slice(0, LONGEST_FAILURE)}`)
    .join('\n');

async function measureSize() {
  const script = join(root, 'tests', 'bench', 'size.mjs');
  if (!existsSync(script)) return { ok: true, output: '', passed: 0, note: 'no budget yet' };
  const { ok, output } = await runProgram(process.execPath, [script], { cwd: root });
  return { ok, output, note: ok ? (output.trim().split('\n').at(-1) ?? '') : '' };
}
