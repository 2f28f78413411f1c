/** Puts the service worker in charge, after the first paint. */
import * as v from 'valibot';
import { FromWorker, type ToWorker } from '#contract/messages.ts';
import { log } from '#shared/log.ts';
import { followUpdates, holdReloadsWhileTyped } from './app-updates.ts';
import { loseSession } from '../call/call.ts';
import { isOnline, onReachable, onWorthTrying } from '../call/connection.ts';
import { handOverNow } from './sw-client.ts';
import { trustedScriptUrl } from './worker.ts';

/** In one visit. Each brings the whole program once more, and a server may have none that can be installed. */
const MOST_TRIES = 5;
/** A connection that is back may be back for many devices at once. */
const TOGETHER_MS = 5_000;

/**
 * A connection that breaks in the middle of a first visit takes the installation with it. It is tried again when there is a
 * connection or the player looks at the page again, until a service worker is installed.
 */
export async function registerServiceWorker(): Promise<void> {
  // Reloads have other reasons too.
  holdReloadsWhileTyped();
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', handOverNow);
  navigator.serviceWorker.addEventListener('message', hear);
  navigator.serviceWorker.startMessages();
  let triesLeft = MOST_TRIES;
  let isTrying = false;
  const install = async (): Promise<void> => {
    if (isTrying || triesLeft === 0 || !isOnline.peek()) return;
    isTrying = true;
    triesLeft -= 1;
    if (await tryToInstall()) triesLeft = 0;
    isTrying = false;
  };
  onWorthTrying((isAlone) => setTimeout(install, isAlone ? 0 : Math.random() * TOGETHER_MS));
  onReachable(install);
  await install();
}

async function tryToInstall(): Promise<boolean> {
  try {
    const { Workbox } = await import('workbox-window');
    // Registering on purpose after load: the page's own first requests must not compete with the precache.
    const worker = new Workbox(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
    const registration = await worker.register({ immediate: true });
    handOverNow();
    if (!registration) return false;
    if (!navigator.serviceWorker.controller) registration.active?.postMessage({ kind: 'take-over' } satisfies ToWorker);
    followUpdates(registration);
    return await hasWorker(registration);
  } catch (error) {
    log.info('no service worker', { why: String(error) });
    return false;
  }
}

/** Once the one that is being installed is, or has failed. */
async function hasWorker({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  if (active || waiting || !installing) return Boolean(active ?? waiting);
  while (installing.state === 'installing') {
    await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  }
  return installing.state !== 'redundant';
}

/** A heart goes past this page, and the server's word on it would otherwise be heard with the next call only. */
function hear({ data }: MessageEvent<unknown>): void {
  const said = v.safeParse(FromWorker, data);
  if (said.success && said.output.kind === 'session-lost') loseSession(said.output.token);
}
