/**
 * The page's side of the service worker: registration after the first paint, the update handshake, and handing over
 * what was loaded before a service worker stood in between. It never reloads by itself.
 */
import { signal } from '@preact/signals-react';
import type { ToWorker } from '#contract/messages.ts';
import { log } from '#shared/log.ts';
import { trustedScriptUrl } from './trusted.ts';

/** Set when a new version waits for the player's word. */
export const waitingUpdate = signal<{ apply: () => void } | undefined>(undefined);

let handOver: { reply: unknown } | undefined;

export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
    worker.addEventListener('waiting', () => {
      waitingUpdate.value = { apply: () => void applyUpdate() };
    });
    navigator.serviceWorker.addEventListener('controllerchange', handOverNow);
    // Registering on purpose after load: the page's own first requests must not compete with the precache.
    await worker.register({ immediate: true });
    handOverNow();
  } catch (error) {
    log.info('no service worker', { why: String(error) });
  }
}

/** Gives the service worker a reply that came while there was none; it is handed over as soon as one is in charge. */
export function keepInWorker(reply: unknown): void {
  handOver = { reply };
  handOverNow();
}

/** Whether replies come through the service worker, which then keeps them by itself. */
export function isWorkerInCharge(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** False when there is nobody to tell. */
export function tellWorker(message: ToWorker): boolean {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  worker?.postMessage(message);
  return worker !== null;
}

function handOverNow(): void {
  if (!handOver || !isWorkerInCharge()) return;
  tellWorker({ kind: 'keep-config', reply: handOver.reply });
  tellWorker({ kind: 'keep-icons', urls: shownIcons() });
  handOver = undefined;
}

function shownIcons(): string[] {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-game-id] img')];
  return pictures
    .filter((picture) => picture.complete && picture.naturalWidth > 0)
    .map((picture) => picture.currentSrc);
}

async function applyUpdate(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  // Another tab was asked first: the new version is in charge already, and only this page is still the old one.
  if (!waiting) location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // Not through workbox-window, which speaks to the worker it registered: that is the one in charge.
  waiting?.postMessage({ kind: 'activate' } satisfies ToWorker);
}
