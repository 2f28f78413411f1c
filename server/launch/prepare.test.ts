import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { afterAll, afterEach, expect, test } from 'vitest';

import { endAll, run } from '../../tests/kit/child.ts';
import { removeScratch, scratchFolder } from '../../tests/kit/scratch.ts';
import { processMark } from '../sql/embedded/process-mark.ts';

afterEach(endAll);
afterAll(removeScratch);

const module = (name: string): string => join(import.meta.dirname, name);

function write(root: string, files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

/** These modules run before there are packages, so they are asked the same way: by plain Node. */
function ask(name: string, expression: string): unknown {
  const script = `import * as asked from ${JSON.stringify(module(name))}; console.log(JSON.stringify(${expression}))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

const here = { os: [process.platform], cpu: [process.arch] };
const lock = (packages: Record<string, object>): string => JSON.stringify({ packages: { '': {}, ...packages } });

test.each([
  ['nothing is there', null, false],
  ['all is there', { a: { version: '1.0.0' }, own: { version: '3.0.0' } }, true],
  ['one is of another version', { a: { version: '1.0.1' }, own: { version: '3.0.0' } }, false],
  ['one is missing', { own: { version: '3.0.0' } }, false],
  ['the one for this system is missing', { a: { version: '1.0.0' } }, false],
])('when %s, packages count as installed: %#', (_name, present, expected) => {
  const root = scratchFolder();
  const elsewhere = { version: '2.0.0', optional: true, os: ['plan9'], cpu: ['vax'] };
  write(root, {
    'package-lock.json': lock({
      a: { version: '1.0.0' },
      elsewhere,
      own: { version: '3.0.0', optional: true, ...here },
    }),
  });
  if (present) write(root, { 'node_modules/.package-lock.json': lock(present) });
  expect(ask('install.mjs', `asked.isInstalled(${JSON.stringify(root)})`)).toBe(expected);
});

/** Stands in for Vite: writes down how it was called, and fails when told to. */
const BUILDER = `
  const { appendFileSync, existsSync } = require('node:fs');
  appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
  if (existsSync('fail')) process.exit(1);
`;

test('builds page and server when a source has changed, and not otherwise', () => {
  const root = scratchFolder();
  write(root, { 'node_modules/vite/bin/vite.js': BUILDER, 'src/main.tsx': 'one', 'build/nothing': '' });
  const build = (): unknown => ask('build.mjs', `asked.buildStale(${JSON.stringify(root)})`);
  const calls = (): number => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n').length;
  expect([build(), calls()]).toEqual([true, 2]);
  expect([build(), calls()]).toEqual([true, 2]);
  write(root, { 'src/main.test.tsx': 'a test is in no build' });
  expect([build(), calls()]).toEqual([true, 2]);
  write(root, { 'src/main.tsx': 'two' });
  expect([build(), calls()]).toEqual([true, 4]);
  write(root, { 'src/other.tsx': '', fail: '' });
  expect([build(), calls()]).toEqual([false, 5]);
  rmSync(join(root, 'fail'));
  expect([build(), calls()]).toEqual([true, 7]);
});

test.each([
  ['18.20.4', 1],
  ['20.18.3', 1],
  ['20.19.0', 0],
  ['21.7.0', 1],
  ['22.11.0', 1],
  ['22.12.0', 0],
  ['24.0.0', 0],
])('Node %s ends with %i', (version, expected) => {
  const fake = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`;
  const script = `${fake} await import(${JSON.stringify(module('node-version.mjs'))})`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(status).toBe(expected);
  expect(stderr).toBe(expected === 0 ? '' : `Perya needs Node 20.19, 22.12 or newer; this is Node ${version}.\n`);
});

test('ends with the shell that npm started it from, and otherwise outlives it', { timeout: 30_000 }, async () => {
  const script = 'setInterval(() => undefined, 1000); process.stdout.write(String(process.pid) + "\\n")';
  const program = `"${process.execPath}" --import "${module('follow-npm.mjs')}" -e '${script}'; true`;
  const byHand = run('sh', ['-c', program], { npm_lifecycle_event: '' });
  const byNpm = run('sh', ['-c', program], { npm_lifecycle_event: 'start' });
  const pids = [Number(await byHand.line(/^\d+$/)), Number(await byNpm.line(/^\d+$/))] as const;
  byHand.process.kill('SIGKILL');
  byNpm.process.kill('SIGKILL');
  await expect.poll(() => processMark(pids[1]), { timeout: 10_000 }).toBeNull();
  expect(processMark(pids[0])).not.toBeNull();
  process.kill(pids[0], 'SIGKILL');
});
