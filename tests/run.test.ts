import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { endAll, run } from './kit/child.ts';
import { removeScratch, scratchFolder } from './kit/scratch.ts';

afterEach(endAll);
afterAll(removeScratch);

const FIND = `import('./tests/find-browser.mjs').then(({ findBrowser }) => findBrowser()).then(JSON.stringify).then(console.log)`;

function standIn(name: string, says: string): string {
  const path = join(scratchFolder(), name);
  writeFileSync(path, `#!/bin/sh\n${says}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('a named browser that does not run ends the tests with one sentence', async () => {
  const child = run(process.execPath, ['tests/run.mjs'], { PERYA_CHROMIUM: '/nonexistent' });
  expect(await child.ended).toBe(1);
  expect(child.output()).toBe('PERYA_CHROMIUM is "/nonexistent", which is no browser that runs.');
});

test('a browser of the smoke run that is not there is named in a sentence, and is no failure', async () => {
  const child = run(process.execPath, ['tests/smoke.mjs'], {
    FIREFOX: '/nonexistent-fox',
    XVFB: '/nonexistent-display',
  });
  expect(await child.ended).toBe(0);
  expect(child.output()).toContain('Firefox is not tried: /nonexistent-fox is missing.');
  expect(child.output()).toMatch(/WebKitGTK is not tried: .*\/nonexistent-display is missing\./);
});

test('nothing else is given the ports of a run before its servers start', async () => {
  const { freePorts } = await import('./free-ports.mjs');
  const firstHandedOut = await firstPortOfTheSystem();
  for (let at = 0; at < 20; at++) expect((await freePorts()) + 1).toBeLessThan(firstHandedOut);
});

/** The least of some that are given to a program which asks for any. */
async function firstPortOfTheSystem(): Promise<number> {
  const servers = Array.from({ length: 20 }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) server.close();
  return Math.min(...ports);
}

test('a bench that misses its budget or breaks ends neither the benches nor their table', async () => {
  const folder = scratchFolder();
  const misses = `import { report } from '${join(import.meta.dirname, 'bench/report.mjs')}'; report([{ name: 'too slow', value: 2, budget: 1 }]);`;
  const keeps = misses.replace('too slow', 'in time').replace('value: 2', 'value: 1');
  for (const [name, program] of Object.entries({ run: misses, taps: 'throw new Error("broken")', search: keeps })) {
    writeFileSync(join(folder, `${name}.mjs`), program);
  }
  const all = `import('./tests/bench/all.mjs').then(({ runBenches }) => runBenches(['run', 'taps', 'search'], '${folder}')).then((code) => process.exit(code))`;
  const child = run(process.execPath, ['-e', all]);
  expect(await child.ended).toBe(1);
  expect(child.output()).toMatch(/search +ok .*in time\nrun +MISS .*too slow\n1 of 2 budgets are kept\nBROKEN taps/);
});

test('every bench is part of npm run bench', async () => {
  const { BENCHES } = await import('./bench/all.mjs');
  const files = readdirSync(join(import.meta.dirname, 'bench')).filter((name) => name.endsWith('.mjs'));
  const reporting = files.filter((name) =>
    /report\(/.test(readFileSync(join(import.meta.dirname, 'bench', name), 'utf8')),
  );
  const named = reporting.map((name) => name.replace('.mjs', '')).filter((name) => !APART.includes(name));
  expect([...BENCHES].toSorted()).toEqual(named.toSorted());
});

/** The table itself, the sizes, which `npm test` counts, and an hour of walking about, which is run by its name. */
const APART = ['report', 'size', 'endurance'];

test('a browser without a window comes before one with a window', async () => {
  const shell = standIn('chromium-headless-shell', 'echo Chromium 1');
  const whole = standIn('chromium', 'echo Chromium 1');
  const path = [whole, shell].map((file) => join(file, '..')).join(':');
  const found = run(process.execPath, ['-e', FIND], { PATH: path, PERYA_CHROMIUM: '' });
  expect(JSON.parse(await found.line(/^\{/))).toEqual({ path: shell, whole });
});

test('a named browser comes before one that is there, and one that does not run is passed over', async () => {
  const broken = standIn('google-chrome-stable', 'exit 1');
  const good = standIn('chromium', 'echo Chromium 1');
  const path = [broken, good].map((file) => join(file, '..')).join(':');
  const found = run(process.execPath, ['-e', FIND], { PATH: path, PERYA_CHROMIUM: '' });
  expect(JSON.parse(await found.line(/^\{/))).toEqual({ path: good, whole: good });
  const named = run(process.execPath, ['-e', FIND], { PATH: '', PERYA_CHROMIUM: good });
  expect(JSON.parse(await named.line(/^\{/))).toEqual({ path: good, whole: good });
});
