/**
 * Looks at this device the way support would: what works, what does not, and how old what is kept is. It reads and
 * changes nothing, and finds nothing that belongs to a player.
 */
import { service } from '#contract/service.ts';
import { openExisting, settled } from '#early/raw-database.ts';
import { buildMarkIn } from '#shared/build-mark.ts';
import { withDeadline } from '#shared/in-time.ts';
import { log } from '#shared/log.ts';
import { PUBLIC_DATABASE } from '#store/layout.ts';
import { call } from './call/call.ts';
import { readDevice } from './device/device.ts';

import { lobbyKeeper } from './lobby/lobby.ts';

const DEADLINE_MS = 5_000;
const SHELL_CACHE = 'shell';
const DOCUMENT = '/index.html';

export interface SelfTest {
  isOnline: boolean;
  /** How long the server took; undefined where it did not answer. */
  pingMs: number | undefined;
  worker: 'not-secure' | 'none' | 'starting' | 'active' | 'in-charge';
  isUpdateWaiting: boolean;
  build: string;
  /** What opens without a network; empty where nothing is kept. */
  keptBuild: string;
  isDatabaseOpen: boolean;
  waitingEvents: number | undefined;
  usageBytes: number | undefined;
  quotaBytes: number | undefined;
  isPersisted: boolean;
  gameListVersion: string;
  testedAt: number; // Milliseconds since 1970, by this device's clock.
}

type WorkerState = Pick<SelfTest, 'worker' | 'isUpdateWaiting'>;

export async function runSelfTest(): Promise<SelfTest> {
  // What is opened and kept after the first paint is not missing yet; it is late.
  await orElse(lobbyKeeper.keep(), undefined);
  const [pingMs, worker, keptBuild, waitingEvents, storage] = await Promise.all([
    ping(),
    orElse<WorkerState>(workerState(), { worker: 'none', isUpdateWaiting: false }),
    orElse(readKeptBuild(), ''),
    orElse(countEvents(), undefined),
    orElse(readStorage(), { usageBytes: undefined, quotaBytes: undefined, isPersisted: false }),
  ]);
  return {
    isOnline: navigator.onLine,
    pingMs,
    ...worker,
    build: buildMarkIn(document.head.outerHTML),
    keptBuild,
    isDatabaseOpen: waitingEvents !== undefined,
    waitingEvents,
    ...storage,
    gameListVersion: readDevice('gameListVersion') ?? '',
    testedAt: Date.now(),
  };
}

/** A part of the browser that is missing, broken or silent is a finding, and no reason to find nothing else. */
async function orElse<Value>(look: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await withDeadline(look, DEADLINE_MS);
  } catch (error) {
    log.info('self-test: nothing found', { why: String(error) });
    return otherwise;
  }
}

async function ping(): Promise<number | undefined> {
  const from = performance.now();
  const outcome = await call(service.getCustomerServices, {});
  const isServer = outcome.ok ? outcome.value.storedAt === undefined : outcome.failure.kind === 'refused';
  return isServer ? Math.round(performance.now() - from) : undefined;
}

async function workerState(): Promise<WorkerState> {
  // An http address has no service worker, except on the machine itself.
  if (!window.isSecureContext) return { worker: 'not-secure', isUpdateWaiting: false };
  const registration = await navigator.serviceWorker.getRegistration();
  const isUpdateWaiting = Boolean(registration?.waiting);
  if (navigator.serviceWorker.controller) return { worker: 'in-charge', isUpdateWaiting };
  if (registration?.active) return { worker: 'active', isUpdateWaiting };
  return { worker: registration ? 'starting' : 'none', isUpdateWaiting };
}

async function readKeptBuild(): Promise<string> {
  const kept = await (await caches.open(SHELL_CACHE)).match(DOCUMENT, { ignoreSearch: true });
  const html = await kept?.text();
  return html === undefined ? '' : buildMarkIn(html);
}

async function countEvents(): Promise<number | undefined> {
  const db = await openExisting(PUBLIC_DATABASE);
  try {
    return await settled<number>(db.transaction('events').objectStore('events').count());
  } finally {
    db.close();
  }
}

async function readStorage(): Promise<Pick<SelfTest, 'usageBytes' | 'quotaBytes' | 'isPersisted'>> {
  const { usage, quota } = await navigator.storage.estimate();
  return { usageBytes: usage, quotaBytes: quota, isPersisted: await navigator.storage.persisted() };
}
