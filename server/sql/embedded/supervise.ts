import { MINUTE_MS } from '#shared/durations.ts';
import { log } from '#shared/log.ts';

import type { Started } from '../../started.ts';
import { type Reached, type Running, runCluster } from './cluster.ts';
import type { Home } from './home.ts';
import { stopPostmaster } from './postmaster.ts';
import { watchOver } from './watchdog.ts';

/** How it is reached is the same for the whole life, so that addresses stay good when the server is run again. */
export interface Supervised extends Reached {
  /** Resolves with a sentence if the server ended by itself and does not come back. */
  lost: Promise<string>;
  stop: () => Promise<void>;
}

const RUNS_AGAIN = 5;
const CALM_MS = MINUTE_MS;

/** Keeps one PostgreSQL server running: run again when it is killed, ended when we are. */
export async function superviseCluster(home: Home, binaries: string): Promise<Started<Supervised>> {
  const first = await runCluster(home, binaries);
  if (!first.ok) return first;
  const { port, socket } = first.value;
  let isStopping = false;
  let current = first.value;
  let restart: Promise<void> = Promise.resolve();
  let endings: number[] = [];
  let reportLost: (sentence: string) => void;
  const lost = new Promise<string>((resolve) => (reportLost = resolve));

  async function runAgain(): Promise<void> {
    log.error('database ended by itself', { pid: current.pid });
    endings = [...endings.filter((atMs) => Date.now() - atMs < CALM_MS), Date.now()];
    if (endings.length > RUNS_AGAIN) return reportLost('The database keeps ending by itself.');
    const again = await runCluster(home, binaries, { port, socket });
    if (again.ok) watch(again.value);
    else reportLost(again.sentence);
  }

  function watch(running: Running): void {
    current = running;
    const watchdog = watchOver(running.pid, home.account);
    running.child.unref();
    running.child.once('exit', () => {
      watchdog.kill('SIGKILL');
      if (!isStopping) restart = runAgain();
    });
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await restart;
    await stopPostmaster(current.pid);
  }

  watch(first.value);
  return { ok: true, value: { port, socket, lost, stop } };
}
