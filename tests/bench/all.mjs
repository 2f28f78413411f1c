/**
 * `npm run bench`: runs every measurement, goes on after one that misses its budget, and prints all figures in one table.
 * `npm run bench -- taps calls` runs the named ones.
 */
import '../../server/launch/node-version.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runProgram } from '../program.mjs';
import { tableOf } from './report.mjs';

/** The players' side first: what a busy machine moves most is measured while nothing else has warmed it. */
export const BENCHES = [
  'run',
  'taps',
  'motion',
  'search',
  'screens',
  'worker-start',
  'sign-in',
  'calls',
  'fair',
  'throughput',
  'rtp',
];

export async function runBenches(names, folder = import.meta.dirname) {
  const unknown = names.filter((name) => !BENCHES.includes(name));
  if (unknown.length > 0) {
    console.log(`There is no ${unknown.join(', ')}. There are: ${BENCHES.join(', ')}.`);
    return 1;
  }
  const scratch = mkdtempSync(join(tmpdir(), 'perya-bench-'));
  const rowsFile = join(scratch, 'rows');
  const broken = [];
  for (const name of names.length > 0 ? names : BENCHES) {
    console.log(`\n${name}`);
    const before = readRows(rowsFile).length;
    const env = { BENCH_ROWS: rowsFile, BENCH_NAME: name };
    const { ok } = await runProgram(process.execPath, [join(folder, `${name}.mjs`)], { env, isShown: true });
    // One that ends badly without a figure has not measured anything.
    if (!ok && readRows(rowsFile).length === before) broken.push(name);
  }
  const rows = readRows(rowsFile);
  rmSync(scratch, { recursive: true });
  console.log(`\n${tableOf(rows)}`);
  for (const name of broken) console.log(`BROKEN ${name} ended without a figure`);
  return broken.length === 0 && rows.every(({ isKept }) => isKept) ? 0 : 1;
}

function readRows(file) {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}

if (process.argv[1] === import.meta.filename) process.exitCode = await runBenches(process.argv.slice(2));
