import { chmodSync, writeFileSync } from 'node:fs';
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
