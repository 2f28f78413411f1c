import { execFileSync, spawn } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';
import { expect, test } from 'vitest';

import { ask, postmasterOf, prepareClusters, start, usedFolder } from '../../tests/kit/clusters.ts';
import { processMark } from './embedded/process-mark.ts';

prepareClusters();

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []));

const hasEnded = (pid: number): Promise<void> => expect.poll(() => processMark(pid), { interval: 20 }).toBeNull();

/** Writes one row after the other until the connection breaks, and says how many were acknowledged. */
async function writeUntilKilled(url: string, onAcknowledged: (count: number) => void): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  // The broken connection shows itself in the query as well.
  client.on('error', () => undefined);
  await client.connect();
  let acknowledged = 0;
  for (;;) {
    try {
      await client.query('insert into kept values ($1)', [acknowledged]);
    } catch {
      // Killed in the middle of this one, which may or may not be there; all before it have to be.
      return acknowledged;
    }
    acknowledged += 1;
    onAcknowledged(acknowledged);
  }
}

const ROWS_BEFORE_KILL = 100;

test.each([
  ['the program alone is killed', 'program'],
  ['the program and what watches over it are killed', 'program and watchdog'],
  ['everything is killed', 'everything'],
])('starts again with everything acknowledged after %s', async (_name, what) => {
  const folder = usedFolder();
  const first = await start(folder);
  await ask(first.url, 'create table kept (number integer primary key)');
  const postmaster = postmasterOf(folder);
  const watchdogs = childrenOf(first.child.pid).filter((pid) => pid !== postmaster);
  expect(watchdogs).toHaveLength(1);
  const kill = (): void => {
    if (what !== 'program') for (const pid of watchdogs) process.kill(pid, 'SIGKILL');
    if (what === 'everything') for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, 'SIGKILL');
    first.child.process.kill('SIGKILL');
  };
  const writing = writeUntilKilled(first.url, (count) => count === ROWS_BEFORE_KILL && kill());
  await first.child.ended;
  if (what === 'program') await hasEnded(postmaster);
  if (what === 'program and watchdog') expect(processMark(postmaster)).not.toBeNull();

  const second = await start(folder);
  expect(processMark(postmaster)).toBeNull();
  const acknowledged = await writing;
  expect(acknowledged).toBeGreaterThanOrEqual(ROWS_BEFORE_KILL);
  const [row] = await ask<{ there: string }>(
    second.url,
    `select count(*) as there from kept where number < ${acknowledged}`,
  );
  expect(Number(row?.there)).toBe(acknowledged);
});

test('is not held up by a stranger who was given an old process id', async () => {
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

test('runs the database again, at the same address, when it is killed', async () => {
  const folder = usedFolder();
  const { url } = await start(folder);
  await ask(url, 'create table kept as select 7 as number');
  process.kill(postmasterOf(folder), 'SIGKILL');
  await expect.poll(() => ask(url, 'select number from kept').catch(() => null)).toEqual([{ number: 7 }]);
});
