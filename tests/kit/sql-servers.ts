/** One PostgreSQL of each kind for a whole test run: the one that comes with the app, and Debian's 15 where it is installed. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { type Account, chooseAccount, spawnAs } from '#server/sql/embedded/account.ts';
import { freePort } from '#server/sql/embedded/free-port.ts';
import { isReady, stopPostmaster } from '#server/sql/embedded/postmaster.ts';
import { bySocket, socketFolder } from '#server/sql/embedded/socket.ts';
import { watchOver } from '#server/sql/embedded/watchdog.ts';
import { findBinaries } from '#server/sql/embedded/binaries.ts';
import { must } from '#shared/assert.ts';

export interface SqlServer {
  name: string;
  adminUrl: string;
}

interface RunningServer extends SqlServer {
  stop: () => Promise<void>;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // As in the cluster that comes with the app.
  timezone: 'UTC',
  jit: 'off',
  // It is thrown away within the hour, so it need not wait for the disk.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // So that a cluster that is kept in memory stays small.
  max_wal_size: '128MB',
};

/** Linux keeps in memory what lies here. Every suite copies a thousand files of a database, and deletes them again. */
const IN_MEMORY = '/dev/shm';
const GIB = 2 ** 30;
/** Two clusters take a part of this. */
const ROOM = { memory: 4 * GIB, folder: 2 * GIB };

const DEBIAN_15 = '/usr/lib/postgresql/15/bin';

export async function startSqlServers(): Promise<RunningServer[]> {
  const oldest = process.env['PERYA_PG15'] ?? DEBIAN_15;
  const hasOldest = existsSync(join(oldest, 'postgres'));
  return Promise.all([
    startServer('PostgreSQL 18', bundledBinaries),
    ...(hasOldest ? [startServer('PostgreSQL 15', () => oldest)] : []),
  ]);
}

function bundledBinaries(account: Account): string {
  const found = findBinaries(account);
  if (!found.ok) throw new Error(found.sentence);
  return found.value;
}

async function startServer(name: string, findIn: (account: Account) => string): Promise<RunningServer> {
  const folder = openFolder();
  const cluster = join(folder, 'cluster');
  const chosen = chooseAccount(cluster);
  if (!chosen.ok) throw new Error(chosen.sentence);
  const binaries = findIn(chosen.value);
  makeCluster(cluster, binaries, chosen.value);
  const port = await freePort();
  // As the app reaches the cluster that comes with it.
  const socket = socketFolder({ cluster }, port);
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: socket ?? '' }).flatMap(
    ([setting, value]) => ['-c', `${setting}=${value}`],
  );
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
  return { name, adminUrl: `postgres://postgres@127.0.0.1:${port}/postgres${bySocket(socket)}`, stop };
}

function makeCluster(cluster: string, binaries: string, account: Account): void {
  mkdirSync(cluster, { mode: 0o700 });
  if (account.uid !== null && account.gid !== null) chownSync(cluster, account.uid, account.gid);
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), [`--pgdata=${cluster}`, ...options], { ...spawnAs(account), stdio: 'pipe' });
}

/** The user that runs a cluster for root has to pass through it. */
function openFolder(): string {
  const folder = mkdtempSync(join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), 'perya-sql-'));
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoomInMemory(): boolean {
  if (!existsSync(IN_MEMORY) || freemem() < ROOM.memory) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ROOM.folder;
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** The address of another database of the same server. */
export const urlOf = (adminUrl: string, database: string): string =>
  adminUrl.replace(/\/postgres(?=\?|$)/, `/${database}`);

export async function adminQuery(adminUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
