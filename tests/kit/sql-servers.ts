/** One PostgreSQL of each kind for a whole test run: the private one, and Debian's 15 where it is installed. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { type Account, chooseAccount, spawnAs } from '#server/sql/embedded/account.ts';
import { freePort } from '#server/sql/embedded/free-port.ts';
import { isReady, stopPostmaster } from '#server/sql/embedded/postmaster.ts';
import { watchOver } from '#server/sql/embedded/watchdog.ts';
import { startEmbedded } from '#server/sql/embedded.ts';
import { must } from '#shared/assert.ts';

export interface SqlServer {
  name: string;
  adminUrl: string;
}

interface RunningServer extends SqlServer {
  stop: () => Promise<void>;
}

const DEBIAN_15 = '/usr/lib/postgresql/15/bin';

export async function startSqlServers(): Promise<RunningServer[]> {
  const binaries = process.env['PERYA_PG15'] ?? DEBIAN_15;
  const hasFifteen = existsSync(join(binaries, 'postgres'));
  return Promise.all([startPrivate(), ...(hasFifteen ? [startOther('PostgreSQL 15', binaries)] : [])]);
}

async function startPrivate(): Promise<RunningServer> {
  const folder = openFolder();
  const started = await startEmbedded(folder);
  if (!started.ok) throw new Error(started.sentence);
  const { adminUrl, stop } = started.value;
  return { name: 'PostgreSQL 18', adminUrl, stop: () => stop().then(() => remove(folder)) };
}

async function startOther(name: string, binaries: string): Promise<RunningServer> {
  const folder = openFolder();
  const cluster = join(folder, 'cluster');
  const chosen = chooseAccount(cluster);
  if (!chosen.ok) throw new Error(chosen.sentence);
  makeCluster(cluster, binaries, chosen.value);
  const port = await freePort();
  // It is thrown away in a minute, so it need not wait for the disk.
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'];
  const child = spawn(join(binaries, 'postgres'), ['-D', cluster, '-p', String(port), ...settings], {
    ...spawnAs(chosen.value),
    stdio: 'ignore',
    detached: true,
  });
  const pid = must(child.pid, 'a program that exists starts');
  while (!isReady(cluster, pid)) await new Promise((resolve) => setTimeout(resolve, 20));
  const watchdog = watchOver(pid, chosen.value);
  const stop = async (): Promise<void> => {
    await stopPostmaster(pid);
    watchdog.kill('SIGKILL');
    remove(folder);
  };
  return { name, adminUrl: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

function makeCluster(cluster: string, binaries: string, account: Account): void {
  mkdirSync(cluster, { mode: 0o700 });
  if (account.uid !== null && account.gid !== null) chownSync(cluster, account.uid, account.gid);
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), [`--pgdata=${cluster}`, ...options], { ...spawnAs(account), stdio: 'pipe' });
}

/** The user that runs a cluster for root has to pass through it. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'perya-sql-'));
  chmodSync(folder, 0o755);
  return folder;
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

export async function adminQuery(adminUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
