/** Makes a cluster and runs its server. Speaks to PostgreSQL only through its programs; connections are made elsewhere. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { MINUTE_MS } from '#shared/durations.ts';
import { cannotStart, type Started } from '../../started.ts';
import { spawnAs } from './account.ts';
import { MAJOR_VERSION } from './binaries.ts';
import { freePort } from './free-port.ts';
import type { Home } from './home.ts';
import { isReady } from './postmaster.ts';
import { removeSockets, socketFolder } from './socket.ts';

export interface Reached {
  port: number;
  /** The folder of its socket; null where TCP is the only way. */
  socket: string | null;
}

export interface Running extends Reached {
  child: ChildProcess;
  pid: number;
}

const READY_MS = 2 * MINUTE_MS;
const POLL_MS = 5;
const LAUNCH_TRIES = 20;
const LAUNCH_PAUSE_MS = 250;

/** These either pass by themselves or are about the port, and the next try takes another one. */
const PASSING = /still in use|Address already in use|could not create any TCP\/IP sockets/;

/** Some mounts keep an owner and a mode, and take no socket: a folder of Windows in WSL, one of the host in a virtual machine. */
const WITHOUT_SOCKETS = /any Unix-domain sockets|\.s\.PGSQL\./;

export async function createCluster(home: Home, binaries: string, password: string): Promise<Started<void>> {
  const version = join(home.cluster, 'PG_VERSION');
  if (existsSync(version)) {
    const found = readFileSync(version, 'utf8').trim();
    if (found === MAJOR_VERSION) return { ok: true, value: undefined };
    return cannotStart(
      `The database in ${home.folder} is of PostgreSQL ${found}, and this Perya brings ${MAJOR_VERSION}.`,
    );
  }
  // Made beside its place and moved there when whole, so that a start cut short leaves nothing half-made.
  const fresh = join(home.folder, 'cluster.new');
  const passwordFile = join(home.folder, 'password.new');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  chmodSync(fresh, 0o700);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const { uid, gid } = home.account;
  if (uid !== null && gid !== null) for (const path of [fresh, passwordFile]) chownSync(path, uid, gid);
  const options = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--no-instructions'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const log = openLog(home);
  const child = spawn(
    join(binaries, 'initdb'),
    [`--pgdata=${fresh}`, `--pwfile=${passwordFile}`, ...options, ...locale],
    { ...spawnAs(home.account), stdio: ['ignore', log, log] },
  );
  const code = await ended(child);
  closeSync(log);
  rmSync(passwordFile, { force: true });
  if (code !== 0) return cannotStart(`The database could not be made in ${home.folder}: ${lastWords(home)}`);
  renameSync(fresh, home.cluster);
  return { ok: true, value: undefined };
}

/** Its port and its socket are kept for the whole life of the server, also when PostgreSQL has to be run again. */
export async function runCluster(home: Home, binaries: string, kept?: Reached): Promise<Started<Running>> {
  let takesSockets = true;
  for (let tries = 1; ; tries += 1) {
    const port = kept?.port ?? (await freePort());
    const socket = kept ? kept.socket : takesSockets ? socketFolder(home, port) : null;
    const child = launch(home, binaries, { port, socket });
    const end = ended(child);
    if ((await ready(home.cluster, child)) && child.pid !== undefined) {
      return { ok: true, value: { child, pid: child.pid, port, socket } };
    }
    child.kill('SIGQUIT');
    await end;
    if (!kept && socket !== null && WITHOUT_SOCKETS.test(lastWords(home))) {
      takesSockets = false;
      continue;
    }
    if (tries >= LAUNCH_TRIES || !PASSING.test(lastWords(home))) {
      return cannotStart(`The database in ${home.folder} does not start: ${lastWords(home)}`);
    }
    await sleep(LAUNCH_PAUSE_MS);
  }
}

function launch(home: Home, binaries: string, { port, socket }: Reached): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: socket ?? '',
    max_connections: '60',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    // What a query does wrong is told to the client that sent it; the file keeps what happens to the server.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    // Nobody replicates from a private cluster.
    wal_level: 'minimal',
    max_wal_senders: '0',
  };
  removeSockets(home);
  const log = openLog(home);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Its own session: the interrupt key of the terminal is for us, and we stop it after our last query.
  const child = spawn(join(binaries, 'postgres'), ['-D', home.cluster, ...flags], {
    ...spawnAs(home.account),
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  return child;
}

/** A file rather than a pipe: if this process is killed, what is left of the cluster can still write. */
const logFile = (home: Home): string => join(home.folder, 'postgres.log');

function openLog(home: Home): number {
  // The log of the time before stays for a look at what went wrong then.
  if (existsSync(logFile(home))) renameSync(logFile(home), `${logFile(home)}.old`);
  return openSync(logFile(home), 'w', 0o600);
}

/** The last complaint in the log, as the end of a sentence. */
function lastWords(home: Home): string {
  const lines = readFileSync(logFile(home), 'utf8').trim().split('\n');
  const complaint = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '';
  return complaint.replace(/^.*?(FATAL|PANIC|error):\s*/, '') || `see ${logFile(home)}`;
}

async function ready(cluster: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + READY_MS;
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    if (isReady(cluster, child.pid)) return true;
    await sleep(POLL_MS);
  }
  return false;
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('exit', (code) => resolve(code ?? -1));
  });
}
