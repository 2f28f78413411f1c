/**
 * PostgreSQL refuses to run as root, so root's cluster runs as an unprivileged user that is already there.
 * What that user can reach is asked of the system, not worked out from mode bits: access lists and mounts count too.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

import { cannotStart, type Started } from '../../started.ts';

/** Null ids mean the account that runs this process. */
export interface Account {
  name: string;
  uid: number | null;
  gid: number | null;
}

const OURSELVES: Account = { name: 'this user', uid: null, gid: null };

export function chooseAccount(clusterFolder: string): Started<Account> {
  if (process.getuid?.() !== 0) return { ok: true, value: OURSELVES };
  const account = ownerOf(clusterFolder) ?? lookUp('postgres') ?? lookUp('nobody');
  if (account) return { ok: true, value: account };
  return cannotStart(
    'The private database does not run as root, and neither a user "postgres" nor "nobody" exists here: start Perya as another user, or set DATABASE_URL.',
  );
}

/** Spawn options for a program of the cluster: nothing of our environment or folder reaches it. */
export function spawnAs(account: Account): {
  uid?: number;
  gid?: number;
  cwd: string;
  env: Record<string, string>;
} {
  const ids = account.uid === null || account.gid === null ? {} : { uid: account.uid, gid: account.gid };
  return { ...ids, cwd: '/', env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };
}

export function canUseFolder(account: Account, folder: string): boolean {
  const script = 'cd "$1" && test -r . && test -w . && test -x .';
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder], { ...spawnAs(account), stdio: 'ignore' }).status === 0;
}

/** An existing cluster stays with the user who owns it, even when a "postgres" user has appeared since. */
function ownerOf(clusterFolder: string): Account | null {
  const found = statSync(join(clusterFolder, 'PG_VERSION'), { throwIfNoEntry: false });
  if (!found || found.uid === 0) return null;
  return { name: `user ${askId('-nu', String(found.uid)) ?? found.uid}`, uid: found.uid, gid: found.gid };
}

function lookUp(name: string): Account | null {
  const [uid, gid] = [Number(askId('-u', name)), Number(askId('-g', name))];
  return uid > 0 && gid > 0 ? { name: `user ${name}`, uid, gid } : null;
}

function askId(flag: string, user: string): string | null {
  try {
    return execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // The command fails when there is no such user.
    return null;
  }
}
