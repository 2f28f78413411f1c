import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
function ask(name: string, expression: string, env: Record<string, string> = {}): unknown {
  const script = `import * as asked from ${JSON.stringify(module(name))}; console.log(JSON.stringify(${expression}))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

const here = { os: [process.platform], cpu: [process.arch] };
const lock = (packages: Record<string, object>): string => JSON.stringify({ packages: { '': {}, ...packages } });

/** Stands in for npm: writes down how it was called, and fails at what it is told to fail at. */
const NPM = `
  const { appendFileSync, readFileSync } = require('node:fs');
  appendFileSync('calls', process.argv[2] + ' ');
  process.exit(readFileSync('fails', 'utf8').includes(process.argv[2]) ? 1 : 0);
`;

const installed = { a: { version: '1.0.0' }, own: { version: '3.0.0' } };

test.each([
  ['nothing is there', null, 'ci'],
  ['all is there', installed, ''],
  ['one is of another version', { ...installed, a: { version: '1.0.1' } }, 'ci'],
  ['one is missing', { own: installed.own }, 'ci'],
  ['the one for this system is missing', { a: installed.a }, 'ci'],
])('when %s of the packages, npm is asked for: %#', (_name, present, expected) => {
  const root = checkout(present);
  expect(install(root)).toBe(true);
  expect(callsIn(root)).toBe(expected);
});

test('an install that fails is not tried in another way', () => {
  const root = checkout(null);
  write(root, { fails: 'ci' });
  expect(install(root)).toBe(false);
  expect(callsIn(root)).toBe('ci');
});

function checkout(present: Record<string, object> | null): string {
  const root = scratchFolder();
  const elsewhere = { version: '2.0.0', optional: true, os: ['plan9'], cpu: ['vax'] };
  const wanted = { a: { version: '1.0.0' }, elsewhere, own: { version: '3.0.0', optional: true, ...here } };
  write(root, { 'package-lock.json': lock(wanted), 'npm-cli.js': NPM, fails: '' });
  if (present) write(root, { 'node_modules/.package-lock.json': lock(present) });
  return root;
}

const install = (root: string): unknown =>
  ask('install.mjs', `asked.installMissing(${JSON.stringify(root)})`, { npm_execpath: join(root, 'npm-cli.js') });

const callsIn = (root: string): string =>
  existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8').trim() : '';

/** Stands in for Vite: writes down how it was called, and fails when told to. */
const BUILDER = `
  const { appendFileSync, existsSync } = require('node:fs');
  appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
  if (existsSync('fail')) process.exit(1);
`;

test('builds page, server and games when a source has changed, and not otherwise', () => {
  const root = scratchFolder();
  write(root, { 'node_modules/vite/bin/vite.js': BUILDER, 'src/main.tsx': 'one', 'build/nothing': '' });
  const build = (): unknown => ask('build.mjs', `asked.buildStale(${JSON.stringify(root)})`);
  const calls = (): number => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n').length;
  expect([build(), calls()]).toEqual([true, 3]);
  expect([build(), calls()]).toEqual([true, 3]);
  write(root, { 'src/main.test.tsx': 'a test is in no build' });
  expect([build(), calls()]).toEqual([true, 3]);
  write(root, { 'src/main.tsx': 'two' });
  expect([build(), calls()]).toEqual([true, 6]);
  write(root, { 'src/other.tsx': '', fail: '' });
  expect([build(), calls()]).toEqual([false, 7]);
  rmSync(join(root, 'fail'));
  expect([build(), calls()]).toEqual([true, 10]);
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

test('ends with the shell that npm started it from, and otherwise outlives it', async () => {
  const script = 'setInterval(() => undefined, 1000); process.stdout.write(String(process.pid) + "\\n")';
  const program = `"${process.execPath}" --import "${module('follow-npm.mjs')}" -e '${script}'; true`;
  const byHand = run('sh', ['-c', program], { npm_lifecycle_event: '' });
  const byNpm = run('sh', ['-c', program], { npm_lifecycle_event: 'start' });
  const pids = [Number(await byHand.line(/^\d+$/)), Number(await byNpm.line(/^\d+$/))] as const;
  byHand.process.kill('SIGKILL');
  byNpm.process.kill('SIGKILL');
  await expect.poll(() => processMark(pids[1])).toBeNull();
  expect(processMark(pids[0])).not.toBeNull();
  process.kill(pids[0], 'SIGKILL');
});
