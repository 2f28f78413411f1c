/**
 * Brings the configuration into the store: from the network on a first visit, from the device on every later one with
 * the network behind. Screens never wait for this file; they read the store.
 */
import { signal } from '@preact/signals-react';
import { config } from '#contract/config.ts';
import type { Config } from '#contract/entities/config.ts';
import type { Failure } from '#shared/outcome.ts';
import { log } from '#shared/log.ts';
import type { Lobby } from '#store/queries.ts';
import { call } from './call.ts';
import { isReachable, onWorthTrying } from './connection.ts';
import { readDevice, writeDevice } from './device.ts';
import { currentStore, firstAnswer, switchStore, watch } from './stored.ts';
import { keepInWorker } from './sw-client.ts';

declare global {
  interface Window {
    /** The call that the document itself started on a first visit. */
    earlyConfig?: Promise<Response>;
  }
}

/** Hot games on home before the player asks for all of them. */
export const HOT_LIMIT = 18;
const RETRY_MS = 15_000;
/** A database that does not open by then is treated as none: the lobby must not wait for it. */
const OPEN_DEADLINE_MS = 3_000;

/** Why there is nothing to show; undefined while there is, or while it is still on its way. */
export const loadFailure = signal<Failure | undefined>(undefined);
/** False where the browser keeps nothing on this device. */
export const isKept = signal(true);

export const lobbyRead = () => watch('lobby', { hotLimit: HOT_LIMIT });

/** Resolves when there is something to paint: a lobby, or the reason why there is none. */
export async function startLobby(): Promise<void> {
  const hasVisited = readDevice('gameListVersion') !== undefined;
  if (hasVisited) await openKeptStore();
  const stored = hasVisited && currentStore().keeps ? await storedLobby() : undefined;
  if (stored) {
    void refreshAfterPaint();
  } else {
    await refreshConfig();
  }
  keepTrying();
}

/** Asks the server once more; the answer arrives through the store. */
export async function refreshConfig(): Promise<void> {
  const store = currentStore();
  const gameListVersion = await store.gameListVersion();
  const early = window.earlyConfig;
  delete window.earlyConfig;
  const outcome = await call(config.appConfig, { gameListVersion }, early ? { early } : {});
  if (!outcome.ok) {
    loadFailure.value = outcome.failure;
    return;
  }
  loadFailure.value = undefined;
  const { answer, storedAt } = outcome.value;
  const savedAt = storedAt ?? Date.now();
  await currentStore().saveConfig(answer, savedAt);
  if (!currentStore().keeps) void keepAfterPaint(answer, savedAt);
  else writeDevice('gameListVersion', await currentStore().gameListVersion());
}

async function storedLobby(): Promise<Lobby | undefined> {
  return firstAnswer(lobbyRead(), () => true);
}

async function refreshAfterPaint(): Promise<void> {
  await idle();
  await refreshConfig();
}

/** The database is opened after the first paint: a first visit has nothing in it, and its code is not small. */
async function keepAfterPaint(reply: Config, savedAt: number): Promise<void> {
  await idle();
  await openKeptStore(async (kept) => {
    await kept.saveConfig(reply, savedAt);
    writeDevice('gameListVersion', await kept.gameListVersion());
  });
  keepInWorker(reply);
}

async function openKeptStore(fill?: (store: ReturnType<typeof currentStore>) => Promise<void>): Promise<void> {
  try {
    const { KeptStore } = await import('#store/kept-store.ts');
    const store = new KeptStore();
    await withDeadline(store.open(), OPEN_DEADLINE_MS);
    await fill?.(store);
    switchStore(store);
    isKept.value = true;
  } catch (error) {
    // Missing, blocked, full or stuck: the memory store goes on, and the lobby says so.
    isKept.value = false;
    log.info('nothing is kept on this device', { why: String(error) });
  }
}

function keepTrying(): void {
  onWorthTrying(() => void refreshConfig());
  setInterval(() => {
    if (!isReachable.value && navigator.onLine) void refreshConfig();
  }, RETRY_MS);
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}

function withDeadline<Value>(work: Promise<Value>, deadlineMs: number): Promise<Value> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`Not done after ${deadlineMs} ms`)), deadlineMs);
  });
  return Promise.race([work, late]);
}
