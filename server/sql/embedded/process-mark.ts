import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A word that no other process on this machine ever shares with this one: process ids come back, start times do not.
 * Null when there is no such process. A zombie has ended, whatever its parent makes of it, so it counts as none.
 */
export function processMark(pid: number): string | null {
  return process.platform === 'linux' ? markFromProc(pid) : markFromPs(pid);
}

function markFromProc(pid: number): string | null {
  const stat = readOrNull(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The command name stands in brackets and may hold anything, so the fields are counted from its closing bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  const startTicks = fields[19];
  if (state === 'Z' || state === 'X' || startTicks === undefined) return null;
  return shortHash(`${readOrNull('/proc/sys/kernel/random/boot_id') ?? ''} ${startTicks}`);
}

function markFromPs(pid: number): string | null {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return line === '' || line.startsWith('Z') ? null : shortHash(line.slice(line.indexOf(' ')).trim());
  } catch {
    // The command fails exactly when it finds no such process.
    return null;
  }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process may end between any two looks at it.
    return null;
  }
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
