/**
 * What is known about the PostgreSQL of a folder from its lock file, `postmaster.pid`.
 * The lock is never deleted here: PostgreSQL does that itself, once it has seen that nobody uses its memory any more.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { SECOND_MS } from '#shared/durations.ts';
import { processMark } from './process-mark.ts';

/** Larger than any process id, so that asking for it always finds nobody. */
const NOBODY_PID = 2_147_483_646;

const FAST_STOP_MS = 15 * SECOND_MS;
const HARD_STOP_MS = 10 * SECOND_MS;
const POLL_MS = 10;

export function isReady(cluster: string, pid: number): boolean {
  const lock = readLock(cluster);
  return lock?.[0] === String(pid) && lock[7]?.trim() === 'ready';
}

/** Ends a PostgreSQL that a killed Perya left behind, or makes its lock harmless. False if it cannot be ended. */
export async function clearOrphan(cluster: string): Promise<boolean> {
  const pid = Number(readLock(cluster)?.[0] ?? 0);
  if (!Number.isInteger(pid) || pid <= 0) return true;
  if (isPostmasterOf(pid, cluster)) return stopPostmaster(pid);
  disarmLock(cluster);
  return true;
}

/** Asks for an orderly stop first; the harder one loses nothing either, it only makes the next start slower. */
export async function stopPostmaster(pid: number): Promise<boolean> {
  for (const [signal, patienceMs] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', HARD_STOP_MS],
  ] as const) {
    if (!signalTo(pid, signal)) return true;
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      if (processMark(pid) === null) return true;
      await sleep(POLL_MS);
    }
  }
  return false;
}

function signalTo(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    // It has ended already.
    return false;
  }
}

/** A postmaster works inside its data folder, which tells it from a stranger that was given the same process id. */
function isPostmasterOf(pid: number, cluster: string): boolean {
  if (processMark(pid) === null) return false;
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster);
  } catch {
    // Gone meanwhile, or a process of another user, which is not ours to look at.
    return false;
  }
}

/**
 * After a crash the process id in the lock may belong to another process by now, and PostgreSQL would wait for it.
 * Only the id is replaced; the rest lets PostgreSQL check that no process of its own still uses the folder.
 */
function disarmLock(cluster: string): void {
  const lock = readLock(cluster);
  if (lock !== null) writeFileSync(join(cluster, 'postmaster.pid'), [NOBODY_PID, ...lock.slice(1)].join('\n'));
}

function readLock(cluster: string): string[] | null {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    // No lock: nothing runs here.
    return null;
  }
}
