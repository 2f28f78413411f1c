import { type ChildProcess, spawn } from 'node:child_process';

import { type Account, spawnAs } from './account.ts';

/**
 * Ends the cluster when this process is killed without a chance to do so itself: the shell waits for the end of a
 * pipe that nobody writes to, which the system closes whatever happens to us.
 */
export function watchOver(postmasterPid: number, account: Account): ChildProcess {
  const script = 'read -r _; kill -INT "$1"';
  const watchdog = spawn('/bin/sh', ['-c', script, 'sh', String(postmasterPid)], {
    ...spawnAs(account),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  return watchdog;
}
